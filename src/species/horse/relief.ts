/**
 * The horse in the round. Widths follow facts/kinematics 1.5; where muscles and grooves run is surface anatomy as any atlas shows it, how
 * high they stand was chosen by eye.
 */
import type { ReliefTable } from '../relief.ts';

// biome-ignore format: a table
export const horseRelief: ReliefTable = {
  sections: {
    trunk: 'buttock dock rump croup flank loin barrel ribs girth withers shoulder breast neckBase neckLow neckMid neckUpper neckHigh poll',
    head: 'poll forehead eye jowl cheek nose nostril lips mouth',
    ear: 'root middle tip',
    fore: 'blade shoulder arm armLow elbow forearm forearmMid forearmLow kneeTop knee kneeMid kneeLow cannon cannonLow fetlockTop fetlock ergot pastern coronet',
    hind: 'pelvis rump thigh thighLow stifle gaskinTop gaskin gaskinLow hockTop hock hockMid hockLow cannon cannonLow fetlockTop fetlock ergot pastern coronet',
    tail: 'dock root skirt full thick low end',
  },
  shape: {
    trunk: {
      buttock:  { square: 0.4, cap: 0.014 },
      dock:     { square: 0.35 },
      rump:     { egg: 0.10, square: 0.10 },
      croup:    { egg: 0.12, square: 0.15 },
      flank:    { egg: 0.05, square: 0.15 },
      loin:     { egg: 0.10, square: 0.12 },
      barrel:   { egg: 0.18, square: 0.10 },
      ribs:     { egg: 0.28, square: 0.08 },
      girth:    { egg: 0.40, square: 0.05 },
      withers:  { egg: 0.50 },
      shoulder: { egg: 0.48 },
      breast:   { egg: 0.42 },
      neckBase: { egg: 0.38 },
      neckLow:  { egg: 0.34 },
      neckMid:  { egg: 0.28 },
      neckUpper: { egg: 0.22 },
      neckHigh: { egg: 0.15 },
      poll:     { cap: 0.02 },
    },
    head: {
      poll:     { square: 0.15, cap: 0.012, blend: 0.04 },
      forehead: { egg: -0.10, square: 0.30, blend: 0.045 },
      eye:      { egg: -0.14, square: 0.35, blend: 0.045 },
      jowl:     { egg: -0.06, square: 0.30, blend: 0.03 },
      cheek:    { egg: 0.02, square: 0.25 },
      nose:     { egg: 0.02, square: 0.25 },
      muzzle:   { egg: -0.05, square: 0.20 },
      lips:     { egg: -0.05, square: 0.25 },
      mouth:    { square: 0.10, cap: 0.012 },
    },
    ear: {
      root: { blend: 0.014 }, middle: { blend: 0.01 }, tip: { blend: 0.005, cap: 0.010 },
    },
    fore: {
      blade:    { blend: 0.05, cap: 0.05, inward: 0.050 },
      shoulder: { blend: 0.05, inward: 0.012, square: 0.3 },
      arm:      { blend: 0.05, square: 0.3 },
      armLow:   { blend: 0.045 },
      elbow:    { blend: 0.035 },
      forearm:  { egg: -0.08 },
      knee:     { square: 0.25 }, kneeMid: { square: 0.25 }, kneeTop: { square: 0.15 },
      cannon:   { egg: 0.05 },
      coronet:  { cap: 0.02, blend: 0.008 },
    },
    hind: {
      pelvis:   { blend: 0.06, cap: 0.05, inward: 0.050, square: 0.4 },
      rump:     { blend: 0.06, inward: 0.018, square: 0.4 },
      thigh:    { blend: 0.05, egg: 0.05, square: 0.35 },
      thighLow: { blend: 0.05, egg: 0.05, square: 0.30 },
      stifle:   { blend: 0.05, egg: 0.05, square: 0.20 },
      gaskinTop: { blend: 0.04, square: 0.1 },
      gaskin:   { egg: -0.12 },
      gaskinLow: { egg: -0.25 },
      hockTop:  { egg: -0.25, square: 0.1 },
      hock:     { egg: -0.12, square: 0.2 }, hockMid: { square: 0.2 },
      coronet:  { cap: 0.02, blend: 0.008 },
    },
    hoof: { coronet: { cap: 0.006, blend: 0.010 } },
    tail: { dock: { thin: 0.1, blend: 0.05, cap: 0.02 }, root: { thin: 0.25, blend: 0.03 }, skirt: { thin: 0.6, blend: 0.02, cap: 0.02 } },
  },
  swells: [
    // thousandths; a line: from, to (forward, up, out), reach at both ends, height at both ends; a spot: where, reach, height; 1 at the end: round
    // Head
    [  752,  1122,    58,   785,  1116,    56,    28,    24,     9,     7], // orbit
    [  768,  1100,    64,    24,    -7], // socket
    [  765,  1078,    62,    22,     4], // lower lid
    [  732,  1132,    50,    24,    -4], // above the eye
    [  775,  1070,    62,   815,  1010,    54,    22,    18,     4,     2], // facial crest
    [  712,  1055,    58,    62,     7], // cheek
    [  656,  1090,    50,   652,  1035,    40,    26,    26,    -5,    -5], // behind cheek
    [  770,   985,    45,   830,   915,    34,    34,    30,    -5,    -4], // bars of jaw
    [  890,   885,    36,   903,   850,    36,    32,    30,     5,     5], // nostril wing
    [  893,   880,    40,   905,   858,    36,    20,    16,    -8,    -7, 1], // nostril
    [  914,   818,    18,   874,   834,    36,    12,    10,    -6,    -4, 1], // lips
    [  868,   820,     0,    28,     4, 1], // chin
    // Neck
    [  630,  1015,    45,   460,   790,    70,    30,    40,    -9,   -11], // jugular groove
    [  620,  1060,    56,   400,   810,   110,    45,    75,     4,     9], // arm to head
    [  560,  1100,    55,   410,   990,    80,    55,    65,    -4,    -8], // crest hollow
    [  365,   975,    85,   420,   850,   100,    60,    50,    -7,    -4], // before the blade
    // Shoulder and breast
    [  258,   955,    90,   375,   730,   145,    58,    50,     9,     8], // blade
    [  200,   960,   105,   210,   830,   140,    60,    60,   -10,    -6], // behind blade
    [  395,   690,   125,    62,     8], // point of shoulder
    [  255,   770,   140,   245,   640,   140,    90,    75,    11,    10], // triceps
    [  160,   770,   160,   168,   650,   140,    60,    60,    -9,    -8], // behind triceps
    [  325,   760,   160,   335,   660,   155,    40,    40,    -7,    -6], // below blade
    [  420,   670,    55,    80,    12, 1], // breast
    [  460,   740,     0,   400,   590,     0,    30,    30,   -16,   -12, 1], // breast cleft
    [  226,   588,   130,    46,     5], // elbow
    // Barrel
    [ -125,   840,   175,  -155,   720,   165,    90,    75,   -13,   -10], // flank
    [    0,   800,   180,    80,   680,   180,   110,   100,     6,     6], // rib cage
    [  -85,   800,   180,    20,   610,   160,    50,    45,    -7,    -6], // costal arch
    [ -150,   960,    70,   100,   950,    60,    60,    50,     3,     3], // loin
    // Quarters
    [ -196,   900,   150,    62,    11], // point of hip
    [ -310,   920,   130,   120,     8], // croup
    [ -365,   800,   175,    80,     6], // hip joint
    [ -235,   840,   170,  -300,   745,   185,    60,    55,   -10,    -6], // below hip
    [ -275,   720,   170,  -265,   620,   170,    85,    70,    10,    10], // thigh
    [ -470,   760,     0,   100,    35, 1], // below the dock
    [ -470,   800,   130,  -440,   600,   160,    70,    60,     7,     6], // hamstring
    [ -436,   800,   160,  -400,   600,   175,    45,    40,    -3,    -5], // hamstring groove
    [ -240,   575,   140,    50,     8], // stifle
    // Legs
    [ -330,   500,   160,  -375,   420,   150,    50,    36,     8,     5], // gaskin
    [ -405,   440,   119,  -430,   385,   119,    24,    18,    -5,    -5], // tendon hollow
    [ -455,   370,   119,    26,     5, 1], // point of hock
    [ -419,   290,   119,  -419,   165,   119,    15,    15,    -4,    -4], // hind tendon
    [  300,   530,   125,   290,   430,   120,    50,    36,     8,     5], // forearm
    [  247,   305,   100,    22,     5, 1], // back of knee
    [  272,   250,    94,   272,   160,    94,    15,    15,    -4,    -4], // fore tendon
  ],
  eye: { at: [0.768, 1.100, 0.060], half: [0.0200, 0.0165, 0.015], toward: -25, sunk: 0.45 },
  nostril: { at: [0.897, 0.870, 0.050], half: [0.017, 0.008, 0.005], toward: 55, sunk: 0.7 },
  stockings: { fore: [0.28, 0.38], hind: [0.30, 0.42] },
  marks: [
    { at: [0.90, 0.835, 0], full: 0.045, none: 0.11 },        // muzzle
    { at: [0.765, 1.27, 0.04], full: 0.02, none: 0.06 },      // ear
  ],
  ruff: {
    half: 0.026, thick: 0.006, lift: 0.008,
    rows: [
      [340, 1022, -16, 542, 1139, -16, -0.5, -1, 0.5, 17, 165, 0], // mane
      [542, 1139, -16, 695, 1186, -16, -0.5, -1, 0.5, 13, 160, 0],
      [732, 1190, 2, 728, 1186, 8, 0.5, -0.86, 0, 2, 110, 0], // forelock
    ],
  },
  dock: 3,
  tail: { locks: 15, half: 0.022, thick: 0.010 },
};
