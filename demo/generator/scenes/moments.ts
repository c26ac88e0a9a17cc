import { materials, tones } from '../engine/materials.ts';
import { block, group, pose } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { models } from '../models/index.ts';
import { stormLantern } from '../models/lights.ts';
import { rucksacks } from '../models/rucksacks.ts';
import { enamelMug } from '../models/tableware.ts';
import { hut } from './hut.ts';
import { cloud, groundAt, meadow, stone } from './land.ts';
import { day, night, type Palette, snow, tree, valley } from './outdoors.ts';
import { bench, campfire, onGround, signpost } from './props.ts';
import type { Scene } from './scene.ts';
import { path, stream } from './stream.ts';

/** An object of the catalogue in a scene. */
const thing = (art: string, colour: string, shape = 0) => models[art]?.build({ shape, colour }) ?? group();

const sunset: Palette = {
  near: '#7c7a4c',
  ridges: ['#6d5f58', '#80646a', '#9a7480', '#b58b92'],
  trees: '#354a3f',
  grass: '#9a9258',
};
const blueHour: Palette = {
  near: '#6d8a70',
  ridges: ['#647f7c', '#75879a', '#8f95b2', '#aba8c4'],
  trees: '#2f5a56',
  grass: '#88a284',
};
const mist: Palette = {
  near: '#93ab72',
  ridges: ['#a3ba9a', '#b8c9b6', '#cbd7ca', '#dbe2d9'],
  trees: '#4a7857',
  grass: '#b2c27c',
};
const autumn: Palette = {
  near: '#b29a58',
  ridges: ['#b98d4c', '#b0905f', '#b3a083', '#bdb6a8'],
  trees: '#c07f2a',
  grass: '#cdae60',
};
const frost: Palette = {
  near: '#bccbc3',
  ridges: ['#a8bdb8', '#aabdc1', '#b7c4cd', '#c8d0d8'],
  trees: '#4e746b',
  grass: '#e1e8e2',
};

/** The fire from near, the sun just gone: for the end of a day or of an order. */
export const embers: Scene = {
  build: () =>
    group(
      valley(sunset, [tree(-2.4, -1.9, 2.6), tree(-3.1, -1.2, 3), tree(2.9, -2.1, 2.9)]),
      pose(group(campfire([0, 0, 0])), { at: onGround(-0.35, 0), scale: 1.45 }),
      pose(group(bench([0, 0, 0], 0)), { at: onGround(0.95, -0.35), turn: [0, -24, 0], scale: 1.25 }),
      pose(thing('koc', tones.brick), {
        at: [1.3, groundAt(0.95, -0.35) + 0.23, -0.2],
        turn: [0, -24, 0],
        scale: 0.42,
      }),
      pose(enamelMug(tones.cream), { at: [0.72, groundAt(0.95, -0.35) + 0.25, -0.45], turn: [0, -40, 0], scale: 0.22 }),
      stone(0.2, onGround(0.45, 0.75), '#8b8078', 3),
      pose(enamelMug('#3f7350'), { at: [0.45, groundAt(0.45, 0.75) + 0.19, 0.75], turn: [0, -60, 0], scale: 0.22 }),
      stone(0.26, onGround(-1.5, 0.35), '#85796f', 6),
      meadow(
        sunset.grass,
        300,
        (px, pz) => Math.hypot(px + 0.35, pz) < 0.8 || Math.hypot(px - 1, pz + 0.3) < 0.5,
        false,
      ),
    ),
  shot: () =>
    night({
      camera: { at: [0.1, 0.85, 4.2], to: [0.1, 0.52, -0.2], angle: 30 },
      window: { from: [0.75, 0.42, -0.5], colour: '#ff9c66', strength: 2.1, size: 0.4 },
      sky: { colour: '#b8a2cc', ground: '#6d5a4c', strength: 1.65 },
      exposure: 1.3,
      fog: { colour: '#d89a88', from: 5.5, to: 25, most: 0.86 },
      lamps: [
        { at: [-0.35, 0.5, 0.15], colour: '#ff9442', strength: 2.9 },
        { at: [0.5, 0.25, 0.5], colour: '#ffab5c', strength: 0.5 },
      ],
    }),
  sky: () => ({
    colours: ['#54456f', '#bd6f80', '#f6b07a'],
    horizon: 0.5,
    disc: { x: 0.66, y: 0.4, radius: 0.045, colour: '#ffe3b0', halo: '#ff9f63' },
  }),
};

