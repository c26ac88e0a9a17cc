import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { group, tube, turned } from '../engine/shapes.ts';
import type { Look, Models } from './model.ts';

export function enamelMug(colour: string): Group {
  const rim = materials.enamel(tones.ink);
  return group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.335, 0.03],
        [0.345, 0.62],
        [0.36, 0.655],
        [0.335, 0.655],
        [0.325, 0.62],
        [0.315, 0.06],
        [0, 0.05],
      ],
      materials.enamel(colour),
    ),
    turned(
      [
        [0.345, 0.642],
        [0.366, 0.65],
        [0.362, 0.668],
        [0.336, 0.664],
        [0.334, 0.65],
      ],
      rim,
      {},
      0.008,
    ),
    tube(
      [
        [0.33, 0.53, 0],
        [0.47, 0.54, 0],
        [0.555, 0.42, 0],
        [0.53, 0.24, 0],
        [0.42, 0.14, 0],
        [0.33, 0.13, 0],
      ],
      0.032,
      rim,
    ),
  );
}

export function bellyMug(colour: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.2, 0],
        [0.31, 0.08],
        [0.37, 0.28],
        [0.35, 0.46],
        [0.3, 0.6],
        [0.275, 0.6],
        [0.32, 0.44],
        [0.34, 0.28],
        [0.28, 0.1],
        [0, 0.06],
      ],
      materials.speckled(colour),
      {},
      0.09,
    ),
    turned(
      [
        [0.0, 0.004],
        [0.215, 0.0],
        [0.3, 0.07],
        [0.348, 0.16],
        [0.352, 0.16],
      ],
      materials.clay('#c9a27c'),
      { scale: [1.006, 1, 1.006] },
      0.05,
    ),
    tube(
      [
        [0.34, 0.44, 0],
        [0.47, 0.46, 0],
        [0.53, 0.34, 0],
        [0.47, 0.2, 0],
        [0.35, 0.2, 0],
      ],
      0.042,
      materials.speckled(colour),
    ),
  );
}

function campTumbler(colour: string): Group {
  return group(
    turned(
      [
        [0, 0.02],
        [0.25, 0.02],
        [0.3, 0.8],
        [0.29, 0.815],
        [0.27, 0.8],
        [0.225, 0.08],
        [0, 0.07],
      ],
      materials.enamel(colour),
    ),
    turned(
      [
        [0, 0],
        [0.262, 0],
        [0.272, 0.2],
        [0.26, 0.205],
      ],
      materials.clay('#b98a58', 4),
      { scale: [1.02, 1, 1.02] },
    ),
    turned(
      [
        [0.262, 0.205],
        [0.275, 0.205],
        [0.277, 0.225],
        [0.262, 0.225],
      ],
      materials.leather(),
      { scale: [1.03, 1, 1.03] },
      0.004,
    ),
  );
}

function stripedMug(colour: string): Group {
  const wall = (from: number, to: number, paint: string) =>
    turned(
      [
        [0.375, from],
        [0.378, from],
        [0.378, to],
        [0.375, to],
      ],
      materials.enamel(paint),
      {},
      0.001,
    );
  return group(
    turned(
      [
        [0, 0],
        [0.33, 0],
        [0.37, 0.04],
        [0.377, 0.44],
        [0.365, 0.455],
        [0.35, 0.44],
        [0.34, 0.07],
        [0, 0.05],
      ],
      materials.enamel(tones.cream),
      {},
      0.03,
    ),
    wall(0.13, 0.3, colour),
    wall(0.325, 0.35, shade(colour, -0.1)),
    tube(
      [
        [0.36, 0.37, 0],
        [0.5, 0.38, 0],
        [0.55, 0.24, 0],
        [0.49, 0.11, 0],
        [0.36, 0.12, 0],
      ],
      0.038,
      materials.enamel(tones.cream),
    ),
  );
}

const mugs = [enamelMug, bellyMug, campTumbler, stripedMug];

export const tableware: Models = {
  kubek: {
    shapes: mugs.length,
    stance: 'stand',
    turn: -28,
    above: 16,
    build: ({ shape, colour }: Look) => (mugs[shape] ?? enamelMug)(colour ?? tones.brick),
  },
};
