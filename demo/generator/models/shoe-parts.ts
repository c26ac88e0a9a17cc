import * as three from 'three';
import { materials, shade } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { type Outline, smooth } from '../engine/puff.ts';
import { ball, group, puffed, solid, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';
import { width } from './boot.ts';

interface Upper {
  profile: Outline;
  cloth: Surface;
  tint?: (x: number, y: number) => string;
  thick?: number;
}

/** The upper of a shoe from its outline seen from the side; the sole is below y = 0.13. */
export const upper = ({ profile, cloth, tint, thick = 0.15 }: Upper) =>
  puffed(
    smooth(profile, 0.45),
    {
      thick,
      round: thick,
      cell: 0.012,
      tint,
      relief: (x, y) => width(x) * (1 + 0.03 * noise(x * 8, y * 8)) * dent(y - 0.19, 0.008, 0.04),
    },
    cloth,
  );

export const low: Outline = [
  [-0.47, 0.12],
  [-0.5, 0.28],
  [-0.46, 0.42],
  [-0.4, 0.44],
  [-0.24, 0.4],
  [-0.12, 0.42],
  [0.02, 0.36],
  [0.2, 0.28],
  [0.4, 0.24],
  [0.5, 0.17],
  [0.51, 0.12],
  [0.2, 0.1],
  [-0.2, 0.1],
];

/** The opening for the foot: a padded ring with the lining inside. */
export const opening = (colour: string, at: Vec, length: number) =>
  group(
    solid(new three.TorusGeometry(0.5, 0.13, 12, 40), materials.felt(colour, 4), {
      at,
      turn: [90, 0, 0],
      scale: [length, 0.2, 0.24],
    }),
    ball(0.5, materials.felt(shade(colour, -0.18), 4), {
      at: [at[0], at[1] - 0.012, at[2]],
      scale: [length, 0.02, 0.2],
    }),
  );
