/** Light: a warm sun, a blue sky above and the ground's own colour from below; and from light to what a screen shows. Linear colours. */
export const LIGHT = /* wgsl */ `
const SUN = vec3f(2.75, 2.5, 2.15);
const SKY = vec3f(0.78, 0.86, 1.0);
const EARTH = vec3f(0.36, 0.32, 0.28);
const EXPOSURE = 0.4;

struct Surface {
  colour: vec3f,
  normal: vec3f,
  roughness: f32,
  shine: f32,     // of what falls on it straight, the share it mirrors
  velvet: f32,    // hair seen along its tips catches the sky
  open: f32,      // 1 open to the sky, 0 in a fold
}

fn toViewer(place: vec3f) -> vec3f {
  return normalize(frame.eye.xyz - frame.eye.w * place);
}

fn lit(surface: Surface, place: vec3f, sun: f32) -> vec3f {
  let n = surface.normal;
  let v = toViewer(place);
  let l = frame.sun.xyz;
  let h = normalize(l + v);
  let facing = dot(n, l);
  // In a deep fold a normal may look away from who sees it: no edge there.
  let nv = max(abs(dot(n, v)), 0.02);

  // Fur scatters a little round the edge of the light.
  let day = saturate((facing + 0.12) / 1.12) * sun;
  let sky = mix(EARTH, SKY, 0.5 + 0.5 * n.y) * surface.open;
  var light = surface.colour * (SUN * day + sky);

  // Gloss (GGX with Schlick's rim).
  let a = surface.roughness * surface.roughness;
  let nh = saturate(dot(n, h));
  let d = nh * nh * (a * a - 1) + 1;
  let rim = pow(1 - saturate(dot(v, h)), 5.0);
  let gloss = a * a / (3.1416 * d * d) * 0.25 / mix(nv, 1.0, a) * (surface.shine + (1 - surface.shine) * rim);
  light += SUN * gloss * saturate(facing) * sun;

  // The sky in the coat, from above and along the edges; more of it on a dark page, where an edge must carry the shape.
  let edge = pow(1 - nv, 3.5);
  let upward = saturate(0.35 + 0.65 * n.y);
  light += SKY * surface.open * (surface.shine * upward + surface.velvet * edge * (0.35 + 0.65 * upward) * (1 + 1.4 * frame.sun.w));
  return light;
}

/** Bright light is rolled off as film does (Narkowicz), which makes colours louder: less so. Then written as sRGB. */
fn shown(light: vec3f) -> vec3f {
  let x = EXPOSURE * light;
  let film = saturate(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14));
  let soft = mix(vec3f(dot(film, vec3f(0.2126, 0.7152, 0.0722))), film, 0.88);
  return select(1.055 * pow(soft, vec3f(1 / 2.4)) - 0.055, 12.92 * soft, soft <= vec3f(0.0031308));
}
`;
