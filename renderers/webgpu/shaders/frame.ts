/**
 * What every shader knows of a frame. Places are metres from the frame's origin, the ground the camera looks at, so that floats are
 * as exact far from home as near it. ../frame.ts writes it, in this order.
 */
export const FRAME = /* wgsl */ `
struct Coat {       // linear colours
  body: vec4f,      // w: roughness
  points: vec4f,    // lower legs, muzzle, rims of the ears; w: strength of dapples
  under: vec4f,     // belly and inner sides; w: share of patches
  mane: vec4f,      // w: size of dapples or patches, or from stripe to stripe, m
  tail: vec4f,      // w: strength of stripes
  hoof: vec4f,      // w: height of the withers, m
  eye: vec4f,       // w: strength of a saddle
  second: vec4f,    // of dapples, patches, stripes or a saddle
}

struct Frame {
  projection: mat4x4f,   // to the canvas
  sunlight: mat4x4f,     // to the shadow map
  eye: vec4f,            // where the viewer is (w 1), or in which direction (w 0)
  sun: vec4f,            // where the sun is; w: 1 on a dark page
  origin: vec4f,         // x and z of the origin in the world, without whole periods of the grid; reach of the ground along and up the page
  air: vec4f,            // wind, 0 still .. 1 a gallop; s; withers height, m; thickness of a line, pixels
  page: vec4f,           // pixels of the whole picture; where this part of it begins
  toward: vec4f,         // to the viewer; w: how far the ground leans up the page, of a view from its own level
  plane: vec4f,          // height of the ground at the origin, its rise along x and z; joints of an animal
  ground: vec4f,         // as on the page, not linear
  line: vec4f,
  shadow: vec4f,         // metres across the map, metres deep, a texel's share, darkness
  feet: array<vec4f, 4>, // the middle of each sole in the standing animal; w: its joint
  coats: array<Coat, 5>, // the first was asked for, or is the species' own
}

@group(0) @binding(0) var<uniform> frame: Frame;
`;
