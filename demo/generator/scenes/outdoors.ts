import { tones } from '../engine/materials.ts';
import { group, pose } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { stormLantern } from '../models/lights.ts';
import { rucksacks } from '../models/rucksacks.ts';
import { enamelMug } from '../models/tableware.ts';
import { ridgeTent } from '../models/tent.ts';
import { hut } from './hut.ts';
import { cloud, firs, forestOn, ground, hill, meadow, type Ridge, stone, type Tree } from './land.ts';
import { bench, campfire, onGround, signpost } from './props.ts';
import { evening, morning, type Scene, type SceneShot } from './scene.ts';
import { stream } from './stream.ts';
import { bicycle, sledModel } from './vehicles.ts';

export type Palette = { near: string; ridges: [string, string, string, string]; trees: string; grass: string };

export const green: Palette = {
  near: '#86955a',
  ridges: ['#74905f', '#7d9a7c', '#95ae9c', '#adc0b8'],
  trees: '#33603f',
  grass: '#9aa862',
};
export const dusk: Palette = {
  near: '#55764d',
  ridges: ['#4d7054', '#4f7468', '#5b7d84', '#6d8b9a'],
  trees: '#2c5344',
  grass: '#6a8b57',
};
export const snow: Palette = {
  near: '#f1f3f0',
  ridges: ['#e9eff0', '#dde7eb', '#cfdde4', '#c2d3de'],
  trees: '#3f6a5a',
  grass: '#dfe5e2',
};

const ridgesOf = (palette: Palette): Ridge[] => [
  { z: -5.2, height: 0.85, waves: 0.6, seed: 3, colour: palette.ridges[0] },
  { z: -8.5, height: 1.5, waves: 0.6, seed: 11, colour: palette.ridges[1] },
  { z: -13, height: 2.3, waves: 0.7, seed: 23, colour: palette.ridges[2] },
  { z: -19, height: 3.2, waves: 0.85, seed: 41, colour: palette.ridges[3], width: 60 },
];

/** Ground, four ridges and their woods: the valley in which most scenes play. */
export function valley(palette: Palette, nearTrees: readonly Tree[], winter = false) {
  const ridges = ridgesOf(palette);
  const [first, second, third] = ridges;
  const woods = [
    ...(first ? forestOn(first, 26, 1.25, 'first', 0.5) : []),
    ...(second ? forestOn(second, 60, 1.2, 'second') : []),
    ...(third ? forestOn(third, 60, 1.1, 'third', 0.6) : []),
  ];
  return group(
    ground(palette.near),
    ridges.map(hill),
    firs(nearTrees, palette.trees, winter),
    firs(woods, palette.trees, winter, false),
  );
}

export const tree = (x: number, z: number, height: number): Tree => ({ at: onGround(x, z), height });

export const day = (shot: Pick<SceneShot, 'camera'> & Partial<SceneShot>): SceneShot => ({
  lens: 0.045,
  exposure: 1.14,
  window: { from: [-0.85, 0.75, 0.35], ...morning },
  sky: { colour: '#dfeaf0', ground: '#a9a878', strength: 1.9 },
  fog: { colour: '#d3dfd6', from: 6.5, to: 28, most: 0.8 },
  reach: 5.5,
  middle: [0.4, 0.6, -1.2],
  shadowSize: 1536,
  ...shot,
});

export const night = (shot: Pick<SceneShot, 'camera'> & Partial<SceneShot>): SceneShot =>
  day({
    window: { from: [-0.5, 0.9, -0.1], ...evening },
    sky: { colour: '#8aa0cf', ground: '#3d4a52', strength: 1.15 },
    exposure: 1.06,
    fog: { colour: '#5f7592', from: 6, to: 27, most: 0.82 },
    ...shot,
  });

