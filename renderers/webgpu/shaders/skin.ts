/**
 * Skinning: each vertex goes along with up to four joints. All animals' matrices lie in one buffer, animal after animal; what else is to
 * be said of an animal stands in the last rows of its first matrices, which a rigid motion does not need.
 */
export const SKIN = /* wgsl */ `
@group(0) @binding(1) var<storage, read> palette: array<mat4x4f>;

// What a vertex is of.
const EYE = 1u;
const MANE = 2u;
const TAIL = 3u;

struct Vertex {
  @location(0) position: vec3f,
  @location(1) normal: vec3f,
  @location(2) bones: vec4u,
  @location(3) weights: vec4f,
  @location(4) material: vec4u,   // of what; share of the points' colour; openness to the sky; horn of skin, looseness of hair
}

fn firstJoint(animal: u32) -> u32 { return animal * u32(frame.plane.w); }

/** Which of the coats it wears, and how much lighter or darker than others. */
fn coatOf(animal: u32) -> u32 { return u32(palette[firstJoint(animal)][0].w); }
fn toneOf(animal: u32) -> f32 { return palette[firstJoint(animal)][1].w; }

fn skinning(animal: u32, bones: vec4u, weights: vec4f) -> mat4x4f {
  let joints = firstJoint(animal) + bones;
  return weights.x * palette[joints.x] + weights.y * palette[joints.y]
       + weights.z * palette[joints.z] + weights.w * palette[joints.w];
}

/** Hair streams back and flutters, the more the looser it hangs; each lock in its own time. */
fn swayed(place: vec3f, animal: u32, vertex: Vertex) -> vec3f {
  if (vertex.material.x < MANE || frame.air.x <= 0) { return place; }
  let loose = f32(vertex.material.w) / 255 * frame.air.z * frame.air.x;
  let root = palette[firstJoint(animal)];
  let beat = 9 * frame.air.y + 23 * vertex.position.x - 9 * vertex.position.y + 3 * f32(animal);
  let back = 0.08 + 0.02 * sin(beat);
  let up = 0.057 + 0.028 * sin(1.3 * beat + 1);
  return place + loose * (up * root[1].xyz - back * root[0].xyz + 0.03 * sin(0.8 * beat) * root[2].xyz);
}

fn placeOf(vertex: Vertex, animal: u32, by: mat4x4f) -> vec3f {
  return swayed(carried(by, vertex.position), animal, vertex);
}

fn carried(by: mat4x4f, place: vec3f) -> vec3f { return (by * vec4f(place, 1)).xyz; }
fn turned(by: mat4x4f, direction: vec3f) -> vec3f { return normalize((by * vec4f(direction, 0)).xyz); }
`;
