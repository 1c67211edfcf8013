/** What is drawn into before it is shown: four samples a pixel, and depth. Made anew when the picture has another size. */
import { DEPTH, SAMPLES } from './pipelines.ts';

const RENDER_ATTACHMENT = 0x10;

export class Targets {
  readonly #device: GPUDevice;
  readonly #format: GPUTextureFormat;
  #colour: GPUTexture | undefined;
  #depth: GPUTexture | undefined;

  constructor(device: GPUDevice, format: GPUTextureFormat) {
    this.#device = device;
    this.#format = format;
  }

  /** A pass that ends up in that texture. */
  passTo(texture: GPUTexture): GPURenderPassDescriptor {
    const { width, height } = texture;
    if (this.#colour?.width !== width || this.#colour.height !== height) {
      this.destroy();
      const common = { size: [width, height], sampleCount: SAMPLES, usage: RENDER_ATTACHMENT };
      this.#colour = this.#device.createTexture({ ...common, label: 'colour', format: this.#format });
      this.#depth = this.#device.createTexture({ ...common, label: 'depth', format: DEPTH });
    }
    return {
      colorAttachments: [
        {
          view: this.#colour.createView(),
          resolveTarget: texture.createView(),
          loadOp: 'clear',
          storeOp: 'discard',
          clearValue: [0, 0, 0, 0],
        },
      ],
      ...(this.#depth && {
        depthStencilAttachment: {
          view: this.#depth.createView(),
          depthClearValue: 1,
          depthLoadOp: 'clear',
          depthStoreOp: 'discard',
        },
      }),
    };
  }

  destroy(): void {
    this.#colour?.destroy();
    this.#depth?.destroy();
    this.#colour = undefined;
    this.#depth = undefined;
  }
}
