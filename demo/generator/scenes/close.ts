import { materials, tones } from '../engine/materials.ts';
import { ball, block, group, pose, tube, turned, type Vec } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { campLamp, stormLantern, woodLantern } from '../models/lights.ts';
import { enamelMug } from '../models/tableware.ts';
import { ground, groundAt, meadow, stone } from './land.ts';
import { day, dusk, green, night, tree, valley } from './outdoors.ts';
import { campfire, onGround } from './props.ts';
import type { Scene } from './scene.ts';

/** The stump of a felled fir; its top is at y = 0.5 times its size. */
export function stump(at: Vec, size: number) {
  return pose(
    group(
      turned(
        [
          [0, 0],
          [0.53, 0],
          [0.5, 0.1],
          [0.46, 0.5],
          [0.44, 0.52],
        ],
        materials.wood('#7b5636', 1.5),
        {},
        0.03,
        40,
      ),
      turned(
        [
          [0, 0.515],
          [0.43, 0.515],
          [0.445, 0.5],
        ],
        materials.wood('#d2a873', 1.5),
        {},
        0.01,
        40,
      ),
      turned(
        [
          [0.2, 0.517],
          [0.215, 0.52],
          [0.23, 0.517],
        ],
        materials.wood('#b98a56'),
        {},
        0.002,
        40,
      ),
      turned(
        [
          [0.32, 0.517],
          [0.33, 0.52],
          [0.34, 0.517],
        ],
        materials.wood('#b98a56'),
        {},
        0.002,
        40,
      ),
    ),
    { at, scale: size },
  );
}

function pot(colour: string) {
  return group(
    turned(
      [
        [0, 0],
        [0.38, 0],
        [0.42, 0.04],
        [0.42, 0.42],
        [0.44, 0.44],
        [0.4, 0.44],
        [0.39, 0.4],
        [0, 0.38],
      ],
      materials.enamel(colour),
      {},
      0.02,
    ),
    turned(
      [
        [0, 0.53],
        [0.04, 0.53],
        [0.05, 0.5],
        [0.12, 0.49],
        [0.41, 0.45],
        [0.43, 0.43],
      ],
      materials.enamel(colour),
      {},
      0.01,
    ),
    ball(0.045, materials.wood(tones.beech), { at: [0, 0.55, 0] }),
    tube(
      [
        [-0.42, 0.38, 0],
        [-0.36, 0.66, 0],
        [0, 0.84, 0],
        [0.36, 0.66, 0],
        [0.42, 0.38, 0],
      ],
      0.016,
      materials.metal(),
    ),
  );
}

/** Breakfast on the fire. */
export const breakfast: Scene = {
  build: () =>
    group(
      valley(green, [tree(-2.2, -2.2, 2.6), tree(2.3, -2.4, 2.8), tree(-3, -3, 3), tree(1.5, -3.2, 2.5)]),
      pose(campfire([0, 0, 0], { high: 0.66, haze: 0.05 }), { at: onGround(-0.32, 0.4), scale: 0.95 }),
      pose(pot('#35536b'), { at: [-0.32, groundAt(-0.32, 0.4) + 0.36, 0.3], scale: 0.6 }),
      tube(
        [
          [-0.95, -0.02, 0.3],
          [-0.32, 0.98, 0.3],
          [-0.3, 1.05, 0.3],
        ],
        0.026,
        materials.wood(tones.oak),
      ),
      tube(
        [
          [0.3, -0.02, 0.24],
          [-0.32, 0.98, 0.3],
          [-0.36, 1.05, 0.31],
        ],
        0.026,
        materials.wood(tones.oak),
      ),
      tube(
        [
          [-0.3, -0.02, -0.35],
          [-0.32, 0.98, 0.3],
          [-0.33, 1.06, 0.34],
        ],
        0.026,
        materials.wood(tones.oak),
      ),
      stump(onGround(0.62, 0.5), 0.56),
      pose(enamelMug(tones.brick), { at: [0.52, groundAt(0.62, 0.5) + 0.29, 0.52], turn: [0, -30, 0], scale: 0.3 }),
      pose(enamelMug(tones.cream), { at: [0.75, groundAt(0.62, 0.5) + 0.29, 0.42], turn: [0, 40, 0], scale: 0.3 }),
      stone(0.16, onGround(1.15, 0.75), '#a39b8e', 4),
      meadow(green.grass, 420, (x, z) => Math.hypot(x + 0.3, z - 0.4) < 0.55 || Math.hypot(x - 0.62, z - 0.5) < 0.4),
    ),
  shot: () =>
    day({
      camera: { at: [0.05, 1.05, 4.3], to: [0.06, 0.5, 0.3], angle: 24 },
      lamps: [{ at: [-0.32, 0.35, 0.55], colour: '#ff9a4a', strength: 0.5 }],
      window: { from: [-0.85, 0.6, 0.35], colour: '#ffe6bd', strength: 3.7, size: 0.4 },
    }),
  sky: () => ({ colours: ['#b8d6dc', '#ece6cd', '#fae0b0'], horizon: 0.45 }),
};

