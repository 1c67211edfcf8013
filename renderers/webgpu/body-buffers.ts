/** A body on the device: its arrays in vertex and index buffers, once for all pictures of that animal. */
import type { Body } from '../mesh/body.ts';

export const INDEX = 0x10;
export const VERTEX = 0x20;
const COPY_DST = 0x08;

export interface BodyBuffers {
  /** In the order of the shader's locations. */
  readonly vertices: readonly GPUBuffer[];
  readonly indices: GPUBuffer;
  readonly levels: Body['levels'];
}

const made = /* @__PURE__ */ new WeakMap<GPUDevice, WeakMap<Body, BodyBuffers>>();

/** A buffer that holds those numbers, and may be written again. */
export function filledBuffer(device: GPUDevice, data: ArrayBufferView, usage: number): GPUBuffer {
  const buffer = device.createBuffer({ size: data.byteLength, usage: usage | COPY_DST });
  device.queue.writeBuffer(buffer, 0, data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  return buffer;
}

/** Asked for every picture: its levels of detail may have come meanwhile. */
export function bodyBuffers(device: GPUDevice, body: Body): BodyBuffers {
  const own = made.get(device) ?? new WeakMap<Body, BodyBuffers>();
  made.set(device, own);
  const known = own.get(body);
  if (known?.levels === body.levels) return known;
  known?.indices.destroy();
  const buffers = {
    vertices:
      known?.vertices ??
      [body.positions, body.normals, body.bones, body.weights, body.material].map((data) =>
        filledBuffer(device, data, VERTEX),
      ),
    indices: filledBuffer(device, body.indices, INDEX),
    levels: body.levels,
  };
  own.set(body, buffers);
  return buffers;
}
