import type { Group } from 'three';
import type { Hex } from '../engine/materials.ts';
import { group } from '../engine/shapes.ts';

/** Which of its shapes, and in which colour; without one the object has its natural colours. */
export interface Look {
  shape: number;
  colour: Hex | null;
}

/** An object of the miniature world, about one unit high or wide; the camera comes as near as it needs. */
export interface Model {
  build: (look: Look) => Group;
  /** The same from behind, for what is worn; it faces the camera too. */
  back?: (look: Look) => Group;
  /** How many clearly different shapes it has. */
  shapes: number;
  /** Stands on a floor (y = 0), or hangs on the wall (facing +z). */
  stance: 'stand' | 'hang';
  /** Shapes that stand although the others hang. */
  standing?: readonly number[];
  /** Degrees by which it turns away from the camera on the front view. */
  turn?: number;
  /** How far above it the camera is, in degrees; small for tall things, large for flat ones. */
  above?: number;
  /** Where a close-up of what hangs looks, from -1 to 1 across and up; a pocket if it says nothing. */
  near?: readonly [number, number];
}

export type Models = Record<string, Model>;

export type Build = (colour: string) => Group;

/** A model of as many shapes as it has builds; `natural` is its colour where the catalogue names none. */
export function kinds(natural: string, stance: Model['stance'], settings: Partial<Model>, ...builds: Build[]): Model {
  return {
    shapes: builds.length,
    stance,
    ...settings,
    build: ({ shape, colour }: Look) => (builds[shape] ?? builds[0] ?? (() => group()))(colour ?? natural),
  };
}
