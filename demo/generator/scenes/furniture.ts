import type * as three from 'three';
import { materials, shade } from '../engine/materials.ts';
import { ball, block, group, tube, type Vec } from '../engine/shapes.ts';

/** A table of broad planks; its top is at y = 0. */
export function tabletop(colour: string = '#b07a48', width = 6): three.Group {
  return group(
    Array.from({ length: 7 }, (_, i) =>
      block(
        [width, 0.1, 0.48],
        materials.wood(shade(colour, ((i * 37) % 5) * 0.012 - 0.02), 0.8),
        { at: [0, -0.1, 1.3 - i * 0.5] },
        0.02,
      ),
    ),
  );
}

/** A wall of upright boards behind a table or below a peg rail. */
export function boards(colour: string, z: number, width = 7, height = 4, from = -1.2): three.Group {
  const count = Math.round(width / 0.42);
  return group(
    Array.from({ length: count }, (_, i) =>
      block(
        [0.41, height, 0.08],
        materials.wood(shade(colour, ((i * 53) % 7) * 0.008 - 0.024), 0.7),
        { at: [(i - (count - 1) / 2) * 0.42, from, z] },
        0.012,
      ),
    ),
  );
}

/** A wrapped parcel with ribbon. */
export function parcel(size: Vec, paper: string, ribbon: string): three.Group {
  const [w, h, d] = size;
  const band = materials.felt(ribbon, 4);
  const loop = (s: number) =>
    tube(
      [
        [0, h, 0],
        [s * 0.1, h + 0.1, 0.02],
        [s * 0.19, h + 0.09, 0],
        [s * 0.14, h + 0.02, -0.02],
        [0, h, 0],
      ],
      0.02,
      band,
      { scale: [1, 1, 1.6] },
    );
  return group(
    block(size, materials.paper(paper), {}, 0.02),
    block([w + 0.012, h + 0.012, 0.07], band, { at: [0, -0.003, 0] }, 0.01),
    block([0.07, h + 0.012, d + 0.012], band, { at: [0, -0.003, 0] }, 0.01),
    loop(1),
    loop(-1),
    ball(0.03, band, { at: [0, h + 0.02, 0] }),
  );
}
