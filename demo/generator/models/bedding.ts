import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, pose, puffed, stitches, tube, turned, type Vec } from '../engine/shapes.ts';
import { sheet } from './tent.ts';

/** A mat rolled up, or lying with its chambers. */
export function rolledMat(colour: string): Group {
  const spiral = Array.from({ length: 60 }, (_, i): [number, number] => {
    const a = (i / 59) * Math.PI * 2 * 4.2;
    const r = 0.05 + (i / 59) * 0.2;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const side = spiral.map(([x, y]): Vec => [0.5, 0.27 + y, x]);
  return group(
    turned(
      [
        [0, -0.5],
        [0.25, -0.5],
        [0.268, -0.48],
        [0.268, 0.48],
        [0.25, 0.5],
        [0, 0.5],
      ],
      materials.felt(colour, 2),
      { at: [0, 0.27, 0], turn: [0, 0, 90] },
      0.02,
    ),
    tube(side, 0.012, materials.felt(shade(colour, -0.14), 4)),
    [-0.26, 0.26].map((x) =>
      turned(
        [
          [0.268, -0.025],
          [0.28, -0.025],
          [0.28, 0.025],
          [0.268, 0.025],
        ],
        materials.canvas(tones.ink),
        { at: [x, 0.27, 0], turn: [0, 0, 90] },
        0.004,
      ),
    ),
  );
}

export function foldedMat(colour: string): Group {
  return group(
    Array.from({ length: 6 }, (_, i) =>
      block(
        [0.9, 0.075, 0.46],
        materials.felt(i % 2 ? shade(colour, -0.05) : colour, 3),
        { at: [0.012 * (i % 2), i * 0.078, 0], turn: [0, (i % 3) - 1, 0] },
        0.03,
      ),
    ),
    [-0.25, 0.25].map((x) => block([0.05, 0.48, 0.475], materials.canvas(tones.ink), { at: [x, 0, 0.002] }, 0.006)),
  );
}

/** Cushions: plain with a piped edge, buttoned, striped, knitted. */
export const cushion =
  (pattern: 'plain' | 'button' | 'stripes' | 'knit') =>
  (colour: string): Group => {
    const outline = smooth(
      mirrored([
        [0.02, 0.5],
        [0.42, 0.53],
        [0.5, 0.5],
        [0.53, 0.42],
        [0.5, 0.02],
        [0.53, -0.4],
        [0.5, -0.48],
        [0.42, -0.51],
        [0.02, -0.48],
      ]),
      0.35,
    );
    const cloth = pattern === 'knit' ? materials.knit(colour, 1.6) : materials.felt(colour, 2);
    const light = mix(colour, tones.cream, 0.7);
    return pose(
      group(
        puffed(
          outline,
          {
            thick: 0.2,
            round: 0.42,
            relief: (x, y) =>
              (1 + 0.06 * noise(x * 6, y * 6)) * (pattern === 'button' ? dent(Math.hypot(x, y), 0.12, 0.55) : 1),
            tint:
              pattern === 'stripes' ? (x) => (Math.abs(((x + 2) % 0.26) - 0.13) < 0.045 ? light : colour) : undefined,
          },
          cloth,
        ),
        tube(
          outline.filter((_, i) => i % 8 === 0).map(([x, y]): Vec => [x, y, 0]),
          0.018,
          materials.canvas(shade(colour, -0.1)),
          {},
          true,
        ),
        pattern === 'button' ? ball(0.05, materials.wood(tones.beech), { at: [0, 0, 0.1], scale: [1, 1, 0.4] }) : [],
      ),
      { at: [0, 0.52, 0], turn: [-8, 0, 0] },
    );
  };

/** A blanket folded on itself, with fringes, or rolled and tied. */
export const blanket =
  (kind: 'folded' | 'rolled') =>
  (colour: string): Group => {
    const light = mix(colour, tones.cream, 0.75);
    if (kind === 'rolled') {
      return group(
        [0, 1, 2].map((i) =>
          turned(
            [
              [0, -0.45],
              [0.15, -0.45],
              [0.17, -0.42],
              [0.17, 0.42],
              [0.15, 0.45],
              [0, 0.45],
            ],
            materials.felt(i === 1 ? light : colour, 2),
            { at: [i === 2 ? 0 : (i - 0.5) * 0.36, i === 2 ? 0.45 : 0.17, 0], turn: [90, 0, 0] },
            0.03,
          ),
        ),
        tube(
          [
            [-0.36, 0.2, 0.15],
            [-0.2, 0.5, 0.15],
            [0, 0.63, 0.15],
            [0.2, 0.5, 0.15],
            [0.36, 0.2, 0.15],
            [0.2, 0, 0.15],
            [-0.2, 0, 0.15],
          ],
          0.02,
          materials.leather(),
          {},
          true,
        ),
      );
    }
    return group(
      Array.from({ length: 4 }, (_, i) =>
        block(
          [0.92, 0.11, 0.62],
          materials.felt(colour, 1.8),
          { at: [0.01 * (i % 2), i * 0.108, 0.012 * (i % 3)], turn: [0, (i % 3) * 1.5 - 1.5, 0] },
          0.052,
        ),
      ),
      block([0.14, 0.448, 0.645], materials.felt(light, 2), { at: [0.24, 0, 0.004] }, 0.04),
      Array.from({ length: 20 }, (_, i) =>
        tube(
          [
            [-0.42 + i * 0.044, 0.06, 0.31],
            [-0.42 + i * 0.0445, 0.0, 0.38],
          ],
          0.008,
          materials.canvas(light),
        ),
      ),
    );
  };

/** A hammock in its bow, hung from two hooks. */
export function hammock(colour: string): Group {
  return group(
    sheet(
      (u, v) => {
        const sag = Math.sin(Math.PI * u);
        const across = (v - 0.5) * 2;
        return [-0.62 + 1.24 * u, 0.55 - 0.42 * sag + 0.16 * across ** 2 * sag ** 0.6, across * (0.05 + 0.3 * sag)];
      },
      materials.canvas(colour, 4),
      80,
      26,
    ),
    [-1, 1].map((s) =>
      group(
        [-0.5, 0, 0.5].map((z) =>
          tube(
            [
              [s * 0.62, 0.55, z * 0.05],
              [s * 0.74, 0.66, z * 0.02],
              [s * 0.82, 0.74, 0],
            ],
            0.009,
            materials.canvas(tones.cream),
          ),
        ),
        tube(
          [
            [s * 0.82, 0.74, 0],
            [s * 0.88, 0.8, 0],
          ],
          0.02,
          materials.metal(),
        ),
        tube(
          [
            [s * 0.88, -0.05, -0.12],
            [s * 0.88, 1, -0.12],
          ],
          0.045,
          materials.wood(tones.oak),
        ),
      ),
    ),
    stitches(
      [
        [-0.55, 0.5, 0.07],
        [0, 0.3, 0.32],
        [0.55, 0.5, 0.07],
      ],
      materials.canvas(tones.cream),
      0.02,
    ),
  );
}
