/** Which graphics adapter there is, and whether it is one: a processor that plays its part draws more slowly than a plain canvas does. */

/** Nothing where there is none, or no WebGPU at all. Does not throw. */
export async function findAdapter(): Promise<GPUAdapter | null | undefined> {
  return globalThis.navigator?.gpu?.requestAdapter().catch(() => null);
}

async function ask(): Promise<boolean> {
  const info = (await findAdapter())?.info;
  // SwiftShader, llvmpipe and softpipe, Apple's Software Renderer, Microsoft's WARP: not all browsers call them fallbacks.
  const software = /swift|pipe|software|warp/i;
  return !!info && !info.isFallbackAdapter && !software.test(info.architecture + info.description);
}

let hardware: Promise<boolean> | undefined;

/** Whether there is an adapter that draws faster than a plain canvas; asked once a page. */
export function hasHardware(): Promise<boolean> {
  hardware ??= ask();
  return hardware;
}