/** The hut when lamps are lit, under a wide sky: one comes home. */
export const duskHut: Scene = {
  build: () =>
    group(
      valley(blueHour, [
        tree(-1.9, -2.2, 2.3),
        tree(-2.6, -1.5, 2.9),
        tree(-3.3, -2.4, 2.5),
        tree(2.5, -1.6, 2.6),
        tree(3.1, -2.3, 3),
      ]),
      hut(onGround(0.35, -1), 24, true, '#8d3f2c'),
      path(1.7, '#7a7363'),
      pose(stormLantern(tones.brick), { at: onGround(-0.5, 0.35), scale: 0.3 }),
      bench(onGround(1.55, -0.15), -14),
      stone(0.24, onGround(-1.5, 0.3), '#6f7c86', 2),
      meadow(blueHour.grass, 320, (px, pz) => Math.hypot(px - 0.35, pz + 0.9) < 1.2, false),
    ),
  shot: () =>
    night({
      camera: { at: [0, 1.0, 6.9], to: [0.1, 1.32, -1], angle: 27 },
      window: { from: [-0.8, 0.5, 0.2], colour: '#e6b8c4', strength: 1.5, size: 0.5 },
      sky: { colour: '#b9b6dc', ground: '#6f7484', strength: 1.75 },
      exposure: 1.14,
      fog: { colour: '#b9aecb', from: 6, to: 27, most: 0.82 },
      lamps: [
        { at: [-0.2, 0.55, 0.1], colour: '#ffb45e', strength: 1.9 },
        { at: [1.35, 0.5, -0.4], colour: '#ffb45e', strength: 1.1 },
        { at: [-0.5, 0.3, 0.45], colour: '#ffa64e', strength: 0.6 },
      ],
    }),
  sky: () => ({
    colours: ['#6478b4', '#b9a0c8', '#f6c4ac'],
    horizon: 0.6,
    disc: { x: 0.18, y: 0.2, radius: 0.03, colour: '#fff6e6', halo: '#c9c2e2' },
  }),
};

/** Coffee by the brook before the mist lifts, seen from above. */
export const brook: Scene = {
  build: () =>
    group(
      valley(mist, [tree(-2.2, -2.6, 2), tree(2.3, -2.2, 2.2), tree(3, -2.9, 2.6), tree(-3, -2.2, 2.5)]),
      stream(0.75, 1.9),
      stone(0.34, onGround(0.95, 0.75), '#b0a798', 2),
      stone(0.24, onGround(1.45, 0.35), '#a39b8e', 5),
      stone(0.22, onGround(-0.95, 1.1), '#9d968b', 7),
      stone(0.13, onGround(-0.15, 0.1), '#a8a095', 4),
      stone(0.1, onGround(-0.5, -0.35), '#958d82', 8),
      pose(thing('czajnik', '#c0512f'), {
        at: [0.88, groundAt(0.95, 0.75) + 0.33, 0.7],
        turn: [0, -24, 0],
        scale: 0.42,
      }),
      pose(enamelMug(tones.cream), { at: [1.1, groundAt(0.95, 0.75) + 0.29, 0.86], turn: [0, -30, 0], scale: 0.22 }),
      meadow(mist.grass, 420, (px, pz) => Math.abs(px - 0.1) < 0.75 || Math.hypot(px - 1, pz - 0.7) < 0.4),
    ),
  shot: () =>
    day({
      camera: { at: [0.15, 2.3, 4.6], to: [0.2, 0.2, -0.35], angle: 29 },
      window: { from: [-0.9, 0.55, -0.15], colour: '#fff0c4', strength: 4, size: 0.45 },
      sky: { colour: '#e6efe9', ground: '#b3b58a', strength: 2 },
      fog: { colour: '#eaf0e2', from: 4.6, to: 15, most: 0.95 },
    }),
  sky: () => ({ colours: ['#dfe9e2', '#f0efdc', '#fbf0cf'], horizon: 0.4 }),
};

/** Where trails part, in October. */
export const crossroads: Scene = {
  build: () =>
    group(
      valley(autumn, [tree(-2.3, -1.8, 2.4), tree(-3, -2.4, 3), tree(2.6, -1.5, 2.2), tree(3.3, -2.2, 2.8)]),
      path(1.15, '#9b7b4e'),
      pose(group(signpost([0, 0, 0], 0)), { at: onGround(-0.5, 0.55), turn: [0, 12, 0], scale: 1.2 }),
      pose(rucksacks[1]?.('#2f4c86') ?? group(), { at: onGround(-0.08, 0.75), turn: [0, 24, 0], scale: 0.5 }),
      stone(0.3, onGround(-1.3, 0.3), '#a39b8e', 3),
      stone(0.2, onGround(1.5, 0.6), '#968c7e', 6),
      meadow(autumn.grass, 420, (px, pz) => Math.abs(px - 0.35 + (0.5 - pz) * 0.2) < 0.45),
      cloud([-3.2, 4.6, -15], 1.3),
      cloud([3.6, 5.3, -17], 1.6),
    ),
  shot: () =>
    day({
      camera: { at: [0.1, 1.05, 5], to: [0.05, 0.95, -0.4], angle: 28 },
      window: { from: [0.85, 0.55, 0.4], colour: '#ffdfa4', strength: 4.4, size: 0.4 },
      sky: { colour: '#d5e2ee', ground: '#b59a62', strength: 1.9 },
      fog: { colour: '#e2d9c4', from: 7, to: 28, most: 0.78 },
    }),
  sky: () => ({ colours: ['#8fb6d6', '#cfdde2', '#f7e3bd'], horizon: 0.52 }),
};

