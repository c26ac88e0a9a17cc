import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { group, puffed, rectangle, tube, type Vec } from '../engine/shapes.ts';
import { beech, hoop, jitter, leather, pipe, ring, steel, times } from './parts.ts';
import { sheet } from './tent.ts';

const half = { long: 0.5, wide: 0.34 };

/** How deep the cloth hangs between its bars. */
const clothAt = (u: number, v: number): Vec => {
  const sag = Math.sin(Math.PI * u);
  const across = (v - 0.5) * 2;
  return [
    half.long * (2 * u - 1),
    0.5 - 0.26 * sag + 0.05 * across ** 2 * sag - 0.05 * across * sag,
    across * half.wide * (1 - 0.06 * sag),
  ];
};

/** Woven stripes along the whole length. */
function stripes(colour: string): (x: number, y: number) => string {
  const [pale, deep] = [mix(colour, tones.cream, 0.85), shade(colour, -0.1)];
  return (_, y) => {
    const place = Math.abs(y - 0.5) * 2;
    if (place > 0.93) return deep;
    const stripe = (place * 3.2) % 1;
    if (stripe > 0.78) return pale;
    return stripe > 0.7 || (stripe > 0.3 && stripe < 0.36) ? deep : colour;
  };
}

/** Knotted cords along an edge, in loops that hang down. */
function fringe(v: number): Group {
  const cord = materials.canvas(tones.cream, 8);
  const count = 15;
  return group(
    times(count, (i) => {
      const [[ax, ay, az], [bx, by, bz]] = [clothAt(i / count, v), clothAt((i + 1) / count, v)];
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 - 0.085];
      return group(
        pipe(
          [
            ax,
            ay,
            az,
            ax * 0.7 + mx * 0.3,
            my + 0.045,
            az,
            mx,
            my,
            az,
            bx * 0.7 + mx * 0.3,
            my + 0.045,
            bz,
            bx,
            by,
            bz,
          ],
          0.0075,
          cord,
        ),
        times(4, (k) =>
          pipe(
            [
              mx,
              my,
              az,
              mx + 0.006 * (k - 1.5),
              my - 0.03,
              az,
              mx + 0.011 * (k - 1.5) + 0.004 * jitter(i + k),
              my - 0.07,
              az + 0.006 * jitter(k),
            ],
            0.0048,
            cord,
          ),
        ),
        ring(0.009, 0.006, cord, { at: [mx, my - 0.008, az] }),
      );
    }),
  );
}

/** A bar that keeps it open, cords that meet in a ring, and a broad strap around the post. */
const end = (s: number): Group =>
  group(
    pipe([s * half.long, 0.505, -half.wide - 0.04, s * half.long, 0.505, half.wide + 0.04], 0.022, beech()),
    times(8, (i) => {
      const z = half.wide * (-1 + (2 * i) / 7);
      return pipe(
        [s * half.long, 0.51, z, s * 0.66, 0.6, z * 0.45, s * 0.8, 0.7, -0.012],
        0.0075,
        materials.canvas(tones.cream, 8),
      );
    }),
    ring(0.026, 0.009, steel(), { at: [s * 0.815, 0.71, -0.02], turn: [0, 0, s * 60] }),
    pipe([s * 0.83, 0.72, -0.03, s * 0.9, 0.755, -0.1], 0.014, leather()),
    hoop(0.046, 0.73, 0.79, leather(), 0.008, { at: [s * 0.93, 0, -0.12] }),
    tube(
      [
        [s * 0.93, -0.05, -0.12],
        [s * 0.93, 1, -0.12],
      ],
      0.045,
      materials.wood(tones.oak),
    ),
  );

/** A hammock for two, held open by bars, with a fringe on both sides and a pillow for each. */
export const doubleHammock = (colour: string): Group =>
  group(
    sheet(clothAt, materials.canvas(colour, 4).panelled([0, 0, 1, 1], stripes(colour)), 80, 26),
    end(-1),
    end(1),
    fringe(0),
    fringe(1),
    [-0.15, 0.15].map((z, i) =>
      puffed(
        rectangle(0.2, 0.24, 0.06),
        { thick: 0.06, round: 0.08 },
        materials.canvas(i ? tones.cream : mix(colour, tones.cream, 0.6), 4),
        {
          at: [-0.36, 0.45, z],
          turn: [-90, -22, 4 - i * 9],
        },
      ),
    ),
  );
