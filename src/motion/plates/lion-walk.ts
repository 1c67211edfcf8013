/** A cat's measured joints at a walk on a lion's bones; rhythm and carriage after Muybridge's disc. Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const lionWalk: Plate = {
  name: 'walk.lion',
  gait: 'walk',
  speed: 1.2,
  strideTime: 1.153,
  contacts: {
    LF: { down: 0.155, duty: 0.65 },
    RF: { down: 0.655, duty: 0.65 },
    LH: { down: 0, duty: 0.63 },
    RH: { down: 0.5, duty: 0.63 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '44 44 45 48 51 54 57 60 63 66 69 72 74 76 77 79 81 74 62 54 48 43 43 44',
        shoulder: '134 122 115 111 108 106 104 104 104 104 104 105 106 106 105 104 103 94 87 91 102 116 130 140',
        elbow: '136 126 120 116 115 116 117 120 122 125 128 131 135 138 137 131 121 102 88 87 91 103 120 138',
        carpus: '187 194 197 202 204 205 206 206 206 206 206 205 203 200 188 166 143 126 122 128 143 162 176 180',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 0 10 10 30 80 90 60 30 20 30 20 0',
    },
    hind: {
      rows: {
        hip: '81 80 81 83 86 88 92 96 100 105 111 117 121 123 123 125 122 104 91 83 76 71 71 77',
        stifle: '149 132 125 120 118 117 118 119 121 122 124 126 123 119 113 115 111 93 87 99 112 123 136 152',
        hock: '147 130 124 118 117 117 118 120 122 125 128 133 136 138 137 135 128 113 106 107 112 119 129 146',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 10 20 50 80 110 100 50 20 10 20 20 0',
    },
  },
  body: {
    croup: [-2.09, 1.2, 2, 0.37],
    withers: [-4.65, 1.4, 2, 0.5],
    loin: [2, 2, 2, 0.1],
    neck: [-4, 3, 2, 0.3],
    face: [32, 3, 2, 0.1],
    tail: [50, 4, 1, 0.2],
    sway: [0, 1.2, 1, 0.78],
    roll: [0, 5, 1, 0.2],
    bend: [0, 6, 1, 0.5],
  },
};
