import { describe, expect, it } from 'vitest';
import { lazyOffset } from '#platform/viewport/rules/viewport.ts';
import { fallbackWidth, imageAddress, imageSrcset, imageWidths, widthsFor } from './image-address.ts';

describe('image addresses', () => {
  it('names the width and the file', () => {
    expect(imageAddress('produkty/kubek żółty.jpg', 320)).toBe('/obraz/320/produkty/kubek%20%C5%BC%C3%B3%C5%82ty.jpg');
  });

  it.each([1, 96, 200, 640, 4000])('X.17 a box of %i px is offered several widths of the closed list', (box) => {
    const widths = widthsFor(box);
    expect(widths.length).toBeGreaterThanOrEqual(3);
    expect(imageWidths).toEqual(expect.arrayContaining(widths));
    expect(imageSrcset('a.jpg', box).split(', ')).toHaveLength(widths.length);
  });

  it('offers twice the pixels of the box, for dense screens', () => {
    expect(widthsFor(640).at(-1)).toBe(1280);
    expect(widthsFor(640)).toEqual([320, 480, 640, 800, 960, 1280]);
    expect(widthsFor(4000)).toEqual([640, 800, 960, 1280, 1600, 1920].slice(0, 6));
    expect(widthsFor(48)).toEqual([96, 160, 240]);
    expect(imageSrcset('a.jpg', 48)).toBe('/obraz/96/a.jpg 96w, /obraz/160/a.jpg 160w, /obraz/240/a.jpg 240w');
    expect(fallbackWidth(320)).toBe(320);
    expect(fallbackWidth(300)).toBe(320);
    expect(fallbackWidth(5000)).toBe(1920);
  });

  it('S9.49 the offset is 100 px', () => {
    expect(lazyOffset).toBe(100);
  });
});
