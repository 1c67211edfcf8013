/** The dog's flesh: a lean, drop-eared hound. Drawn by eye around the measured skeleton, after photographs of pointers: choices. */
import { canidFlesh } from '../canid/flesh.ts';
import type { FleshTable } from '../flesh.ts';
import { dogCoats } from './coats.ts';

// biome-ignore format: a table
export const dogFlesh: FleshTable = /* @__PURE__ */ canidFlesh({
  trunk: [
    'root -500 822 -492 750 45', // buttock
    'root -468 872 -470 690 80', // dock
    'root -400 914 -410 655 95', // rump
    'loin -200 948 -215 618 105 300', // flank
    'back 30 948 0 556 130 800', // barrel
    'withers 195 966 215 472 130 500', // girth
    'withers 265 983 300 470 115', // withers
    'withers 365 990 444 610 100', // breast
    'neckLow 402 1006 470 702 86 450', // neckBase
    'neckLow 442 1036 502 786 78', // neckLow
    'neckMid 486 1074 542 856 70 600', // neckMid
    'neckHigh 536 1112 588 916 64 600', // neckHigh
    'head 596 1138 622 950 60 300', // poll
  ],
  head: [
    'head 640 1140 584 982 72', // poll
    'head 704 1120 642 958 84', // forehead
    'head 756 1078 700 932 72', // eye
    'head 796 1032 752 918 52', // stop
    'head 906 976 872 876 40', // nose
    'head 926 952 902 884 30', // tip
  ],
  ear: [
    'head 664 1116 606 1096 12', // root
    'head 684 1030 596 1024 16', // middle
    'head 668 938 632 934 8', // tip
  ],
  earOut: [0.072, 0.098],
  earPrick: [0.006, 0],
  tail: [
    'tail1 -500 40 16 20 0',
    'tail1 100 22 24 20',
    'tail3 200 15 17 15',
    'tail4 200 12 14 12',
    'tail4 1000 3 3 3',
  ],
  strands: 2,
  ragged: 0,
  coats: dogCoats,
});
