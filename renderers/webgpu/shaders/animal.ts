/** The animal's skin: coat, hooves, eyes and hair, lit. */
export const ANIMAL = /* wgsl */ `
struct Skin {
  @builtin(position) clip: vec4f,
  @location(0) place: vec3f,
  @location(1) normal: vec3f,
  @location(2) rest: vec3f,
  @location(3) mask: vec3f,                              // share of the points' colour, openness, horn
  @location(4) @interpolate(flat, either) kind: vec2u,   // material, coat
  @location(5) @interpolate(flat, either) tone: f32,
}

@vertex fn skin(vertex: Vertex, @builtin(instance_index) animal: u32) -> Skin {
  let by = skinning(animal, vertex.bones, vertex.weights);
  var out: Skin;
  out.place = placeOf(vertex, animal, by);
  out.normal = turned(by, vertex.normal);
  out.clip = frame.projection * vec4f(out.place, 1);
  out.rest = vertex.position;
  out.mask = vec3f(vertex.material.yzw) / 255;
  out.kind = vec2u(vertex.material.x, coatOf(animal));
  out.tone = toneOf(animal);
  return out;
}

fn coatColour(coat: Coat, in: Skin) -> vec3f {
  // No two tufts are the same.
  let tuft = noise(in.rest * vec3f(26, 60, 40));
  // Paler below and between the legs, and where it is marked so.
  let below = smoothstep(0.25, 0.85, -in.normal.y + 0.35 * (1 - in.mask.y));
  var colour = mix(coat.body.rgb, coat.under.rgb, max(below, saturate(3 * in.mask.z)));
  if (coat.points.w > 0) {
    // Dapples: pale rounds in a darker net, but for the head and the legs.
    let size = coat.mane.w;
    let round = 1 - smoothstep(0.15, 0.75, spots(in.rest / size + 0.6 * noise(0.7 * in.rest / size)));
    colour = mix(colour, coat.second.rgb, 0.75 * coat.points.w * round * (1 - in.mask.x));
  }
  if (coat.tail.w > 0) {
    // Stripes: rings of trunk and tail, farther down of the legs; none below, nor on the face.
    let at = in.rest / coat.mane.w;
    let rings = cos(6.28 * (at + 0.25 * at.yxz + 1.8 * noise(0.7 * at)));
    let ring = mix(rings.y, rings.x, smoothstep(0.42, 0.58, in.rest.y / coat.hoof.w)) - smoothstep(0.86, 0.94, in.rest.x / coat.hoof.w) - below;
    colour = mix(colour, coat.second.rgb, coat.tail.w * smoothstep(0.05, 0.5, ring));
  }
  // A saddle of tufts that are tipped darker, down from the back.
  colour = mix(colour, coat.second.rgb, coat.eye.w * smoothstep(-0.3, 0.9, in.normal.y + 0.4 * tuft));
  colour = mix(colour, coat.points.rgb, in.mask.x);
  if (coat.under.w > 0) {
    let at = in.rest / coat.mane.w + vec3f(1.7, 0.4, 3.1);
    let field = 0.8 * noise(at) + 0.2 * noise(3.1 * at);
    let edge = 0.72 - 0.5 * coat.under.w;
    colour = mix(colour, coat.second.rgb, smoothstep(edge - 0.012, edge + 0.012, field));
  }
  return colour * (0.94 + 0.12 * tuft);
}

fn surfaceOf(in: Skin, front: bool) -> Surface {
  let coat = frame.coats[in.kind.y];
  var surface: Surface;
  surface.normal = normalize(in.normal);
  surface.open = in.mask.y;
  let edge = max(fwidth(in.mask.z), 0.01);
  if (in.kind.x == EYE) {
    surface.colour = coat.eye.rgb * (1 - smoothstep(0.25, 0.85, in.mask.x));
    surface.roughness = 0.12;
    surface.shine = 0.05;
    surface.velvet = 0.15;
  } else if (in.kind.x >= MANE) {
    // Strands run down and back, as most hair does.
    let strand = noise(vec3f(90, 9, 90) * in.rest - vec3f(52 * in.rest.y, 0, 0));
    let hair = select(coat.mane.rgb, coat.tail.rgb, in.kind.x == TAIL);
    surface.colour = mix(hair, coat.points.rgb, in.mask.x) * (0.6 + 0.8 * strand);
    surface.roughness = 0.45;
    surface.shine = 0.05;
    surface.velvet = 0.16;
    if (!front) { surface.normal = -surface.normal; }
  } else {
    let horn = smoothstep(0.5 - edge, 0.5 + edge, in.mask.z);
    let ring = 0.88 + 0.24 * noise(in.rest * vec3f(9, 150, 9));
    surface.colour = mix(coatColour(coat, in), coat.hoof.rgb * ring, horn);
    surface.roughness = mix(coat.body.w + 0.06, 0.42, horn);
    surface.shine = 0.038;
    surface.velvet = mix(0.3, 0.1, horn);
  }
  surface.colour *= 1 + in.tone;
  return surface;
}

@fragment fn paint(in: Skin, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let surface = surfaceOf(in, front);
  let sun = sunAt(in.place, surface.normal, in.clip.xy, 0.025);
  var light = lit(surface, in.place, sun);
  if (in.kind.x == EYE) {
    // The glint: the window of the sky that an eye always mirrors.
    let mirrored = reflect(-toViewer(in.place), surface.normal);
    light += vec3f(2.2) * smoothstep(0.93, 0.975, dot(mirrored, normalize(frame.sun.xyz + vec3f(0, 0.5, 0))));
  }
  return vec4f(shown(light), 1);
}
`;
