import type { Group } from 'three';
import type { Shot } from '../engine/stage.ts';

/** What a scene leaves to the picture: its size and how many frames are averaged. */
export type SceneShot = Omit<Shot, 'width' | 'height' | 'frames'>;

export interface Sky {
  /** From the top to the horizon. */
  colours: readonly [string, string, string];
  /** Where the horizon is, as a part of the height. */
  horizon: number;
  stars?: boolean;
  /** A sun or moon: place as parts of width and height, radius as a part of the height. */
  disc?: { x: number; y: number; radius: number; colour: string; halo: string };
}

export interface Scene {
  build: (tall: boolean) => Group;
  /** Tall pictures (for phones) are taken from elsewhere than wide ones. */
  shot: (tall: boolean) => SceneShot;
  sky: (tall: boolean) => Sky;
}

export const morning = { colour: '#fff0d2', strength: 4.2, size: 0.4 } as const;
export const evening = { colour: '#9fb4dd', strength: 1.1, size: 0.5 } as const;