/** The pass in deep winter: a cairn, skis in the snow and the whole range behind. */
export const winterPass: Scene = {
  build: () => {
    const cairn = [0.3, 0.24, 0.19, 0.14, 0.1];
    const heights = cairn.map((_, i) => cairn.slice(0, i).reduce((sum, size) => sum + size * 1.25, 0));
    return group(
      valley(snow, [tree(-3.2, -2.2, 2.2), tree(3.4, -2.4, 2.4)], true),
      cairn.map((size, i) =>
        stone(size, [0.62 + 0.02 * (i % 2), groundAt(0.62, 0) + (heights[i] ?? 0) - 0.05, 0], '#8f949a', i + 2),
      ),
      pose(thing('narty', tones.brick), {
        at: [-0.75, groundAt(-0.75, 0.25) + 0.54, 0.25],
        turn: [0, 16, 3],
        scale: 1.2,
      }),
      pose(rucksacks[0]?.(tones.amber) ?? group(), { at: onGround(-0.2, 0.6), turn: [0, 20, 0], scale: 0.5 }),
      stone(0.32, onGround(1.6, 0.6), '#eef1f0', 2),
      stone(0.26, onGround(-1.7, 0.5), '#f0f2f0', 6),
    );
  },
  shot: () =>
    day({
      camera: { at: [0, 1.0, 5.2], to: [0, 1.0, -0.4], angle: 28 },
      window: { from: [0.85, 0.32, -0.2], colour: '#ffc99a', strength: 3.4, size: 0.4 },
      sky: { colour: '#c3d3f0', ground: '#b3bfd6', strength: 1.85 },
      fog: { colour: '#e3d5dc', from: 6.5, to: 28, most: 0.82 },
    }),
  sky: () => ({
    colours: ['#7fa3d3', '#c9cbe0', '#fbd3b8'],
    horizon: 0.52,
    disc: { x: 0.84, y: 0.36, radius: 0.05, colour: '#fff1d6', halo: '#ffc998' },
  }),
};

/** A bag on frosty grass at four in the morning. */
export const coldCamp: Scene = {
  build: () =>
    group(
      valley(frost, [tree(-2.3, -1.7, 2.7), tree(-3, -2.3, 3.1), tree(2.2, -2.2, 2.4), tree(2.9, -1.4, 2.9)]),
      block([0.9, 0.05, 1.9], materials.felt('#3f6a8a', 2), { at: onGround(0.03, 0.12), turn: [0, 38, 0] }, 0.02),
      pose(thing('spiwor', tones.brick), {
        at: [-0.36, groundAt(0.03, 0.12) + 0.16, -0.38],
        turn: [-90, 0, 218],
      }),
      pose(hikingBoot(tones.leather), { at: onGround(-0.95, 0.85), turn: [0, -42, 0], scale: 0.38 }),
      pose(hikingBoot(tones.leather), { at: onGround(-0.72, 1.0), turn: [0, -30, 0], scale: 0.38 }),
      pose(thing('termos', '#3f7350'), { at: onGround(1.2, 0.2), scale: 0.42 }),
      pose(stormLantern(tones.amber), { at: onGround(-1.15, 0.1), scale: 0.36 }),
      meadow(frost.grass, 420, (px, pz) => Math.hypot(px - 0.1, pz - 0.2) < 0.95, false),
    ),
  shot: () =>
    day({
      camera: { at: [0, 1.75, 4.5], to: [0.05, 0.45, -0.1], angle: 29 },
      window: { from: [0.85, 0.4, -0.35], colour: '#ffcbb0', strength: 2.6, size: 0.45 },
      sky: { colour: '#c9d8ee', ground: '#9fb0b4', strength: 1.7 },
      fog: { colour: '#dcdde8', from: 5, to: 19, most: 0.9 },
      lamps: [{ at: [-1.15, 0.3, 0.2], colour: '#ffb45e', strength: 0.8 }],
    }),
  sky: () => ({ colours: ['#9db6d8', '#d6d2e0', '#f8cfc0'], horizon: 0.42 }),
};
