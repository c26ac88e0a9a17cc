import { materials, tones } from '../engine/materials.ts';
import { group, pose, tube } from '../engine/shapes.ts';
import { bellyMug } from '../models/tableware.ts';
import { sheet } from '../models/tent.ts';
import { hut } from './hut.ts';
import { firs, groundAt, meadow, stone } from './land.ts';
import { day, green, snow, tree, valley } from './outdoors.ts';
import { onGround } from './props.ts';
import type { Scene } from './scene.ts';
import { sledModel } from './vehicles.ts';

/** A hammock between two firs. */
export const hammock: Scene = {
  build: () =>
    group(
      valley(green, [tree(-2.4, -2.2, 2.6), tree(2.6, -2.4, 2.8), tree(0.4, -3, 2.4)]),
      tube(
        [
          [-1.35, -0.1, 0],
          [-1.32, 2.8, 0],
        ],
        0.1,
        materials.wood(tones.walnut),
      ),
      tube(
        [
          [1.35, -0.1, 0],
          [1.33, 2.8, 0],
        ],
        0.1,
        materials.wood(tones.walnut),
      ),
      firs(
        [
          { at: [-1.34, 0.95, 0], height: 2.4 },
          { at: [1.34, 0.95, 0], height: 2.4 },
        ],
        green.trees,
      ),
      sheet(
        (u, v) => {
          const sag = Math.sin(Math.PI * u);
          const across = (v - 0.5) * 2;
          return [
            -0.95 + 1.9 * u,
            0.86 - 0.42 * sag + 0.2 * across ** 2 * sag ** 0.6 + 0.02 * Math.sin(u * 40) * (1 - sag),
            across * (0.06 + 0.3 * sag),
          ];
        },
        materials.canvas(tones.brick, 4),
        70,
        24,
      ),
      [-1, 1].map((s) =>
        tube(
          [
            [s * 0.95, 0.86, 0],
            [s * 1.3, 1.02, 0],
          ],
          0.018,
          materials.canvas(tones.cream),
        ),
      ),
      stone(0.2, onGround(0.8, 0.6), '#a39b8e', 4),
      pose(bellyMug(tones.amber), { at: [0.76, groundAt(0.8, 0.6) + 0.2, 0.6], scale: 0.2 }),
      meadow(green.grass, 460, () => false),
    ),
  shot: () => day({ camera: { at: [0, 1.1, 5], to: [0, 0.72, 0], angle: 26 } }),
  sky: () => ({ colours: ['#b8d6dc', '#ece6cd', '#fae0b0'], horizon: 0.45 }),
};

/** A sled in fresh snow. */
export const sledding: Scene = {
  build: () =>
    group(
      valley(snow, [tree(-1.8, -1.6, 2.3), tree(-2.6, -2.3, 2.9), tree(2, -1.8, 2.6), tree(2.8, -1.3, 3)], true),
      hut(onGround(0.9, -2.6), -24, true, tones.brick, true),
      pose(sledModel(), { at: onGround(-0.1, 0.4), turn: [0, 30, 0], scale: 1.1 }),
      stone(0.24, onGround(-1.2, 0.4), '#f0f2f0', 6),
      stone(0.3, onGround(1.35, 0.6), '#eef1f0', 2),
    ),
  shot: () =>
    day({
      camera: { at: [0, 1.2, 5], to: [0, 0.62, 0], angle: 26 },
      window: { from: [-0.85, 0.5, 0.35], colour: '#ffe2bb', strength: 3.2, size: 0.4 },
      sky: { colour: '#cfe0f2', ground: '#b9c7d6', strength: 1.9 },
      fog: { colour: '#dbe4ea', from: 6.5, to: 27, most: 0.8 },
    }),
  sky: () => ({ colours: ['#a9c9e2', '#dde6ea', '#f8e2cb'], horizon: 0.45 }),
};
