import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { ball, group, tube, turned } from '../engine/shapes.ts';
import { litFlame } from './flame.ts';
import type { Look, Models } from './model.ts';

/** A storm lantern: tank, glass, hood and two side pipes. */
export function stormLantern(colour: string): Group {
  const paint = materials.lacquer(colour);
  const side = (x: number) =>
    tube(
      [
        [x * 0.2, 0.18, 0],
        [x * 0.33, 0.24, 0],
        [x * 0.34, 0.5, 0],
        [x * 0.34, 0.74, 0],
        [x * 0.22, 0.86, 0],
        [x * 0.08, 0.88, 0],
      ],
      0.026,
      paint,
    );
  return group(
    turned(
      [
        [0, 0],
        [0.29, 0],
        [0.31, 0.03],
        [0.3, 0.14],
        [0.2, 0.2],
        [0.12, 0.22],
        [0.12, 0.26],
        [0, 0.26],
      ],
      paint,
      {},
      0.03,
    ),
    turned(
      [
        [0.13, 0.24],
        [0.17, 0.25],
        [0.17, 0.29],
        [0.12, 0.3],
      ],
      materials.metal(tones.brass),
      {},
      0.01,
    ),
    turned(
      [
        [0.11, 0.29],
        [0.19, 0.36],
        [0.225, 0.48],
        [0.19, 0.62],
        [0.13, 0.7],
      ],
      materials.glass('#fff3d8', 0.28),
      {},
      0.06,
    ),
    litFlame(0.27, { at: [0, 0.31, 0] }, 0.09),
    turned(
      [
        [0.15, 0.69],
        [0.19, 0.7],
        [0.17, 0.76],
        [0.1, 0.8],
        [0.1, 0.87],
        [0.15, 0.88],
        [0.12, 0.94],
        [0.04, 0.97],
        [0, 0.97],
      ],
      paint,
      {},
      0.02,
    ),
    side(-1),
    side(1),
    tube(
      [
        [-0.34, 0.66, 0],
        [-0.32, 0.98, 0],
        [-0.14, 1.18, 0],
        [0.14, 1.18, 0],
        [0.32, 0.98, 0],
        [0.34, 0.66, 0],
      ],
      0.011,
      materials.metal(tones.steel),
    ),
    turned(
      [
        [0, -0.11],
        [0.024, -0.11],
        [0.032, 0],
        [0.024, 0.11],
        [0, 0.11],
      ],
      materials.wood(tones.beech),
      { at: [0, 1.205, 0], turn: [0, 0, 90] },
      0.02,
    ),
    ball(0.035, materials.metal(tones.brass), { at: [0.2, 0.17, 0.17] }),
  );
}

/** A camp lamp of today: round shade over a lit glass. */
export function campLamp(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    turned(
      [
        [0, 0],
        [0.2, 0],
        [0.22, 0.03],
        [0.21, 0.26],
        [0.17, 0.29],
        [0, 0.29],
      ],
      paint,
      {},
      0.03,
    ),
    turned(
      [
        [0, 0.29],
        [0.16, 0.29],
        [0.18, 0.33],
        [0.18, 0.58],
        [0.15, 0.62],
        [0, 0.62],
      ],
      materials.glow('#ffd9a0', 1.05),
      {},
      0.04,
    ),
    turned(
      [
        [0, 0.78],
        [0.05, 0.78],
        [0.12, 0.74],
        [0.27, 0.63],
        [0.28, 0.6],
        [0.24, 0.61],
        [0, 0.64],
      ],
      paint,
      {},
      0.02,
    ),
    tube(
      [
        [-0.05, 0.77, 0],
        [-0.1, 0.92, 0],
        [0, 1, 0],
        [0.1, 0.92, 0],
        [0.05, 0.77, 0],
      ],
      0.016,
      materials.leather(),
    ),
    ball(0.03, materials.metal(tones.brass), { at: [0, 0.15, 0.215], scale: [1, 1, 0.4] }),
  );
}

/** A folding lantern of oiled paper in a wooden frame. */
export function woodLantern(colour: string): Group {
  const wood = materials.wood(tones.beech);
  const post = (x: number, z: number) =>
    turned(
      [
        [0, 0.06],
        [0.028, 0.06],
        [0.028, 0.74],
        [0, 0.74],
      ],
      wood,
      { at: [x, 0, z] },
      0.01,
      16,
    );
  return group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.31, 0.05],
        [0.28, 0.08],
        [0, 0.08],
      ],
      wood,
      {},
      0.02,
    ),
    [
      [-0.2, -0.1],
      [0.2, -0.1],
      [-0.1, 0.2],
      [0.1, 0.2],
      [0, -0.22],
    ].map(([x = 0, z = 0]) => post(x, z)),
    turned(
      [
        [0.17, 0.08],
        [0.18, 0.2],
        [0.18, 0.62],
        [0.17, 0.72],
      ],
      materials.glow('#f7c27c', 0.85),
      {},
      0.02,
    ),
    turned(
      [
        [0, 0.98],
        [0.03, 0.97],
        [0.08, 0.88],
        [0.3, 0.76],
        [0.31, 0.73],
        [0, 0.73],
      ],
      materials.felt(colour, 4),
      {},
      0.02,
    ),
    tube(
      [
        [0, 0.96, 0],
        [-0.06, 1.03, 0],
        [0, 1.1, 0],
        [0.06, 1.03, 0],
        [0, 0.97, 0],
      ],
      0.012,
      materials.leather(),
    ),
  );
}

/** A puck that hangs from a loop. */
function ballLamp(colour: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.16, 0],
        [0.2, 0.02],
        [0.21, 0.08],
        [0.19, 0.1],
        [0, 0.1],
      ],
      materials.wood(tones.walnut),
      {},
      0.02,
    ),
    ball(0.27, materials.glow('#ffe0ae', 0.95), { at: [0, 0.34, 0] }),
    turned(
      [
        [0.262, 0.3],
        [0.276, 0.31],
        [0.276, 0.37],
        [0.262, 0.38],
      ],
      materials.lacquer(colour),
      {},
      0.005,
    ),
    turned(
      [
        [0, 0.66],
        [0.06, 0.66],
        [0.16, 0.6],
        [0.19, 0.55],
        [0.17, 0.54],
      ],
      materials.lacquer(shade(colour, -0.05)),
      {},
      0.02,
    ),
    tube(
      [
        [0.02, 0.65, 0],
        [0.12, 0.82, 0],
        [0, 0.95, 0],
        [-0.12, 0.82, 0],
        [-0.02, 0.65, 0],
      ],
      0.018,
      materials.canvas(colour),
    ),
  );
}

const lanterns = [stormLantern, campLamp, woodLantern, ballLamp];

export const lights: Models = {
  latarnia: {
    shapes: lanterns.length,
    stance: 'stand',
    turn: 18,
    build: ({ shape, colour }: Look) => (lanterns[shape] ?? stormLantern)(colour ?? tones.fir),
  },
};
