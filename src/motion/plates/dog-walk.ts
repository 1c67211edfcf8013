/** A dog in motion capture (numbers after the public MANN recordings). Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const dogWalk: Plate = {
  name: 'walk.dog',
  gait: 'walk',
  speed: 1.1,
  strideTime: 0.7,
  contacts: {
    LF: { down: 0.22, duty: 0.65 },
    RF: { down: 0.72, duty: 0.65 },
    LH: { down: 0, duty: 0.63 },
    RH: { down: 0.5, duty: 0.63 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '52 53 51 53 55 59 62 65 67 69 72 74 76 74 73 76 80 76 67 60 55 53 51 50',
        shoulder: '139 128 118 111 106 102 100 99 98 98 98 100 101 95 93 97 102 97 93 94 99 111 129 144',
        elbow: '132 120 115 110 108 106 107 110 113 118 122 126 132 132 132 135 134 119 98 82 76 86 110 135',
        carpus: '187 193 196 199 200 201 201 201 201 201 201 201 199 199 196 191 175 146 118 110 124 149 171 178',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 0 20 50 60 90 120 120 100 70 30 10 0',
    },
    hind: {
      rows: {
        hip: '65 62 64 66 69 71 75 79 84 91 99 107 109 113 118 126 126 107 90 77 65 55 54 63',
        stifle: '130 114 106 100 97 96 98 100 103 105 109 113 107 106 109 119 118 97 81 77 81 93 114 138',
        hock: '148 140 135 130 129 129 130 132 133 134 135 138 139 142 147 151 154 147 134 123 122 129 140 151',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 20 40 60 70 100 100 80 50 30 20 10 0',
    },
  },
  body: {
    croup: [-2.66, 0.55, 2, 0.37],
    withers: [-3.22, 0.52, 2, 0.59],
    loin: [0, 4, 2, 0.05],
    neck: [38, 3, 2, 0.34],
    face: [26, 2, 2, 0.15],
    tail: [38, 3, 2, 0.2],
    sway: [0, 0.5, 1, 0.78],
    roll: [0, 3, 1, 0.2],
    bend: [0, 9, 1, 0.5],
  },
};
