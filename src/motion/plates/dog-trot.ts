/** A dog in motion capture (numbers after the public MANN recordings). Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const dogTrot: Plate = {
  name: 'trot.dog',
  gait: 'trot',
  speed: 2.21,
  strideTime: 0.451,
  contacts: {
    LF: { down: 0.43, duty: 0.44 },
    RF: { down: 0.93, duty: 0.44 },
    LH: { down: 0, duty: 0.35 },
    RH: { down: 0.5, duty: 0.35 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '52 55 55 58 61 64 68 72 75 73 73 78 75 69 65 63 58 52 49 47 46 46 48 50',
        shoulder: '136 125 114 105 99 94 94 98 102 99 101 110 106 102 105 107 108 108 108 112 118 123 131 141',
        elbow: '129 118 116 112 110 111 115 122 131 135 138 141 132 116 100 85 74 69 69 77 87 96 109 127',
        carpus: '185 193 203 210 215 218 220 220 216 211 199 177 153 126 105 99 100 110 132 154 170 179 183 180',
      },
      sole: '0 0 0 0 0 0 0 0 0 30 50 80 90 110 130 130 110 80 40 0 -20 -10 0 0',
    },
    hind: {
      rows: {
        hip: '74 75 78 83 89 96 106 108 115 120 116 110 103 93 83 74 67 63 62 65 68 70 72 73',
        stifle: '127 116 109 103 100 102 110 108 117 127 110 99 90 80 72 66 66 72 84 99 114 124 131 134',
        hock: '141 132 123 119 121 126 135 140 147 152 148 143 136 126 116 110 108 111 119 129 138 143 146 146',
      },
      sole: '0 0 0 0 0 0 0 30 60 100 90 80 80 80 70 50 40 20 10 0 -10 0 0 0',
    },
  },
  body: {
    croup: [-1.12, 1.8, 2, 0.45],
    withers: [-2.88, 1.5, 2, 0.43],
    loin: [2, 5, 2, 0.45],
    neck: [36, 2, 2, 0.45],
    face: [24, 1.5, 2, 0.25],
    tail: [52, 5, 2, 0.5],
    sway: [0, 0.4, 1, 0.75],
    roll: [0, 2.5, 1, 0.2],
    bend: [0, 9, 1, 0.5],
  },
};