/** Lanterns on a stump when it gets dark. */
export const lanterns: Scene = {
  build: () =>
    group(
      valley(dusk, [tree(-1.9, -1.7, 2.6), tree(-2.6, -2.4, 3), tree(2, -1.8, 2.9), tree(2.8, -2.6, 2.5)]),
      stump(onGround(0, 0.2), 0.95),
      pose(stormLantern(tones.brick), { at: [-0.08, groundAt(0, 0.2) + 0.49, 0.22], turn: [0, 16, 0], scale: 0.66 }),
      pose(campLamp('#3f7350'), { at: onGround(0.66, 0.62), scale: 0.52 }),
      pose(woodLantern('#dd8f26'), { at: onGround(-0.74, 0.62), scale: 0.5 }),
      stone(0.2, onGround(1.15, 0.3), '#8d8b88', 4),
      meadow(dusk.grass, 380, (x, z) => Math.hypot(x, z - 0.4) < 0.75, false),
    ),
  shot: () =>
    night({
      camera: { at: [0, 1.1, 4.4], to: [0, 0.62, 0.2], angle: 24 },
      lamps: [
        { at: [-0.08, 0.85, 0.5], colour: '#ffb050', strength: 0.8 },
        { at: [0.66, 0.3, 0.85], colour: '#ffc070', strength: 0.5 },
        { at: [-0.74, 0.25, 0.85], colour: '#ffa850', strength: 0.45 },
      ],
    }),
  sky: () => ({ colours: ['#1d2c4d', '#43587f', '#8f93a8'], horizon: 0.46, stars: true }),
};

/** Boots on the doorstep of the hut. */
export const doorstep: Scene = {
  build: () =>
    group(
      ground(green.near),
      Array.from({ length: 10 }, (_, i) =>
        tube(
          [
            [-4, 0.1 + i * 0.2, -0.55],
            [4, 0.1 + i * 0.2, -0.55],
          ],
          0.105,
          materials.wood(i % 2 ? '#a8784a' : '#b18050', 0.8),
        ),
      ),
      block([2.6, 0.16, 0.95], materials.wood('#c0905c', 0.8), { at: [0, 0, 0.1] }, 0.03),
      block([2.6, 0.1, 0.3], materials.wood('#b07f4d', 0.8), { at: [0, 0, 0.72] }, 0.03),
      pose(hikingBoot('#9a5f34'), { at: [-0.34, 0.16, 0.18], turn: [0, -36, 0], scale: 0.72 }),
      pose(hikingBoot('#9a5f34'), { at: [-0.12, 0.16, 0.4], turn: [0, -20, 0], scale: 0.72 }),
      pose(hikingBoot('#3f7350'), { at: [0.66, 0.16, 0.26], turn: [0, -150, 0], scale: 0.54 }),
      pose(hikingBoot('#3f7350'), { at: [0.74, 0.16, 0.46], turn: [0, -165, 0], scale: 0.54 }),
      pose(stormLantern(tones.brick), { at: [-1.05, 0.16, 0.1], scale: 0.42 }),
      meadow(green.grass, 420, (x, z) => z < 0.95 && Math.abs(x) < 1.5),
    ),
  shot: () =>
    day({
      camera: { at: [0.05, 1.15, 4.6], to: [0, 0.48, 0.2], angle: 24 },
      fog: { colour: '#d3dfd6', from: 20, to: 40, most: 0 },
      reach: 2.6,
      middle: [0, 0.5, 0.3],
    }),
  sky: () => ({ colours: ['#b8d6dc', '#ece6cd', '#fae0b0'], horizon: 0.45 }),
};

