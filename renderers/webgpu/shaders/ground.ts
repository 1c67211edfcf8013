/**
 * The ground: a pool of light on the page with a grid that stays where it is in the world, so that a foot that slides is seen, and the
 * shadow. It fades with distance and towards the rims of the picture: there is no edge between it and the page.
 *
 * A view from the ground's own level sees it as a line. There it leans up the page like a backdrop, but for the strip under the feet,
 * so that hooves stand where every other renderer has them:
 *
 *        far   ___----
 *     feet ____|               page down = tilt z^3 / (z^2 + s^2), z towards the viewer
 *   ___----  near
 */
export const GROUND = /* wgsl */ `
const STRIP = 0.55;  // withers heights: half of what stays level under the feet, seen from the front too
const CELLS = 48u;   // of the mesh, along each side; ../ground.ts knows it too
const MARK = 0.5;    // m between lines; every other one is heavier

fn heightAt(place: vec2f) -> f32 { return frame.plane.x + dot(frame.plane.yz, place); }

fn groundClip(place: vec3f) -> vec4f {
  var clip = frame.projection * vec4f(place, 1);
  let near = dot(place.xz, frame.toward.xz);
  let strip = STRIP * frame.air.z;
  clip.y -= frame.toward.w * near * near * near / (near * near + strip * strip) * clip.w;
  return clip;
}

/** 1 in the middle, 0 where the ground ends or the picture does. */
fn fading(place: vec2f, pixel: vec2f) -> f32 {
  // Along the page, and away from it: a view from its own level soon loses it.
  let near = select(0, dot(place, frame.toward.xz) / frame.origin.w, frame.toward.w > 0);
  let far = length(vec2f(near, length(place) / frame.origin.z));
  let rim = 2 * abs((pixel + frame.page.zw) / frame.page.xy - 0.5);
  return (1 - smoothstep(0.12, 1.0, far)) * (1 - smoothstep(0.55, 1.0, sqrt(length(rim * rim))));
}

struct Ground {
  @builtin(position) clip: vec4f,
  @location(0) place: vec3f,
}

@vertex fn lay(@builtin(vertex_index) corner: u32, @location(0) relief: f32) -> Ground {
  // Finer in the middle.
  let share = 2 * vec2f(f32(corner % (CELLS + 1)), f32(corner / (CELLS + 1))) / f32(CELLS) - 1;
  let flat = frame.origin.z * share * abs(share);
  var out: Ground;
  out.place = vec3f(flat.x, heightAt(flat) + relief, flat.y);
  out.clip = groundClip(out.place);
  return out;
}

/** How much of a pixel lies on lines that are every metres apart and so many pixels thick. */
fn lines(world: vec2f, every: f32, thick: f32) -> f32 {
  let at = world / every;
  let pixel = max(fwidth(at), vec2f(1e-5));
  let gap = abs(fract(at - 0.5) - 0.5) / pixel;
  let on = saturate(0.5 * thick + 0.5 - gap) * (1 - smoothstep(vec2f(0.12), vec2f(0.45), pixel));
  return max(on.x, on.y);
}

@fragment fn paintGround(in: Ground) -> @location(0) vec4f {
  let fade = fading(in.place.xz, in.clip.xy);
  let world = in.place.xz + frame.origin.xy;
  let fine = lines(world, MARK, 0.9 * frame.air.w);
  let heavy = lines(world, 2 * MARK, 1.2 * frame.air.w);
  let line = frame.line.a * max(0.55 * fine, heavy) * fade;
  let normal = normalize(vec3f(-frame.plane.y, 1, -frame.plane.z));
  let dark = frame.shadow.w * (1 - sunAt(in.place, normal, in.clip.xy, 0.11 * small())) * fade;
  let pool = frame.ground.a * fade * fade;

  // Light on the page, lines on it, the shadow over both.
  var out = vec4f(frame.ground.rgb, 1) * pool;
  out = vec4f(frame.line.rgb, 1) * line + out * (1 - line);
  return vec4f(0, 0, 0, dark) + out * (1 - dark);
}
`;
