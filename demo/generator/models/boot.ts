import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { type Outline, smooth } from '../engine/puff.ts';
import { ball, block, group, plate, puffed, tube, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';

/** The sole seen from above, heel at x = -0.5, toe at x = 0.5. */
export const solePlan: Outline = smooth(
  [
    [-0.52, 0],
    [-0.47, 0.13],
    [-0.3, 0.155],
    [-0.05, 0.14],
    [0.2, 0.185],
    [0.4, 0.165],
    [0.53, 0.04],
    [0.5, -0.09],
    [0.36, -0.165],
    [0.15, -0.165],
    [-0.1, -0.125],
    [-0.3, -0.145],
    [-0.47, -0.12],
  ],
  0.5,
);

/** Half of the width of the foot along its length. */
export const width = (x: number) => 0.86 + 0.16 * Math.sin((x + 0.35) * 3.4);

export function sole(y: number, height: number, material: Surface, grow = 1): Group {
  return group(
    plate(solePlan, height, material, { at: [0, y + height / 2, 0], turn: [-90, 0, 0], scale: [grow, grow, 1] }, 0.018),
  );
}

export function laces(points: readonly (readonly [number, number])[], half: number, colour: string): Group {
  const cord = materials.canvas(colour, 14);
  const eyelet = materials.metal(tones.brass);
  return group(
    points.flatMap(([x, y], i) => {
      const next = points[i + 1];
      const side = (s: number): Vec => [x - 0.035, y - 0.035, s * half];
      const parts = [ball(0.017, eyelet, { at: side(1.06) }), ball(0.017, eyelet, { at: side(-1.06) })];
      if (!next) return parts;
      const [nx, ny] = next;
      const cross = (s: number) =>
        tube(
          [side(s * 1.05), [(x + nx) / 2 + 0.012, (y + ny) / 2 + 0.014, 0], [nx - 0.035, ny - 0.035, -s * half * 1.05]],
          0.0125,
          cord,
        );
      return [...parts, cross(1), cross(-1)];
    }),
  );
}

/** A walking boot: high shaft with a padded collar, laces on brass, thick tread. */
export function hikingBoot(colour: string): Group {
  const profile = smooth(
    [
      [-0.47, 0.12],
      [-0.5, 0.3],
      [-0.455, 0.5],
      [-0.46, 0.74],
      [-0.42, 0.79],
      [-0.16, 0.76],
      [-0.1, 0.72],
      [-0.06, 0.56],
      [0.06, 0.42],
      [0.22, 0.345],
      [0.4, 0.31],
      [0.5, 0.22],
      [0.515, 0.12],
      [0.3, 0.1],
      [-0.2, 0.1],
    ],
    0.45,
  );
  const dark = shade(colour, -0.12);
  const rubber = materials.rubber();
  const tint = (x: number, y: number) => {
    if (y < 0.2 + 0.05 * (x > 0.3 ? (x - 0.3) * 4 : 0)) return dark;
    if (x < -0.34 + 0.12 * Math.sin(y * 5) && y < 0.55) return dark;
    return colour;
  };
  const tread = Array.from({ length: 9 }, (_, i) =>
    block([0.065, 0.045, 0.3 - 0.02 * Math.abs(i - 4)], rubber, { at: [-0.42 + i * 0.105, 0, 0.005] }, 0.012),
  );
  return group(
    tread,
    sole(0.03, 0.07, rubber, 1.02),
    sole(0.095, 0.035, materials.rubber('#d8c4a0'), 1.0),
    puffed(
      profile,
      {
        thick: 0.155,
        round: 0.15,
        cell: 0.012,
        tint,
        relief: (x, y) =>
          width(x) *
          (1 + 0.03 * noise(x * 8, y * 8)) *
          (y > 0.6 ? 1 - (y - 0.6) * 0.35 : 1) *
          dent(y - 0.2, 0.008, 0.05),
      },
      materials.leather('#ffffff'),
    ),
    puffed(
      smooth(
        [
          [-0.46, 0.7],
          [-0.455, 0.8],
          [-0.4, 0.835],
          [-0.2, 0.805],
          [-0.13, 0.77],
          [-0.13, 0.68],
          [-0.3, 0.66],
        ],
        0.4,
      ),
      { thick: 0.155, round: 0.07, relief: (x) => dent(Math.abs(((x + 1) % 0.075) - 0.037), 0.01, 0.07) },
      materials.felt(shade(colour, 0.1)),
    ),
    puffed(
      smooth(
        [
          [-0.17, 0.86],
          [-0.09, 0.84],
          [-0.02, 0.6],
          [0.1, 0.43],
          [0.06, 0.38],
          [-0.1, 0.56],
          [-0.18, 0.76],
        ],
        0.4,
      ),
      { thick: 0.075, round: 0.05 },
      materials.felt(shade(colour, 0.06)),
      { at: [-0.005, 0, 0] },
    ),
    laces(
      [
        [0.17, 0.415],
        [0.1, 0.46],
        [0.035, 0.52],
        [-0.01, 0.59],
        [-0.04, 0.66],
        [-0.055, 0.73],
      ],
      0.085,
      tones.amber,
    ),
    tube(
      [
        [-0.05, 0.74, 0.03],
        [0.03, 0.79, 0.1],
        [0.05, 0.7, 0.13],
        [-0.03, 0.71, 0.05],
      ],
      0.012,
      materials.canvas(tones.amber, 14),
    ),
    tube(
      [
        [-0.05, 0.74, -0.03],
        [0.03, 0.8, -0.1],
        [0.06, 0.71, -0.12],
        [-0.03, 0.71, -0.05],
      ],
      0.012,
      materials.canvas(tones.amber, 14),
    ),
    tube(
      [
        [-0.455, 0.76, 0],
        [-0.52, 0.83, 0],
        [-0.51, 0.7, 0],
        [-0.47, 0.62, 0],
      ],
      0.016,
      materials.canvas(tones.amber),
    ),
  );
}
