import type { Mesh } from 'three';
import { materials } from '../engine/materials.ts';
import { Surface } from '../engine/surface.ts';
import { texture } from '../engine/textures.ts';
import { sheet } from '../models/tent.ts';
import { groundAt } from './land.ts';

/** A strip of the ground that winds from the hills to the camera; `x` is where it passes the middle. */
function winding(x: number, wide: number, surface: Surface): Mesh {
  return sheet(
    (u, v) => {
      const z = 4.5 - v * 9;
      const middle = x - 0.5 * v * 4 + 0.45 * Math.sin(z * 1.25) + 0.15 * Math.sin(z * 3.1);
      const half = wide * (0.2 + 0.1 * Math.sin(z * 2.2));
      const px = middle + (u - 0.5) * 2 * half;
      const bank = Math.abs(u - 0.5) * 2;
      return [px, groundAt(px, z) + 0.03 - 0.02 * bank ** 4, z];
    },
    surface,
    10,
    90,
    4,
  );
}

const water = () => new Surface('#6fa3ad', { tile: texture('clay'), times: 0.9, deep: 0.03, rough: 0.25, gloss: 0.8 });

/** A brook. */
export const stream = (x: number, wide = 1): Mesh => winding(x, wide, water());

/** A trodden path. */
export const path = (x: number, colour: string): Mesh => winding(x, 0.9, materials.felt(colour, 1.2, 0.03));
