/** The lion's flesh: long and low, heavy forehand, blunt muzzle, the male's mane, a tufted tail. Drawn by eye after Muybridge's disc: choices. */
import { cuts, felidFolds, felidLegs, felidTrunk, limbs } from '../felid/flesh.ts';
import type { FleshTable } from '../flesh.ts';
import { lionCoats } from './coats.ts';
import { lionMane } from './mane.ts';
import { lionRelief } from './relief.ts';

export const lionFlesh: FleshTable = {
  trunk: [
    ...felidTrunk,
    ...cuts([
      'breast,withers 452 1008 572 540 132',
      ',neckLow 502 1018 622 546 142 600 300', // neckBase
      ',neckLow 556 1024 664 576 150', // neckLow
      ',neckMid 624 1022 712 612 152 600', // neckMid
      ',neckHigh 694 1010 762 650 146 600', // neckHigh
      'poll,head 764 980 806 690 128 300',
    ]),
  ],

  head: cuts([
    'poll,head 810 940 751 762 85',
    'forehead,head 874 932 806 720 104',
    'eye,head 928 900 862 690 104',
    'stop,head 966 852 912 668 86',
    'cheek,head 1008 816 960 648 76',
    'nose,head 1046 786 1006 630 70',
    'tip,head 1062 754 1040 644 50',
  ]),

  ear: cuts([
    'root,head 836 890 786 902 30',
    'middle,head 844 944 784 958 42',
    'tip,head 836 966 792 976 34',
  ]),
  earOut: [0.078, 0.104],
  earPrick: [0.014, 0],

  ...felidLegs(1.12),

  lines: [
    { line: 'eye', on: 'head', out: 0.064, slant: 0.6, spot: true, points: [[0.896, 0.839], [0.911, 0.856], [0.932, 0.847], [0.919, 0.833]] },
    { line: 'nose', on: 'head', out: 0.030, slant: 0.6, spot: true, points: [[1.030, 0.790], [1.066, 0.776], [1.074, 0.750], [1.046, 0.754]] },
    { line: 'mouth', on: 'head', out: 0.034, points: [[1.056, 0.690], [1.006, 0.690], [0.950, 0.712]] },
  ],
  folds: felidFolds,

  ruff: lionMane,
  tail: {
    sections: limbs([
      'dock,tail1 -300 44 14 24 0',
      'root,tail1 100 20 22 20',
      'middle,tail2 300 14 16 15',
      ',tail3 600 11 12 11', // low
      ',tail4 500 10 11 10', // thin
      ',tail4 850 30 34 30', // tuft
      ',tail4 1300 3 3 3', // end
    ]),
    strands: 3, ragged: 0.03,
  },
  relief: lionRelief,
  coats: lionCoats,
};
