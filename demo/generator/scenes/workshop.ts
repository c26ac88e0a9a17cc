import { materials, tones } from '../engine/materials.ts';
import { ball, block, group, pose, tube, turned, type Vec } from '../engine/shapes.ts';
import { models } from '../models/index.ts';
import { stormLantern } from '../models/lights.ts';
import { enamelMug } from '../models/tableware.ts';
import { ridgeTent } from '../models/tent.ts';
import { boards, tabletop } from './furniture.ts';
import { plainSky, room } from './indoors.ts';
import type { Scene } from './scene.ts';

/** A reel of thread. */
const reel = (colour: string, at: Vec, scale: number) =>
  pose(
    group(
      turned(
        [
          [0, 0],
          [0.2, 0],
          [0.2, 0.06],
          [0.1, 0.08],
          [0.1, 0.44],
          [0.2, 0.46],
          [0.2, 0.52],
          [0, 0.52],
        ],
        materials.wood(tones.beech),
        {},
        0.012,
      ),
      turned(
        [
          [0.1, 0.08],
          [0.165, 0.1],
          [0.165, 0.42],
          [0.1, 0.44],
        ],
        materials.knit(colour, 5),
        {},
        0.02,
      ),
    ),
    { at, scale },
  );

/** Cloth folded into a pile, one fold a tone darker than the next. */
const folded = (colours: readonly string[], at: Vec, turn: number) =>
  pose(
    group(
      colours.map((colour, i) =>
        block(
          [0.86 - 0.02 * (i % 3), 0.1, 0.56],
          materials.canvas(colour, 3),
          {
            at: [0.012 * (i % 2), i * 0.1, 0],
            turn: [0, (i % 3) * 2 - 2, 0],
          },
          0.045,
        ),
      ),
    ),
    { at, turn: [0, turn, 0] },
  );

/** Where tents are mended: a small one for show, cloth, poles and thread, in the light of a lamp. */
export const tentBench: Scene = {
  build: () =>
    group(
      boards('#6f8577', -1.05, 8, 4, -0.1),
      tabletop('#a9764a'),
      pose(ridgeTent('#3f7350'), { at: [-0.28, 0, -0.1], turn: [0, 34, 0], scale: 0.85 }),
      folded(['#d9863a', '#c9772f', '#e39a50'], [0.92, 0, 0.05], -16),
      reel(tones.cream, [0.42, 0, 0.72], 0.5),
      reel(tones.amber, [0.68, 0, 0.86], 0.42),
      reel(tones.brick, [-1.08, 0, 0.5], 0.5),
      [0, 1, 2].map((i) =>
        tube(
          [
            [-1.05 + i * 0.05, 0.03 + 0.035 * (i % 2), 1.0 + i * 0.05],
            [0.1 + i * 0.05, 0.03 + 0.035 * (i % 2), 1.12 + i * 0.04],
          ],
          0.02,
          materials.lacquer(tones.amber),
        ),
      ),
      pose(stormLantern(tones.brick), { at: [1.32, 0, -0.35], scale: 0.62 }),
    ),
  shot: () =>
    room({
      camera: { at: [0.05, 1.15, 4.6], to: [0.05, 0.42, 0], angle: 24 },
      window: { from: [0.8, 0.8, 0.6], size: 0.5, colour: '#ffdcae', strength: 3.4 },
      sky: { colour: '#cfd9dc', ground: '#9d7a55', strength: 1.6 },
      lamps: [{ at: [1.25, 0.5, 0], colour: '#ffb45e', strength: 0.5 }],
    }),
  sky: plainSky,
};

/** Wool at the weaver's: blankets, yarn and a reel by a pale wall. */
export const weaver: Scene = {
  build: () =>
    group(
      boards('#dcd3c4', -1, 8, 4, -0.1),
      tabletop('#c9a172'),
      folded(['#2f4c86', tones.cream, tones.brick, '#8aa0b8', tones.amber], [-0.55, 0, -0.15], 14),
      pose(models.koc?.build({ shape: 1, colour: '#5f7a45' }) ?? group(), {
        at: [0.55, 0, -0.3],
        turn: [0, -24, 0],
        scale: 0.62,
      }),
      [
        { at: [0.2, 0.17, 0.5], colour: tones.brick, size: 0.17 },
        { at: [0.55, 0.14, 0.62], colour: '#2f4c86', size: 0.14 },
        { at: [-0.12, 0.12, 0.74], colour: tones.cream, size: 0.12 },
        { at: [-1.2, 0.15, 0.45], colour: tones.amber, size: 0.15 },
      ].map(({ at: [x = 0, y = 0, z = 0], colour, size }) =>
        ball(size, materials.knit(colour, 1.5), { at: [x, y, z], turn: [20, 40 * x, 30] }),
      ),
      tube(
        [
          [0.36, 0.02, 0.6],
          [0.7, 0.015, 0.95],
          [1.05, 0.02, 0.75],
          [1.5, 0.015, 1.0],
        ],
        0.014,
        materials.canvas(tones.brick, 8),
      ),
      reel(tones.cream, [1.15, 0, 0.35], 0.7),
      pose(enamelMug('#3f7350'), { at: [1.5, 0, -0.2], turn: [0, -40, 0], scale: 0.4 }),
    ),
  shot: () =>
    room({
      camera: { at: [0, 1.35, 4.6], to: [0, 0.36, 0.05], angle: 24 },
      window: { from: [-0.85, 0.6, 0.5], size: 0.5, colour: '#fff4e2', strength: 4.2 },
      sky: { colour: '#e6ebf0', ground: '#c9b08d', strength: 2 },
    }),
  sky: plainSky,
};
