/** What is drawn into before it is shown: four samples a pixel, and depth. Made anew when the picture has another size. */
import { DEPTH, SAMPLES } from './pipelines.ts';

const RENDER_ATTACHMENT = 0x10;

export class Targets {
  readonly #device: GPUDevice;
  readonly #format: GPUTextureFormat;
  /** Colour and depth. */
  #made: readonly GPUTexture[] = [];

  constructor(device: GPUDevice, format: GPUTextureFormat) {
    this.#device = device;
    this.#format = format;
  }

  /** A pass that ends up in that texture. */
  passTo(texture: GPUTexture): GPURenderPassDescriptor {
    const { width, height } = texture;
    if (this.#made[0]?.width !== width || this.#made[0].height !== height) {
      this.destroy();
      this.#made = [this.#format, DEPTH].map((format) =>
        this.#device.createTexture({ size: [width, height], sampleCount: SAMPLES, usage: RENDER_ATTACHMENT, format }),
      );
    }
    const [colour, depth] = this.#made.map((target) => target.createView());
    return {
      colorAttachments: [
        {
          view: colour,
          resolveTarget: texture.createView(),
          loadOp: 'clear',
          storeOp: 'discard',
          clearValue: [0, 0, 0, 0],
        },
      ],
      depthStencilAttachment: { view: depth, depthClearValue: 1, depthLoadOp: 'clear', depthStoreOp: 'discard' },
    };
  }

  destroy(): void {
    for (const target of this.#made) target.destroy();
    this.#made = [];
  }
}
