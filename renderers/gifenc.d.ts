/** The part of gifenc 1.0.3 that is used: it comes without types. */
declare module 'gifenc' {
  export type Palette = number[][];
  export interface FrameOptions {
    readonly palette?: Palette;
    /** ms; the file holds hundredths of a second. */
    readonly delay?: number;
    /** 0 for ever; read with the first frame. */
    readonly repeat?: number;
  }
  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export interface Gifenc {
    GIFEncoder(): Encoder;
    quantize(
      rgba: Uint8Array | Uint8ClampedArray,
      most: number,
      options?: { readonly format?: 'rgb444' | 'rgb565' },
    ): Palette;
    applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette, format?: 'rgb444' | 'rgb565'): Uint8Array;
  }
  const gifenc: Gifenc;
  export default gifenc;
  export const GIFEncoder: Gifenc['GIFEncoder'];
  export const quantize: Gifenc['quantize'];
  export const applyPalette: Gifenc['applyPalette'];
}