/** Wood, rope and an axe behind the hut. */
export const workplace: Scene = {
  build: () => {
    const logs = Array.from({ length: 11 }, (_, i): [number, number] =>
      i < 5 ? [i * 0.3, 0.14] : i < 9 ? [(i - 5) * 0.3 + 0.15, 0.39] : [(i - 9) * 0.3 + 0.45, 0.64],
    );
    const coil = Array.from({ length: 7 * 24 }, (_, i): Vec => {
      const a = (i / 24) * Math.PI * 2;
      return [
        Math.cos(a) * (0.24 + 0.02 * Math.sin(i * 1.7)),
        0.03 + (i / 24) * 0.035,
        Math.sin(a) * (0.24 + 0.02 * Math.cos(i * 2.3)),
      ];
    });
    return group(
      valley(green, [tree(-2.4, -2, 2.6), tree(2.6, -1.9, 2.9), tree(-3.1, -2.7, 3), tree(3.3, -2.7, 2.5)]),
      pose(
        group(
          logs.map(([x, y]) =>
            group(
              tube(
                [
                  [x, y, -0.4],
                  [x, y, 0.3],
                ],
                0.14,
                materials.wood('#7b5636', 1.4),
              ),
              turned(
                [
                  [0, 0.01],
                  [0.12, 0.01],
                  [0.135, 0],
                ],
                materials.wood('#d2a873'),
                { at: [x, y, 0.43], turn: [90, 0, 0] },
                0.006,
                28,
              ),
            ),
          ),
        ),
        { at: onGround(0.1, -0.5) },
      ),
      stump(onGround(-0.55, 0.45), 0.72),
      pose(axe(), { at: [-0.5, groundAt(-0.55, 0.45) + 0.44, 0.45], turn: [0, 0, 0] }),
      tube(coil, 0.032, materials.canvas(tones.amber, 8), { at: onGround(0.6, 0.75) }),
      pose(stormLantern(tones.fir), { at: onGround(1.15, 0.6), scale: 0.4 }),
      stone(0.18, onGround(-1.25, 0.7), '#a39b8e', 5),
      meadow(
        green.grass,
        420,
        (x, z) => Math.hypot(x - 0.6, z - 0.75) < 0.4 || (Math.abs(x - 0.6) < 0.9 && Math.abs(z + 0.4) < 0.6),
      ),
    );
  },
  shot: () => day({ camera: { at: [0.1, 1.15, 4.6], to: [0.12, 0.52, 0.1], angle: 24 } }),
  sky: () => ({ colours: ['#b8d6dc', '#ece6cd', '#fae0b0'], horizon: 0.45 }),
};

function axe() {
  return group(
    tube(
      [
        [-0.16, -0.06, 0],
        [0.16, 0.3, 0],
        [0.42, 0.66, 0],
        [0.47, 0.76, 0],
      ],
      0.035,
      materials.wood(tones.beech),
      { scale: [1, 1, 0.75] },
    ),
    block([0.24, 0.2, 0.07], materials.metal('#9b9a96'), { at: [-0.24, -0.1, 0], turn: [0, 0, 42] }, 0.025),
    block([0.1, 0.26, 0.05], materials.lacquer(tones.brick), { at: [-0.1, -0.06, 0], turn: [0, 0, 42] }, 0.02),
  );
}