/** Dawn on the clearing: a tent, a stream, mist between the hills. */
export const dawn: Scene = {
  build: (tall) => {
    const x = tall ? 0 : 1.15;
    return group(
      valley(green, [
        tree(x - 1.5, -1.7, 2.1),
        tree(x - 2.1, -2.3, 2.6),
        tree(x + 1.9, -1.5, 2.3),
        tree(x + 2.5, -2.4, 2.9),
        tree(x + 3.1, -1.2, 1.9),
        tree(-3.2, -2.4, 2.4),
        tree(-3.9, -1.6, 2.9),
      ]),
      pose(ridgeTent('#d98f35'), { at: onGround(x, -0.4), turn: [0, 30, 0], scale: 1.15 }),
      // So far from the tent that its shadow falls on the grass.
      pose(rucksacks[0]?.('#3f7350') ?? group(), {
        at: onGround(tall ? x - 1 : x - 1.25, 0.35),
        turn: [0, 24, 0],
        scale: 0.5,
      }),
      pose(stormLantern(tones.brick), { at: onGround(x + 0.95, 0.5), scale: 0.28 }),
      stream(tall ? -0.85 : -0.7),
      stone(0.2, onGround(tall ? -1.5 : -1.7, tall ? 0.95 : 0.5), '#a8a095', 3),
      stone(0.13, onGround(tall ? -1.2 : -1.4, tall ? 1.15 : 0.75), '#958d82', 5),
      stone(0.3, onGround(x + 1.9, 0.2), '#a39b8e', 2),
      meadow(green.grass, 460, (px, pz) => Math.hypot(px - x, pz + 0.3) < 0.95),
      cloud([-3.6, 4.3, -15], 1.2),
      cloud([4.8, 5.2, -17], 1.5),
      cloud([0.6, 5.6, -18], 0.9),
    );
  },
  shot: (tall) =>
    tall
      ? day({ camera: { at: [0.1, 1.5, 6.4], to: [0.05, 0.75, -0.5], angle: 33 } })
      : day({ camera: { at: [0.1, 1.35, 6.1], to: [0.1, 0.82, -0.5], angle: 25 } }),
  sky: (tall) => ({
    // The wide one lies under the veil of the main page's words, where a golden sky turns muddy.
    colours: tall ? ['#bcd6dc', '#efe3c8', '#fbdfae'] : ['#bcd6dc', '#dde5e1', '#dbe4dc'],
    horizon: tall ? 0.48 : 0.5,
    disc: tall
      ? { x: 0.28, y: 0.3, radius: 0.05, colour: '#fff6dc', halo: '#ffe3a8' }
      : { x: 0.38, y: 0.24, radius: 0.05, colour: '#f2f4f0', halo: '#e2e8e4' },
  }),
};

/** An evening by the fire, the tent lit from within. */
export const fire: Scene = {
  build: (tall) => {
    const x = tall ? 0 : 1.2;
    return group(
      valley(dusk, [
        tree(x - 2.2, -1.9, 2.7),
        tree(x - 1.6, -2.6, 2.3),
        tree(x + 2.2, -1.4, 2.8),
        tree(x + 2.9, -2.2, 3.2),
        tree(-2.6, -2.2, 2.2),
        tree(-3.4, -1.5, 2.8),
        tree(-4.2, -2.4, 3.1),
      ]),
      pose(ridgeTent('#d9863a', true), { at: onGround(x + 0.55, -1), turn: [0, -24, 0], scale: 1.1 }),
      campfire(onGround(x - 0.75, 0.35)),
      bench(onGround(x - 1.55, -0.25), 28),
      pose(enamelMug(tones.cream), { at: [x - 1.5, 0.2, -0.22], scale: 0.2 }),
      pose(hikingBoot(tones.leather), { at: onGround(x + 0.5, 0.5), turn: [0, -50, 0], scale: 0.3 }),
      pose(hikingBoot(tones.leather), { at: onGround(x + 0.68, 0.38), turn: [0, -32, 0], scale: 0.3 }),
      stone(0.26, onGround(x + 1.7, 0.1), '#8d8b88', 4),
      meadow(
        dusk.grass,
        360,
        (px, pz) => Math.hypot(px - x + 0.7, pz - 0.35) < 0.6 || Math.hypot(px - x - 0.5, pz + 0.8) < 0.9,
        false,
      ),
    );
  },
  shot: (tall) => {
    const x = tall ? 0 : 1.2;
    return night({
      camera: tall
        ? { at: [0, 1.5, 6.4], to: [0, 0.72, -0.4], angle: 33 }
        : { at: [0.1, 1.3, 6], to: [0.1, 0.8, -0.4], angle: 25 },
      lamps: [
        { at: [x - 0.75, 0.55, 0.4], colour: '#ff9a4a', strength: 2.6 },
        { at: [x + 0.5, 0.35, -0.7], colour: '#ffb866', strength: 1.3 },
        { at: [x + 0.1, 0.3, 0.15], colour: '#ffa850', strength: 0.5 },
      ],
    });
  },
  sky: (tall) => ({
    colours: ['#1d2c4d', '#43587f', '#8f93a8'],
    horizon: tall ? 0.46 : 0.48,
    stars: true,
    disc: { x: tall ? 0.78 : 0.83, y: 0.15, radius: 0.035, colour: '#fbf3dc', halo: '#8fa3cf' },
  }),
};

