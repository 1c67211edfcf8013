/** The dog's measured limbs on a wolf's longer bones; footfalls and speeds after the facts. Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const wolfTrot: Plate = {
  name: 'trot.wolf',
  gait: 'trot',
  speed: 2.6,
  strideTime: 0.556,
  contacts: {
    LF: { down: 0.47, duty: 0.44 },
    RF: { down: 0.97, duty: 0.44 },
    LH: { down: 0, duty: 0.4 },
    RH: { down: 0.5, duty: 0.4 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '52 54 55 58 61 65 69 73 75 73 73 76 72 67 66 64 60 56 52 49 47 47 49 51',
        shoulder: '132 120 110 103 98 95 96 100 103 99 98 103 98 97 104 108 106 104 107 113 118 123 130 138',
        elbow: '126 117 116 113 111 112 116 123 132 135 138 139 130 115 101 87 74 66 70 79 88 98 110 126',
        carpus: '186 194 203 210 214 217 219 220 215 211 199 178 153 127 106 96 99 112 133 154 169 178 182 181',
      },
      sole: '0 0 0 0 0 0 0 0 0 20 40 70 90 110 130 120 100 60 30 10 0 0 0 0',
    },
    hind: {
      rows: {
        hip: '74 74 77 81 85 91 99 108 110 114 120 116 110 102 92 81 72 65 63 65 66 68 71 73',
        stifle: '130 118 109 103 100 99 104 113 110 114 126 112 101 90 78 70 66 69 78 94 108 120 131 138',
        hock: '142 131 123 118 118 122 128 139 140 145 153 148 143 135 124 115 109 110 116 126 135 141 146 148',
      },
      sole: '0 0 0 0 0 0 0 0 30 60 90 90 90 80 80 70 60 50 30 10 -10 -10 -10 0',
    },
  },
  body: {
    croup: [-2.8, 2, 2, 0.46],
    withers: [-4.86, 1.7, 2, 0.45],
    loin: [1, 2.5, 2, 0.35],
    neck: [16, 1.5, 2, 0.45],
    face: [22, 1.5, 2, 0.25],
    tail: [22, 4, 2, 0.5],
    sway: [0, 0.4, 1, 0.75],
    roll: [0, 2.5, 1, 0.2],
    bend: [0, 5, 1, 0.5],
  },
};
