/**
 * The sun's shadow. One pass draws the animals as the sun sees them; then a place is as bright as the part of the sun that nothing hides:
 * first how far above it that is which throws the shadow, then so much softer the edge. Hooves throw sharp shadows, backs soft ones.
 */
export const CASTER = /* wgsl */ `
@vertex fn castShadow(vertex: Vertex, @builtin(instance_index) animal: u32) -> @builtin(position) vec4f {
  let by = skinning(animal, vertex.bones, vertex.weights);
  return frame.sunlight * vec4f(placeOf(vertex, animal, by), 1);
}
`;

export const SHADOW = /* wgsl */ `
@group(1) @binding(0) var map: texture_depth_2d;
@group(1) @binding(1) var compare: sampler_comparison;

const LOOKS = 8u;
const TAPS = 24u;
const SUN_SIZE = 0.075;  // metres of half-shadow a metre: a thin haze before the sun

/** 1, or less where one small animal fills the map. */
fn small() -> f32 { return min(1, 0.25 * frame.shadow.x); }

/** Evenly over a disc (Vogel), turned by an angle. */
fn spread(i: u32, among: u32, turn: f32) -> vec2f {
  let angle = f32(i) * 2.39996 + turn;
  return sqrt((f32(i) + 0.5) / f32(among)) * vec2f(cos(angle), sin(angle));
}

/** Another angle at each pixel, so that few samples leave no bands (Jimenez). */
fn turnAt(pixel: vec2f) -> f32 {
  return 6.2832 * fract(52.983 * fract(dot(floor(pixel), vec2f(0.06711, 0.00584))));
}

/** 1 in the sun, 0 in the shadow; the last is how soft an edge may be, m. */
fn sunAt(place: vec3f, normal: vec3f, pixel: vec2f, widest: f32) -> f32 {
  // A little off the surface, more where a texel of the map is large, so that it does not shade itself.
  let off = max(0.012 * small(), 1.6 * frame.shadow.x * frame.shadow.z);
  let at = frame.sunlight * vec4f(place + off * (normal + 0.7 * frame.sun.xyz), 1);
  let uv = vec2f(0.5 + 0.5 * at.x, 0.5 - 0.5 * at.y);
  if (any(uv < vec2f(0)) || any(uv > vec2f(1))) { return 1; }
  let size = f32(textureDimensions(map).x);
  let turn = turnAt(pixel);
  // Only compared, never read: not every device reads a depth. What hides the sun from farther away is asked for at distances that double.
  var above = 0.0;
  var found = 0.0;
  for (var i = 0u; i < LOOKS; i++) {
    let look = uv + widest / frame.shadow.x * spread(i, LOOKS, turn);
    let hidden = 1 - textureSampleCompareLevel(map, compare, look, at.z);
    found += hidden;
    if (hidden > 0) {
      for (var far = 0.06 * small(); far < 3; far *= 2) {
        above += 0.7 * far * (1 - textureSampleCompareLevel(map, compare, look, at.z - far / frame.shadow.y));
      }
    }
  }
  if (found == 0) { return 1; }
  let soft = min(SUN_SIZE * above / found, widest);
  let radius = max(1.2 / size, soft / frame.shadow.x);
  var lit = 0.0;
  for (var i = 0u; i < TAPS; i++) {
    lit += textureSampleCompareLevel(map, compare, uv + radius * spread(i, TAPS, turn), at.z);
  }
  return lit / f32(TAPS);
}
`;