/** Fresh snow, a hut with smoke and light. */
export const winter: Scene = {
  build: (tall) => {
    const x = tall ? 0.1 : 1.35;
    return group(
      valley(
        snow,
        [
          tree(x - 1.6, -1.5, 2.2),
          tree(x - 2.2, -2.2, 2.8),
          tree(x + 1.7, -1.1, 2.4),
          tree(x + 2.3, -1.9, 3),
          tree(-2.7, -1.6, 2.3),
          tree(-3.5, -2.3, 3),
          tree(-4.3, -1.4, 2.5),
          tree(x + 1.3, 0.7, 1.1),
        ],
        true,
      ),
      hut(onGround(x, -0.9), -24, true, '#a8472c', true),
      sled(onGround(x - 1.1, 0.75)),
      stone(0.22, onGround(x - 1.9, 0.2), '#f0f2f0', 6),
      stone(0.3, onGround(x + 1.9, 0.5), '#eef1f0', 2),
    );
  },
  shot: (tall) => {
    const x = tall ? 0.1 : 1.35;
    return day({
      camera: tall
        ? { at: [0, 1.6, 6.9], to: [0.05, 0.85, -0.6], angle: 33 }
        : { at: [0.1, 1.35, 6.3], to: [0.1, 0.92, -0.6], angle: 25 },
      window: { from: [-0.85, 0.5, 0.35], colour: '#ffe2bb', strength: 3.4, size: 0.4 },
      sky: { colour: '#cfe0f2', ground: '#b9c7d6', strength: 2 },
      fog: { colour: '#dbe4ea', from: 6.5, to: 27, most: 0.8 },
      lamps: [
        { at: [x + 0.15, 0.4, 0.25], colour: '#ffb866', strength: 0.35 },
        { at: [x + 0.9, 0.45, -0.4], colour: '#ffb866', strength: 0.3 },
      ],
    });
  },
  sky: (tall) => ({
    colours: ['#a9c9e2', '#dde6ea', '#f8e2cb'],
    horizon: tall ? 0.46 : 0.48,
    disc: { x: tall ? 0.25 : 0.34, y: 0.26, radius: 0.04, colour: '#fffaf0', halo: '#ffe8c8' },
  }),
};

/** The way into the hills: signpost, rucksack, path. */
export const trail: Scene = {
  build: () =>
    group(
      valley(green, [
        tree(-1.7, -1.5, 2.5),
        tree(-2.4, -0.9, 2.9),
        tree(1.9, -1.8, 2.6),
        tree(2.6, -1, 3),
        tree(-3.1, -2, 2.2),
      ]),
      signpost(onGround(0.75, -0.35), -12),
      pose(rucksacks[0]?.('#c0512f') ?? group(), { at: onGround(-0.3, 0.4), turn: [0, 22, 0], scale: 0.95 }),
      pose(rucksacks[1]?.('#3f7350') ?? group(), { at: onGround(0.42, 0.55), turn: [0, -20, 0], scale: 0.72 }),
      stone(0.26, onGround(-1.05, -0.1), '#a39b8e', 3),
      stone(0.18, onGround(1.25, 0.6), '#958d82', 7),
      meadow(green.grass, 420, (px, pz) => Math.hypot(px, pz - 0.4) < 0.8),
      cloud([-3, 4.6, -15], 1.1),
      cloud([3.4, 5, -17], 1.3),
    ),
  shot: () => day({ camera: { at: [0.05, 1.15, 5], to: [0.05, 0.72, -0.1], angle: 26 } }),
  sky: () => ({ colours: ['#b4d3dd', '#e6e4cf', '#f6e2b9'], horizon: 0.5 }),
};

