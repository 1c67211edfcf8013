/** The greyhound's flesh: deep chest, tucked-up loins, long narrow head, folded ears, a whip of a tail. Drawn by eye after Muybridge's tracing: choices. */
import { canidFlesh } from '../canid/flesh.ts';
import { placed } from '../canid/place.ts';
import type { FleshTable } from '../flesh.ts';
import { greyhoundCoats } from './coats.ts';

// biome-ignore format: a table
export const greyhoundFlesh: FleshTable = /* @__PURE__ */ canidFlesh({
  trunk: [
    'root -496 822 -488 750 38', // buttock
    'root -464 872 -466 690 67', // dock
    'root -397 914 -407 680 80', // rump
    'loin -205 968 -220 700 88 300', // flank
    'back -97 972 -124 672 97 300', // loin
    'back 25 965 -5 585 109 900', // barrel
    'back 113 967 108 515 113', // ribs
    'withers 187 974 207 448 109 500', // girth
    'withers 256 996 290 440 97', // withers
    'withers 352 990 434 596 84', // breast
    'neckLow 395 977 450 734 72 450', // neckBase
    'neckLow 427 1001 475 801 66', // neckLow
    'neckMid 487 1056 532 882 59 600', // neckMid
    'neckHigh 551 1112 593 956 54 600', // neckHigh
    'head 618 1152 639 1002 50 300', // poll
  ],
  head: [
    'head 657 1165 606 1019 52', // poll
    'head 716 1146 659 997 60', // forehead
    'head 762 1100 718 984 50', // eye
    'head 802 1060 768 974 39', // stop
    'head 853 1034 824 956 34', // cheek
    'head 904 1008 880 940 30', // nose
    'head 920 992 898 929 24', // tip
  ],
  ear: [
    'head 694 1152 664 1100 15', // root
    'head 640 1148 622 1098 14', // middle
    'head 586 1114 576 1096 8', // tip
  ],
  earOut: [0.054, 0.098],
  earPrick: [0.010, 0],
  place: placed([0.020, 0.032, 0.93, 0.8], {
    scapula: [-0.010, 0.024],
    shoulder: [-0.008, 0.020],
    elbow: [-0.008, 0.021],
    hip: [0.003, 0.022], // half as far as the joint, or the pelvis would stand out of the croup
    stifle: [0.003, 0.040],
    hock: [-0.011, 0.024],
    paw: [-0.004, 0],
    foot: [-0.011, 0],
  }),
  slender: 0.86,
  tail: [
    'tail1 -500 34 14 17 0',
    'tail1 100 16 18 15',
    'tail2 300 11 12 11',
    'tail3 500 8 9 8',
    'tail4 600 6 6 6',
    'tail4 1000 2 2 2',
  ],
  strands: 2,
  ragged: 0,
  coats: greyhoundCoats,
});
