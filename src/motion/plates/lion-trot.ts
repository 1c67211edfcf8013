/** The dog's measured run on a lion's bones, nearer to the ground; estimates within the facts. Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const lionTrot: Plate = {
  name: 'trot.lion',
  gait: 'trot',
  speed: 3,
  strideTime: 0.633,
  contacts: {
    LF: { down: 0.48, duty: 0.44 },
    RF: { down: 0.98, duty: 0.44 },
    LH: { down: 0, duty: 0.41 },
    RH: { down: 0.5, duty: 0.41 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '47 49 53 57 61 65 68 72 74 73 73 74 71 65 61 59 58 55 51 48 46 46 48 50',
        shoulder: '127 115 109 103 99 97 98 101 104 99 98 101 96 90 92 98 102 104 108 114 118 123 131 138',
        elbow: '126 118 115 112 111 112 117 124 134 136 138 139 131 114 98 84 73 68 71 80 89 98 110 125',
        carpus: '185 193 203 210 214 217 219 220 214 211 199 178 154 127 106 97 99 113 133 153 169 178 182 181',
      },
      sole: '0 0 0 0 0 0 0 0 0 30 40 70 80 100 110 110 80 50 30 10 10 10 0 0',
    },
    hind: {
      rows: {
        hip: '74 74 77 82 88 95 103 113 113 112 122 121 113 105 95 85 75 67 65 66 68 69 71 73',
        stifle: '128 116 108 102 100 100 105 113 106 105 121 114 102 90 79 70 66 68 76 89 106 119 129 136',
        hock: '142 133 125 120 120 123 129 137 140 145 150 150 146 137 127 116 110 110 115 125 135 143 146 147',
      },
      sole: '0 0 0 0 0 0 0 0 40 70 90 90 100 90 90 80 70 60 40 20 0 -10 0 0',
    },
  },
  body: {
    croup: [-4.32, 2.2, 2, 0.46],
    withers: [-6.36, 1.9, 2, 0.45],
    loin: [2, 3, 2, 0.35],
    neck: [2, 2, 2, 0.45],
    face: [28, 2, 2, 0.25],
    tail: [48, 5, 2, 0.5],
    sway: [0, 0.8, 1, 0.75],
    roll: [0, 3, 1, 0.2],
    bend: [0, 6, 1, 0.5],
  },
};
