/** Noise that lies fast in the standing animal, for what differs from hair to hair. */
export const NOISE = /* wgsl */ `
fn hash(p: vec3f) -> f32 {
  var q = fract(p * 0.1031);
  q += dot(q, q.zyx + 31.32);
  return fract((q.x + q.y) * q.z);
}

fn hash3(p: vec3f) -> vec3f { return vec3f(hash(p), hash(p + 17.3), hash(p + 41.7)); }

fn rim(i: vec3f, u: f32) -> f32 { return mix(hash(i), hash(i + vec3f(1, 0, 0)), u); }
fn side(i: vec3f, u: vec2f) -> f32 { return mix(rim(i, u.x), rim(i + vec3f(0, 1, 0), u.x), u.y); }

/** 0..1, smooth. */
fn noise(p: vec3f) -> f32 {
  let i = floor(p);
  let f = p - i;
  let u = f * f * (3 - 2 * f);
  return mix(side(i, u.xy), side(i + vec3f(0, 0, 1), u.xy), u.z);
}

/** Distance to the nearest of scattered points: spots. */
fn spots(p: vec3f) -> f32 {
  let i = floor(p);
  let f = p - i;
  var nearest = 9.0;
  for (var k = 0; k < 27; k++) {
    let cell = vec3f(f32(k % 3), f32((k / 3) % 3), f32(k / 9)) - 1;
    let gap = cell + hash3(i + cell) - f;
    nearest = min(nearest, dot(gap, gap));
  }
  return sqrt(nearest);
}
`;
