import { assert } from 'chai';
import { cases } from '../shared/environment.ts';

describe('environment', () => {
  for (const { name, run } of cases) it(name, run);

  it('has WebGPU', async () => {
    const adapter = await navigator.gpu.requestAdapter();
    assert.isNotNull(adapter);
    const device = await adapter?.requestDevice();
    assert.isDefined(device);
    device?.destroy();
  });
});
