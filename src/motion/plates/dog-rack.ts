/** A dog in motion capture (numbers after the public MANN recordings). Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */
import type { Plate } from '../../types.ts';

export const dogRack: Plate = {
  name: 'rack.dog',
  gait: 'rack',
  speed: 1.13,
  strideTime: 0.62,
  contacts: {
    LF: { down: 0.03, duty: 0.56 },
    RF: { down: 0.53, duty: 0.56 },
    LH: { down: 0, duty: 0.51 },
    RH: { down: 0.5, duty: 0.51 },
  },
  legs: {
    fore: {
      rows: {
        scapula: '51 52 53 57 61 65 68 69 71 71 72 73 72 72 71 68 65 63 61 58 54 51 51 51',
        shoulder: '126 118 114 111 110 109 108 105 103 102 101 101 98 96 92 89 91 97 99 101 107 116 126 131',
        elbow: '123 118 116 113 113 114 115 117 120 124 128 132 133 132 127 116 103 91 81 77 84 98 113 124',
        carpus: '189 194 197 198 198 198 198 199 200 201 201 199 196 190 175 153 128 113 114 125 144 164 177 183',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 0 0 10 30 70 90 110 110 90 60 30 10 0 0',
    },
    hind: {
      rows: {
        hip: '63 64 69 74 78 82 87 92 97 102 103 105 107 107 103 96 89 82 75 68 62 60 60 61',
        stifle: '116 109 106 106 106 107 108 110 111 112 109 108 108 106 100 91 83 79 80 86 94 104 115 121',
        hock: '146 139 133 130 131 132 134 134 135 138 140 145 150 153 152 145 134 126 122 124 129 137 144 147',
      },
      sole: '0 0 0 0 0 0 0 0 0 0 10 30 40 70 90 90 80 60 40 30 20 10 0 0',
    },
  },
  body: {
    croup: [-1.48, 0.7, 2, 0.27],
    withers: [-2.1, 0.7, 2, 0.3],
    loin: [0, 3.5, 2, 0.05],
    neck: [36, 2, 2, 0.34],
    face: [26, 2, 2, 0.15],
    tail: [40, 3, 2, 0.2],
    sway: [0, 1, 1, 0.72],
    roll: [0, 4, 1, 0.22],
    bend: [0, 9, 1, 0.5],
  },
};
