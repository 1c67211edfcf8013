/** The dog's measured limbs on a wolf's longer bones; footfalls and speeds after the facts. Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const wolfWalk: Plate = {
  name: 'walk.wolf',
  gait: 'walk',
  speed: 1.3,
  strideTime: 0.891,
  contacts: {
    LF: { down: 0.22, duty: 0.65 },
    RF: { down: 0.72, duty: 0.65 },
    LH: { down: 0, duty: 0.63 },
    RH: { down: 0.5, duty: 0.63 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '52 53 51 52 55 59 62 65 67 70 72 76 77 75 74 77 81 76 67 61 57 53 51 50',
        shoulder: '140 127 117 109 105 102 100 98 97 97 98 100 102 95 91 95 100 95 93 95 101 113 130 144',
        elbow: '132 120 115 111 108 107 107 110 113 117 122 127 133 132 133 135 133 119 99 82 76 86 110 135',
        carpus: '186 193 196 199 200 200 200 201 201 201 201 201 198 199 196 191 175 147 118 110 124 149 171 178',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 0 20 50 60 90 120 120 100 60 30 20 0',
    },
    hind: {
      rows: {
        hip: '66 63 65 66 69 72 76 80 86 93 101 109 111 114 118 126 125 107 90 78 66 56 55 63',
        stifle: '131 114 106 100 97 96 97 99 102 105 109 114 107 106 109 120 118 97 82 78 82 92 113 138',
        hock: '149 140 135 130 128 129 130 131 133 134 135 138 139 142 147 151 154 147 134 123 122 129 140 152',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 30 50 60 80 100 100 80 50 30 20 10 0',
    },
  },
  body: {
    croup: [-4.53, 0.8, 2, 0.37],
    withers: [-5.37, 0.8, 2, 0.59],
    loin: [0, 2, 2, 0.1],
    neck: [12, 3, 2, 0.34],
    face: [24, 2, 2, 0.15],
    tail: [12, 3, 2, 0.2],
    sway: [0, 0.6, 1, 0.78],
    roll: [0, 3, 1, 0.2],
    bend: [0, 5, 1, 0.5],
  },
};
