import { describe, expect, it } from 'vitest';
import { viewportMeta } from './layout-switch.ts';

describe('layout switch', () => {
  it('S2.78 the desktop layout is 1024 px wide, the responsive one as wide as the device', () => {
    expect(viewportMeta('desktop')).toBe('width=1024');
    expect(viewportMeta('responsive')).toContain('width=device-width');
  });
});
