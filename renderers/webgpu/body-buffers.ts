/** A body on the device: its arrays in vertex and index buffers, once for all pictures of that animal. */
import type { Body } from '../mesh/body.ts';

const INDEX = 0x10;
const VERTEX = 0x20;
const COPY_DST = 0x08;

export interface BodyBuffers {
  /** In the order of the shader's locations. */
  readonly vertices: readonly GPUBuffer[];
  readonly indices: GPUBuffer;
  readonly levels: Body['levels'];
}

const made = /* @__PURE__ */ new WeakMap<GPUDevice, WeakMap<Body, BodyBuffers>>();

/** Asked for every picture: its levels of detail may have come meanwhile. */
export function bodyBuffers(device: GPUDevice, body: Body): BodyBuffers {
  const own = made.get(device) ?? new WeakMap<Body, BodyBuffers>();
  made.set(device, own);
  const known = own.get(body);
  if (known?.levels === body.levels) return known;
  const fill = (data: Float32Array | Uint8Array | Uint32Array, usage: number): GPUBuffer => {
    const buffer = device.createBuffer({ size: data.byteLength, usage: usage | COPY_DST });
    device.queue.writeBuffer(buffer, 0, data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
    return buffer;
  };
  known?.indices.destroy();
  const buffers = {
    vertices:
      known?.vertices ??
      [body.positions, body.normals, body.bones, body.weights, body.material].map((data) => fill(data, VERTEX)),
    indices: fill(body.indices, INDEX),
    levels: body.levels,
  };
  own.set(body, buffers);
  return buffers;
}
