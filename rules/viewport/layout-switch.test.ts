import { describe, expect, it } from 'vitest';
import { offersLayoutSwitch, viewportMeta } from './layout-switch.ts';

describe('layout switch', () => {
  it('S9.08 the layout changes between 1023 and 1024', () => {
    expect(offersLayoutSwitch(1023)).toBe(true);
    expect(offersLayoutSwitch(1024)).toBe(false);
  });

  it('S2.78 the desktop layout is 1024 px wide, the responsive one as wide as the device', () => {
    expect(viewportMeta('desktop')).toBe('width=1024');
    expect(viewportMeta('responsive')).toContain('width=device-width');
  });
});
