/** Which graphics adapter there is, and whether it is one: a processor that plays its part draws more slowly than a plain canvas does. */

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|warp/i;

/** Undefined where there is none, or no WebGPU at all. Does not throw. */
export async function findAdapter(): Promise<GPUAdapter | undefined> {
  const adapter = await globalThis.navigator?.gpu?.requestAdapter().catch(() => undefined);
  return adapter ?? undefined;
}

let hardware: Promise<boolean> | undefined;

/** Whether there is an adapter that draws faster than a plain canvas; asked once a page. */
export function hasHardware(): Promise<boolean> {
  hardware ??= findAdapter().then((adapter) => {
    const { vendor, architecture, description, isFallbackAdapter } = adapter?.info ?? {};
    return adapter !== undefined && !isFallbackAdapter && !SOFTWARE.test([vendor, architecture, description].join());
  });
  return hardware;
}