/** A bicycle by the path, early. */
export const ride: Scene = {
  build: () =>
    group(
      valley(green, [tree(-2.3, -1.4, 2.3), tree(2.4, -1.8, 2.9), tree(3, -1.1, 2.4), tree(-3, -2, 2.9)]),
      pose(bicycle(tones.brick), { at: onGround(0, 0.3), turn: [0, -14, 0], scale: 1.25 }),
      stone(0.24, onGround(-1.4, 0.5), '#a39b8e', 2),
      meadow(green.grass, 460, (px, pz) => Math.abs(pz - 0.35) < 0.16 && Math.abs(px) < 1),
      cloud([-2.6, 4.7, -15], 1.2),
      cloud([3.6, 5.1, -17], 1.2),
    ),
  shot: () => day({ camera: { at: [0.05, 1.1, 5], to: [0, 0.72, 0], angle: 26 } }),
  sky: () => ({ colours: ['#b8d6dc', '#ece6cd', '#fae0b0'], horizon: 0.5 }),
};

/** The hut below the ridge in the afternoon: "a weekend in the Gorce". */
export const ridgeHut: Scene = {
  build: (tall) => {
    const x = tall ? 0.1 : 1.3;
    return group(
      valley(green, [
        tree(x - 1.7, -1.6, 2.4),
        tree(x - 2.3, -1, 2),
        tree(x + 1.8, -1.2, 2.7),
        tree(x + 2.5, -2, 3.1),
        tree(-3, -1.9, 2.6),
        tree(-3.7, -1.1, 3),
      ]),
      hut(onGround(x, -0.9), -26, false, '#a8472c'),
      bench(onGround(x - 0.9, 0.3), 10),
      pose(rucksacks[1]?.('#dd8f26') ?? group(), {
        at: onGround(tall ? x - 1.15 : x - 1.65, tall ? 0.75 : 0.35),
        turn: [0, 20, 0],
        scale: 0.48,
      }),
      tall ? [] : stream(-0.9),
      stone(0.25, onGround(x + 1.5, 0.5), '#a39b8e', 2),
      meadow(green.grass, 460, (px, pz) => Math.hypot(px - x, pz + 0.7) < 1.05),
      cloud([-3.6, 4.4, -15], 1.2),
      cloud([4.2, 5.2, -17], 1.4),
    );
  },
  shot: (tall) =>
    day({
      camera: tall
        ? { at: [0, 1.6, 6.9], to: [0.05, 0.85, -0.6], angle: 33 }
        : { at: [0.1, 1.4, 6.2], to: [0.1, 0.9, -0.6], angle: 25 },
      window: { from: [0.85, 0.7, 0.45], colour: '#ffdfae', strength: 4.3, size: 0.4 },
    }),
  sky: (tall) => ({ colours: ['#a9cbd8', '#dfe2d0', '#f9ddae'], horizon: tall ? 0.46 : 0.48 }),
};

/** The tent alone at dusk, for sleeping outdoors. */
export const nightTent: Scene = {
  build: () =>
    group(
      valley(dusk, [tree(-1.8, -1.5, 2.5), tree(-2.5, -2.1, 3), tree(1.9, -1.6, 2.8), tree(2.6, -1, 2.3)]),
      pose(ridgeTent('#d9863a', true), { at: onGround(0, -0.3), turn: [0, -26, 0], scale: 1.35 }),
      pose(stormLantern(tones.fir), { at: onGround(0.75, 0.75), scale: 0.3 }),
      meadow(dusk.grass, 380, (px, pz) => Math.hypot(px, pz + 0.2) < 1.1, false),
    ),
  shot: () =>
    night({
      camera: { at: [0, 1.2, 5.4], to: [0, 0.72, -0.2], angle: 26 },
      lamps: [
        { at: [0.15, 0.4, 0.2], colour: '#ffb866', strength: 1.4 },
        { at: [0.75, 0.3, 0.8], colour: '#ffb050', strength: 0.7 },
      ],
    }),
  sky: () => ({ colours: ['#22345a', '#4f6489', '#9a9cab'], horizon: 0.5, stars: true }),
};

function sled(at: readonly [number, number, number]) {
  return pose(sledModel(), { at, turn: [0, 32, 0], scale: 0.6 });
}
