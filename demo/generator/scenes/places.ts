import { materials, shade } from '../engine/materials.ts';
import { block, group, tube } from '../engine/shapes.ts';
import { boards, tabletop } from './furniture.ts';
import { ground } from './land.ts';
import type { Scene, SceneShot } from './scene.ts';

/** Lit as products are in the studio, so that they belong where they are put. */
export const placeShot = (camera: SceneShot['camera'], lens: number): SceneShot => ({
  lens,
  camera,
  window: { from: [-0.75, 1.15, 0.8], size: 0.55, colour: '#fff0db', strength: 3.7 },
  sky: { colour: '#eaf0f4', ground: '#c4ab8c', strength: 2.1 },
  reach: 2.6,
  middle: [0, 0, 0],
});

export const placeSky = () => ({ colours: ['#cfe3e6', '#e8e6d2', '#f6e2bb'] as const, horizon: 0.6 });
const standing = () => placeShot({ at: [0, 1.25, 3.7], to: [0, 0.36, 0], angle: 22 }, 0.07);

/** Empty places on which products are shown in use; where nothing is, the scene of their department shines through. */
export const table: Scene = { build: () => group(tabletop('#b98a58', 7)), shot: standing, sky: placeSky };
export const meadow: Scene = { build: () => group(ground('#8a9c62', 12, -1.7, 5)), shot: standing, sky: placeSky };
export const snow: Scene = { build: () => group(ground('#eef1f0', 12, -1.7, 5)), shot: standing, sky: placeSky };
/** A rail with pegs, the middle one where things hang. */
const rail = (tone: string) => {
  const wood = materials.wood(shade(tone, 0.07), 1.2);
  return group(
    block([6, 0.13, 0.05], wood, { at: [0, 0.55, -0.04] }, 0.015),
    [-0.52, 0, 0.52].map((x) =>
      tube(
        [
          [x, 0.615, -0.04],
          [x, 0.64, 0.1],
        ],
        0.026,
        wood,
      ),
    ),
  );
};

/** Walls of boards, each in another tone, empty or with a rail from which things hang. */
export const walls: Readonly<Record<string, Scene>> = Object.fromEntries(
  ['#b3906a', '#94a08a', '#d6cdbd'].flatMap((tone, i) =>
    (['wall', 'rail'] as const).map((kind) => [
      `miejsce-${kind}-${i}`,
      {
        build: () =>
          group(
            boards(tone, -0.1, 8, 5, -2),
            block([9, 6, 0.05], materials.wood(shade(tone, -0.25)), { at: [0, -3, -0.2] }, 0.01),
            kind === 'rail' ? rail(tone) : [],
          ),
        shot: () => placeShot({ at: [0, 0.1, 4.2], to: [0, 0, 0], angle: 22 }, 0),
        sky: placeSky,
      },
    ]),
  ),
);
