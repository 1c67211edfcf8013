/** The cat's flesh: the lion's trunk and legs made slender, no mane, a small round head with pricked ears. Drawn by eye: choices. */
import { cuts, felidFolds, felidLegs, felidTrunk, limbs } from '../felid/flesh.ts';
import type { FleshTable } from '../flesh.ts';
import { catCoats } from './coats.ts';
import { catRelief } from './relief.ts';

export const catFlesh: FleshTable = {
  trunk: [
    ...felidTrunk.map((section) => ({ ...section, half: 0.92 * section.half })),
    ...cuts([
      'breast,withers 452 965 560 590 100',
      ',neckLow 512 955 590 620 92 600 300', // neckBase
      ',neckLow 566 950 630 660 86', // neckLow
      ',neckMid 630 944 686 690 82 600', // neckMid
      ',neckHigh 696 938 742 712 82 600', // neckHigh
      'poll,head 766 936 792 728 82 300',
    ]),
  ],

  head: cuts([
    'poll,head 808 938 728 766 90',
    'forehead,head 886 938 787 727 120',
    'eye,head 936 893 844 695 122',
    'stop,head 964 834 891 678 96',
    'nose,head 989 798 930 671 72',
    'tip,head 1008 770 964 675 46',
  ]),

  ear: cuts([
    'root,head 870 887 760 905 52',
    'middle,head 862 959 779 976 42',
    'tip,head 829 1030 811 1034 10',
  ]),
  earOut: [0.076, 0.112],
  earPrick: [0.018, 0],

  ...felidLegs(0.9),
  folds: felidFolds,
  lines: [
    { line: 'eye', on: 'head', out: 0.092, slant: 0.6, spot: true, points: [[0.907, 0.814], [0.926, 0.830], [0.947, 0.818], [0.930, 0.802]] },
    { line: 'nose', on: 'head', out: 0.024, slant: 0.6, spot: true, points: [[1.003, 0.774], [1.018, 0.754], [1.009, 0.738], [0.997, 0.751]] },
    { line: 'mouth', on: 'head', out: 0.036, points: [[0.989, 0.710], [0.959, 0.713], [0.932, 0.730]] },
  ],
  tail: {
    sections: limbs([
      'dock,tail1 -300 36 12 20 0',
      'root,tail1 100 24 26 24',
      'middle,tail2 300 22 23 22',
      ',tail3 600 20 21 20', // low
      ',tail4 700 17 17 17', // end
      'tip,tail4 1020 6 6 6',
    ]),
    strands: 2, ragged: 0,
  },
  relief: catRelief,
  coats: catCoats,
};
