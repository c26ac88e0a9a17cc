import { describe, expect, it } from 'vitest';
import { isZoomed, moveBy, pinch, WHOLE, zoomBy } from './zoom.ts';

const frame = { width: 400, height: 200 };
const doubled = zoomBy(WHOLE, 2, { x: 100, y: 50 }, frame);

describe('S2.12 zoom', () => {
  it('leaves the content under the point where it is', () => {
    expect(doubled).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomBy(doubled, 0.5, { x: 100, y: 50 }, frame)).toEqual(WHOLE);
  });

  it('grows five times at most and never below the whole picture', () => {
    expect(zoomBy(doubled, 10, { x: 0, y: 0 }, frame).scale).toBe(5);
    expect(zoomBy(doubled, 0.1, { x: 390, y: 190 }, frame)).toEqual(WHOLE);
  });

  it('grows by many tiny steps too', () => {
    let view = WHOLE;
    for (let step = 0; step < 50; step += 1) view = zoomBy(view, 1.005, { x: 0, y: 0 }, frame);
    expect(isZoomed(view)).toBe(true);
  });

  it('moves the picture as far as its edges', () => {
    expect(moveBy(doubled, { x: -50, y: 20 }, frame)).toEqual({ scale: 2, x: -150, y: -30 });
    expect(moveBy(doubled, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(moveBy(WHOLE, { x: 30, y: 30 }, frame)).toEqual(WHOLE);
  });

  it('follows two fingers', () => {
    const view = pinch(
      WHOLE,
      [
        { x: 150, y: 100 },
        { x: 250, y: 100 },
      ],
      [
        { x: 110, y: 120 },
        { x: 310, y: 120 },
      ],
      frame,
    );
    // Twice as far apart around (200, 100), and 10 right and 20 down.
    expect(view).toEqual({ scale: 2, x: -190, y: -80 });
  });

  it('takes two fingers at one place for one pixel', () => {
    const bothFingers = { x: 10, y: 10 };
    const view = pinch(WHOLE, [bothFingers, bothFingers], [bothFingers, { x: 12, y: 10 }], frame);
    expect(view.scale).toBe(2);
  });
});
