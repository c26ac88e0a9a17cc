import type { Group } from 'three';
import { materials, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { ball, block, group, pose, tube, type Vec } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { models } from '../models/index.ts';
import { stormLantern } from '../models/lights.ts';
import { sheet } from '../models/tent.ts';
import { boards } from './furniture.ts';
import { ground } from './land.ts';
import { placeShot, placeSky } from './places.ts';
import type { Scene, SceneShot } from './scene.ts';

const thing = (art: string, colour: string, shape = 0) => models[art]?.build({ shape, colour }) ?? group();

/** From where things that hang are seen. */
const facing: SceneShot['camera'] = { at: [0, 0.1, 4.2], to: [0, 0, 0], angle: 22 };
const indoors = (shot: Partial<SceneShot> = {}): SceneShot => ({
  ...placeShot(facing, 0.02),
  shadowSize: 1024,
  ...shot,
});

/** A knob of turned wood on the wall, where the middle of a rail would be. */
const knob = (x: number, tone: string): Group =>
  group(
    tube(
      [
        [x, 0.6, -0.1],
        [x, 0.63, 0.09],
      ],
      0.024,
      materials.wood(tone),
    ),
    ball(0.042, materials.wood(tone), { at: [x, 0.634, 0.1] }),
  );

const plaster = (tone: string, at: Vec, size: Vec) => block(size, materials.clay(tone, 0.5), { at }, 0.002);

/** A hallway in the morning: panelling below pale plaster, a bench with what one takes along. */
const hall: Scene = {
  build: () =>
    group(
      plaster('#ddd2bf', [0, -0.4, -0.15], [4, 2, 0.06]),
      boards('#7f947f', -0.13, 6, 1.2, -1.58),
      block([4, 0.05, 0.09], materials.wood('#7f947f'), { at: [0, -0.4, -0.12] }, 0.015),
      block([0.9, 0.13, 0.04], materials.wood(tones.oak), { at: [0, 0.54, -0.1] }, 0.02),
      [-0.33, 0, 0.33].map((x) => knob(x, tones.oak)),
      block([1.5, 0.06, 0.42], materials.wood(tones.oak, 0.9), { at: [0, -0.76, 0.16] }, 0.02),
      pose(hikingBoot(tones.leather), { at: [0.47, -0.7, 0.24], turn: [0, -38, 0], scale: 0.24 }),
      pose(hikingBoot(tones.leather), { at: [0.57, -0.7, 0.1], turn: [0, -24, 0], scale: 0.24 }),
      pose(thing('koc', tones.amber), { at: [-0.5, -0.7, 0.14], turn: [0, 20, 0], scale: 0.26 }),
    ),
  shot: () => indoors({ window: { from: [-0.9, 0.7, 0.9], size: 0.4, colour: '#fff1da', strength: 3.6 }, reach: 1.8 }),
  sky: placeSky,
};

/** Beside a window in the afternoon, a plant on its sill. */
const window: Scene = {
  build: () => {
    const frame = materials.wood('#efe6d4', 1);
    return group(
      plaster('#d6c8b0', [0.42, -2, -0.15], [1.64, 4, 0.06]),
      plaster('#d6c8b0', [-0.8, -2, -0.151], [1.2, 1.9, 0.06]),
      block([0.07, 1.4, 0.1], frame, { at: [-0.385, -0.12, -0.13] }, 0.015),
      block([0.03, 1.2, 0.05], frame, { at: [-0.6, -0.12, -0.14] }, 0.01),
      block([0.8, 0.035, 0.05], frame, { at: [-0.75, 0.38, -0.14] }, 0.01),
      block([0.86, 0.05, 0.3], frame, { at: [-0.78, -0.16, -0.02] }, 0.015),
      pose(thing('roslina', tones.brick), { at: [-0.53, -0.11, -0.02], scale: 0.26 }),
      knob(0, tones.walnut),
    );
  },
  shot: () =>
    indoors({
      window: { from: [-1, 0.6, 0.8], size: 0.4, colour: '#ffe4bc', strength: 3.8 },
      sky: { colour: '#e8e6e2', ground: '#cfae88', strength: 2.2 },
      reach: 2,
    }),
  sky: placeSky,
};

/** A wall of dark boards in the evening, a lantern on its peg. */
const evening: Scene = {
  build: () =>
    group(
      boards('#566c60', -0.1, 8, 5, -2),
      block([4, 4, 0.05], materials.wood('#2c3a33'), { at: [0, -2, -0.2] }, 0.01),
      block([6, 0.13, 0.05], materials.wood('#5d4632', 1.2), { at: [0, 0.55, -0.04] }, 0.015),
      [-0.45, 0, 0.45].map((x) => knob(x, tones.walnut)),
      pose(stormLantern(tones.brick), { at: [0.5, 0.3, 0.14], turn: [0, 20, 0], scale: 0.27 }),
    ),
  shot: () =>
    indoors({
      window: { from: [-0.7, 0.9, 0.9], size: 0.6, colour: '#b4bedb', strength: 1.7 },
      sky: { colour: '#a9b2cc', ground: '#7d6a56', strength: 1.5 },
      lamps: [
        { at: [0.44, 0.4, 0.34], colour: '#ffae5c', strength: 0.8 },
        { at: [0.2, -0.2, 1.3], colour: '#ffc88a', strength: 2.2 },
      ],
      reach: 2.2,
    }),
  sky: placeSky,
};

/** Out on a line between two posts, the department's land behind. */
const line: Scene = {
  build: () => {
    const rope = materials.canvas('#d9c6a2', 8);
    const post = (x: number) =>
      tube(
        [
          [x, -1.4, -0.06],
          [x * 1.01, 0.86, -0.06],
        ],
        0.04,
        materials.wood(tones.oak),
      );
    return group(
      pose(group(ground('#8a9c62', 12, -1.2, 3)), { at: [0, -0.78, 0] }),
      post(-0.6),
      post(0.6),
      tube(
        [
          [-0.62, 0.68, 0],
          [0, 0.612, 0.04],
          [0.62, 0.68, 0],
        ],
        0.011,
        rope,
      ),
      [-0.3, 0.33].map((x) =>
        block([0.026, 0.1, 0.03], materials.wood(tones.beech), { at: [x, 0.6, 0.025], turn: [0, 0, x * 20] }, 0.006),
      ),
      block([0.03, 0.085, 0.05], materials.wood(tones.beech), { at: [0, 0.57, 0.06] }, 0.008),
    );
  },
  shot: () => indoors({ reach: 2.2 }),
  sky: placeSky,
};

/** Linen on a table, seen from above, not quite smooth. */
const linen: Scene = {
  build: () =>
    group(
      pose(boards('#8a6543', -0.2, 6, 5, -2.5), { turn: [0, 0, 90] }),
      block([4, 4, 0.05], materials.wood('#4a3524'), { at: [0, -2, -0.3] }, 0.01),
      pose(
        sheet(
          (u, v) => {
            const [x, y] = [1.5 * u - 0.56, 2.6 * v - 1.3];
            return [x, y, -0.115 + 0.03 * noise(x * 1.6 + y * 0.5, y * 0.9) + 0.012 * noise(x * 5 + y, y * 2)];
          },
          materials.canvas('#dccfb8', 9),
          90,
          120,
          1.6,
        ),
        { turn: [0, 0, -5] },
      ),
    ),
  shot: () => indoors({ reach: 2 }),
  sky: placeSky,
};

/** Moss of felt, seen from above, a few twigs in it. */
const moss: Scene = {
  build: () => {
    const twig = (x: number, y: number, turn: number) =>
      tube(
        [
          [-0.13, 0, 0],
          [0, 0.014, 0.01],
          [0.12, -0.01, 0],
        ],
        0.009,
        materials.wood(tones.walnut),
        { at: [x, y, -0.08], turn: [0, 0, turn] },
      );
    return group(
      sheet(
        (u, v) => {
          const [x, y] = [1.9 * u - 0.95, 2.2 * v - 1.1];
          const cushions = 0.07 * Math.abs(noise(x * 3.1 + 4, y * 3.1)) ** 0.6 + 0.02 * Math.abs(noise(x * 9, y * 9));
          return [x, y, -0.15 + cushions];
        },
        materials.felt('#7d8c52', 2.4, 0.03),
        150,
        170,
        2,
      ),
      twig(-0.48, 0.64, 30),
      twig(0.5, -0.6, -50),
      twig(0.48, 0.68, 70),
    );
  },
  shot: () => indoors({ reach: 2 }),
  sky: placeSky,
};

export const hangingPlaces: Readonly<Record<string, Scene>> = {
  'miejsce-hall': hall,
  'miejsce-window': window,
  'miejsce-evening': evening,
  'miejsce-line': line,
  'miejsce-linen': linen,
  'miejsce-moss': moss,
};
