/** What feet do to the ground: the dark where one stands, the prints it leaves, of a hoof or a paw, the dust it raises. Small squares, one a foot or print. */
export const FEET = /* wgsl */ `
const CORNERS = array(vec2f(-1, -1), vec2f(1, -1), vec2f(-1, 1), vec2f(1, 1));

struct Mark {
  @builtin(position) clip: vec4f,
  @location(0) at: vec2f,        // -1..1
  @location(1) place: vec2f,
  @location(2) strength: f32,
}

fn markOn(place: vec3f, at: vec2f, strength: f32) -> Mark {
  var out: Mark;
  out.clip = groundClip(place);
  out.at = at;
  out.place = place.xz;
  out.strength = strength;
  return out;
}

@vertex fn stand(@builtin(vertex_index) corner: u32, @builtin(instance_index) foot: u32) -> Mark {
  let sole = frame.feet[foot % 4];
  let place = carried(palette[firstJoint(foot / 4) + u32(sole.w)], sole.xyz);
  let ground = heightAt(place.xz);
  let lift = max(0, place.y - ground);
  let at = CORNERS[corner];
  // Wider and paler as the hoof rises.
  let spot = place.xz + (0.13 + 0.5 * lift) * at;
  return markOn(vec3f(spot.x, heightAt(spot), spot.y), at, exp(-lift / 0.06));
}

@fragment fn contact(in: Mark) -> @location(0) vec4f {
  let soft = saturate(1 - length(in.at));
  let dark = 1.15 * frame.shadow.w * in.strength * soft * soft * fading(in.place, in.clip.xy);
  return vec4f(0, 0, 0, dark);
}

struct Print {
  @location(0) place: vec4f,   // where the toe was; heading
  @location(1) state: vec4f,   // s since; 0..1 how hard; size, of a paw below 0; hind
}

@vertex fn print(@builtin(vertex_index) corner: u32, print: Print) -> Mark {
  let at = CORNERS[corner];
  let ahead = vec2f(cos(print.place.w), -sin(print.place.w));
  let across = vec2f(-ahead.y, ahead.x);
  // The toe lies at the front rim of the square.
  let spot = print.place.xz + 0.085 * abs(print.state.z) * ((at.x - 1) * ahead + at.y * across);
  return markOn(vec3f(spot.x, heightAt(spot) + print.place.y, spot.y), at, sign(print.state.z) * exp(-print.state.x / 4) * step(0, print.state.x));
}

@fragment fn pressed(in: Mark) -> @location(0) vec4f {
  // A hoof's round rim, open at the heels.
  let p = in.at * vec2f(1, 1.1);
  let edge = fwidth(p.x) + 0.06;
  let round = length(p);
  let rim = smoothstep(0.5 - edge, 0.62 + edge, round) * smoothstep(-0.95, -0.55, p.x);
  let hoof = (0.35 + rim) * (1 - smoothstep(0.9 - edge, 0.9 + edge, round));
  // A paw's pad and, on either side, two toes: those of print.ts.
  let q = 1.21 * vec2f(in.at.x, abs(in.at.y));
  let pads = min(length((q + vec2f(0.94, 0)) / vec2f(0.6, 0.85)), min(length((q + vec2f(-0.11, -0.95)) / vec2f(0.45, 0.28)), length((q + vec2f(-0.76, -0.38)) / vec2f(0.45, 0.28))));
  let shape = select(1 - smoothstep(0.7, 1.2, pads), hoof, in.strength > 0);
  let a = 0.26 * abs(in.strength) * shape * fading(in.place, in.clip.xy);
  return vec4f(frame.ground.rgb * a, a);
}

@vertex fn raise(@builtin(vertex_index) corner: u32, @builtin(instance_index) instance: u32, print: Print) -> Mark {
  let number = corner / 6;
  let at = CORNERS[array(0u, 1u, 2u, 2u, 1u, 3u)[corner % 6]];
  let chance = hash3(vec3f(f32(number), print.place.w, f32(instance)) + 3.1 * print.state.w);
  let age = print.state.x - 0.06 * chance.z;
  let life = saturate(age / (0.55 + 0.5 * chance.y));
  let back = -vec2f(cos(print.place.w), -sin(print.place.w));
  let drift = small() * (0.15 + 0.75 * chance.x) * (1 - exp(-3 * max(age, 0)));
  let aside = (chance.y - 0.5) * 0.55 * life * vec2f(-back.y, back.x);
  let size = small() * (0.05 + 0.34 * sqrt(life)) * (0.5 + chance.z);
  let middle = print.place.xz + drift * back + aside;
  let height = heightAt(middle) + 0.3 * size + 0.22 * chance.z * life;
  // Turned to the viewer.
  let right = normalize(cross(vec3f(0, 1, 0.001), frame.toward.xyz));
  let up = cross(frame.toward.xyz, right);
  var out: Mark;
  out.clip = frame.projection * vec4f(vec3f(middle.x, height, middle.y) + size * (at.x * right + at.y * up), 1);
  out.at = at;
  out.strength = print.state.y * (1 - life) * saturate(9 * life);
  return out;
}

@fragment fn dust(in: Mark) -> @location(0) vec4f {
  let soft = saturate(1 - length(in.at));
  let a = 0.13 * in.strength * soft * soft;
  return vec4f(vec3f(0.66, 0.61, 0.55) * a, a);
}
`;
