/** Which graphics adapter there is, and whether it is one: a processor that plays its part draws more slowly than a plain canvas does. */

const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|software|basic render|warp/i;

/** Undefined where there is none, or no WebGPU at all. Does not throw. */
export async function findAdapter(): Promise<GPUAdapter | undefined> {
  try {
    return (await globalThis.navigator?.gpu?.requestAdapter({ powerPreference: 'low-power' })) ?? undefined;
  } catch {
    return undefined;
  }
}

export function nameOf({ info }: GPUAdapter): string {
  return [info?.vendor, info?.architecture, info?.device, info?.description].filter(Boolean).join(' ');
}

export function isSoftware(adapter: GPUAdapter): boolean {
  const { info } = adapter;
  return info?.isFallbackAdapter === true || SOFTWARE.test(nameOf(adapter));
}
