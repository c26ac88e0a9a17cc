import { describe, expect, it } from 'vitest';
import { hueDistance, oklchToRgb, parseHex, recolour, rgbToOklch } from './recolour.ts';

describe('recolour', () => {
  const red = { hue: 27, spread: 20 };

  it('gives the main colour the hue of the target and leaves the rest', () => {
    const changed = recolour('<path fill="#e85b4f"/><path fill="#3c3f45"/>', red, '#2f4c86');
    const [main = '', other] = changed.match(/#[0-9a-f]{6}/g) ?? [];
    expect(hueDistance(rgbToOklch(parseHex(main)).h, rgbToOklch(parseHex('#2f4c86')).h)).toBeLessThan(8);
    expect(other).toBe('#3c3f45');
  });

  it('keeps light lighter than shade', () => {
    const changed = recolour('#ff8f80 #96292b', red, '#3f7350');
    const [light = '', shade = ''] = changed.split(' ');
    expect(rgbToOklch(parseHex(light)).l).toBeGreaterThan(rgbToOklch(parseHex(shade)).l);
  });

  it('converts colours there and back', () => {
    const there = rgbToOklch(parseHex('#3f7350'));
    const back = oklchToRgb(there);
    expect(back.r).toBeCloseTo(0x3f / 255, 2);
    expect(back.g).toBeCloseTo(0x73 / 255, 2);
    expect(back.b).toBeCloseTo(0x50 / 255, 2);
  });
});
