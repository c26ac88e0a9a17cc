import { materials, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { ball, block, group, pose, tube, turned } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { flame } from '../models/flame.ts';
import { garment } from '../models/garment.ts';
import { rucksacks } from '../models/rucksacks.ts';
import { bellyMug, enamelMug } from '../models/tableware.ts';
import { sheet } from '../models/tent.ts';
import { boards, parcel, tabletop } from './furniture.ts';
import { hill } from './land.ts';
import type { Scene, SceneShot } from './scene.ts';

export const room = (shot: Pick<SceneShot, 'camera'> & Partial<SceneShot>): SceneShot => ({
  lens: 0.03,
  exposure: 1.1,
  window: { from: [-0.8, 0.75, 0.75], size: 0.5, colour: '#ffecd0', strength: 3.9 },
  sky: { colour: '#e9e4da', ground: '#b98f63', strength: 1.9 },
  reach: 2.4,
  middle: [0, 0.6, 0],
  shadowSize: 1024,
  ...shot,
});

export const plainSky = () => ({ colours: ['#cfe3e6', '#e8e6d2', '#f6e2bb'] as const, horizon: 0.6 });

/** Pegs on the wall of the hut, with what one puts on before going out. */
export const pegs: Scene = {
  build: () => {
    const hung = (x: number, colour: string, cut: Partial<Parameters<typeof garment>[0]>) =>
      pose(garment({ colour, cloth: materials.cloth, ...cut }), {
        at: [x, 0.42, -0.12],
        scale: 0.92,
        turn: [0, 0, x * 3],
      });
    return group(
      boards('#a98660', -0.42, 8, 4, -1),
      block([4.6, 0.14, 0.06], materials.wood(tones.oak), { at: [0, 1.34, -0.36] }, 0.02),
      [-1.5, -0.75, 0, 0.75, 1.5].map((x) =>
        group(
          tube(
            [
              [x, 1.4, -0.36],
              [x, 1.44, -0.16],
            ],
            0.03,
            materials.wood(tones.beech),
          ),
          ball(0.045, materials.wood(tones.beech), { at: [x, 1.445, -0.13] }),
        ),
      ),
      hung(-0.8, tones.amber, {
        quilt: 0.105,
        thick: 0.15,
        neck: 'stand',
        front: 'zip',
        pockets: 'slanted',
        cuffs: true,
      }),
      hung(0.05, '#3f7350', {
        neck: 'hood',
        front: 'zip',
        pockets: 'slanted',
        yoke: shade('#3f7350', -0.07),
        cuffs: true,
      }),
      hung(0.9, tones.brick, { cloth: materials.fleece, thick: 0.14, neck: 'stand', front: 'zip', pockets: 'chest' }),
      block([6, 0.12, 0.7], materials.wood('#b98654', 0.8), { at: [0, 0, 0] }, 0.03),
      pose(hikingBoot('#9a5f34'), { at: [0.5, 0.12, 0.12], turn: [0, -30, 0], scale: 0.54 }),
      pose(hikingBoot('#9a5f34'), { at: [0.7, 0.12, 0.24], turn: [0, -20, 0], scale: 0.54 }),
      pose(rucksacks[1]?.('#62788a') ?? group(), { at: [-0.42, 0.12, 0.1], turn: [0, 14, 0], scale: 0.56 }),
    );
  },
  shot: () => room({ camera: { at: [0, 0.95, 5.2], to: [0.02, 0.82, -0.1], angle: 23 }, middle: [0, 0.8, 0] }),
  sky: plainSky,
};

function window() {
  const frame = materials.wood('#e9dcc2', 1);
  return group(
    hill({ z: -4, height: 1.2, waves: 0.6, seed: 3, colour: '#7f9a68' }),
    hill({ z: -7, height: 2.4, waves: 0.6, seed: 9, colour: '#95ae90' }),
    block([0.16, 2.4, 0.14], frame, { at: [-1.05, -0.1, -1] }, 0.02),
    block([0.16, 2.4, 0.14], frame, { at: [1.05, -0.1, -1] }, 0.02),
    block([0.08, 2.2, 0.1], frame, { at: [0, 0, -1] }, 0.02),
    block([2.1, 0.07, 0.1], frame, { at: [0, 0.85, -1] }, 0.02),
    block([2.5, 0.12, 0.5], frame, { at: [0, -0.02, -0.85] }, 0.03),
    block([2, 3.4, 0.14], materials.clay('#ead9bd', 0.6), { at: [-2.12, -0.8, -1.05] }, 0.02),
    block([2, 3.4, 0.14], materials.clay('#ead9bd', 0.6), { at: [2.12, -0.8, -1.05] }, 0.02),
  );
}

function plant() {
  const leaf = (i: number) => {
    const a = i * 2.4;
    const h = 0.3 + 0.04 * (i % 5);
    return pose(
      group(ball(0.12, materials.felt(i % 2 ? '#5f8a55' : '#4b7a50', 3), { scale: [1, 0.22, 0.5], at: [0.13, 0, 0] })),
      { at: [0, h, 0], turn: [0, (a * 180) / Math.PI, 30 + (i % 3) * 14] },
    );
  };
  return group(
    turned(
      [
        [0, 0],
        [0.13, 0],
        [0.17, 0.24],
        [0.19, 0.25],
        [0.19, 0.3],
        [0.16, 0.3],
        [0.15, 0.27],
        [0, 0.26],
      ],
      materials.clay('#bd6d47'),
      {},
      0.012,
    ),
    Array.from({ length: 13 }, (_, i) => leaf(i)),
  );
}

function teapot(colour: string) {
  return group(
    turned(
      [
        [0, 0],
        [0.2, 0],
        [0.32, 0.1],
        [0.34, 0.26],
        [0.26, 0.42],
        [0.14, 0.46],
        [0, 0.47],
      ],
      materials.enamel(colour),
      {},
      0.06,
    ),
    turned(
      [
        [0.13, 0.455],
        [0.145, 0.47],
        [0.1, 0.5],
        [0, 0.51],
      ],
      materials.enamel(shade(colour, -0.06)),
      {},
      0.02,
    ),
    ball(0.035, materials.wood(tones.beech), { at: [0, 0.545, 0] }),
    tube(
      [
        [0.3, 0.16, 0],
        [0.44, 0.24, 0],
        [0.48, 0.38, 0],
        [0.55, 0.43, 0],
      ],
      0.045,
      materials.enamel(colour),
    ),
    tube(
      [
        [-0.25, 0.4, 0],
        [-0.46, 0.44, 0],
        [-0.52, 0.26, 0],
        [-0.44, 0.12, 0],
        [-0.3, 0.12, 0],
      ],
      0.03,
      materials.wood(tones.beech),
    ),
  );
}

/** Tea at the table by the window. */
export const table: Scene = {
  build: () =>
    group(
      window(),
      tabletop('#b98654'),
      pose(teapot('#9cb79b'), { at: [-0.34, 0, 0.15], turn: [0, -20, 0], scale: 0.95 }),
      pose(bellyMug(tones.cream), { at: [0.3, 0, 0.45], turn: [0, -30, 0], scale: 0.5 }),
      pose(enamelMug(tones.brick), { at: [0.62, 0, 0.1], turn: [0, -50, 0], scale: 0.46 }),
      pose(plant(), { at: [0.98, 0.1, -0.72], scale: 1.1 }),
      turned(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.34],
          [0.09, 0.36],
          [0, 0.35],
        ],
        materials.clay('#f0e2c4'),
        { at: [-0.98, 0.1, -0.72] },
        0.02,
      ),
      flame(0.17, { at: [-0.98, 0.46, -0.72] }, { wide: 0.16, lean: 0.02 }),
      sheet(
        (u, v) => [
          -1.5 + 0.75 * u,
          0.02 + 0.025 * Math.abs(noise(u * 5, v * 4)) + 0.01 * Math.sin(u * 20),
          0.25 + 0.9 * v + 0.05 * Math.sin(u * 6),
        ],
        materials.knit(tones.brick, 2.5),
        50,
        50,
      ),
      block([0.5, 0.09, 0.36], materials.felt('#3f7350'), { at: [-0.02, 0, 0.85], turn: [0, 14, 0] }, 0.02),
      block([0.48, 0.07, 0.34], materials.felt(tones.amber), { at: [0, 0.09, 0.85], turn: [0, 5, 0] }, 0.02),
    ),
  shot: () =>
    room({
      camera: { at: [0, 1.05, 4.7], to: [0, 0.38, -0.1], angle: 23 },
      window: { from: [-0.8, 0.75, 0.35], size: 0.5, colour: '#ffeccc', strength: 4.4 },
      exposure: 1.22,
    }),
  sky: plainSky,
};

/** Presents on the table, wrapped in paper and felt ribbon. */
export const presents: Scene = {
  build: () =>
    group(
      boards('#9c7a55', -0.95, 8, 4, -0.1),
      tabletop('#b98654'),
      pose(parcel([0.8, 0.55, 0.6], '#c9a77a', tones.brick), { at: [-0.42, 0, -0.1], turn: [0, 18, 0] }),
      pose(parcel([0.52, 0.3, 0.42], '#3f7350', tones.cream), { at: [-0.4, 0.55, -0.1], turn: [0, -12, 0] }),
      pose(parcel([0.56, 0.42, 0.5], tones.cream, '#3f7350'), { at: [0.48, 0, 0], turn: [0, -22, 0] }),
      pose(parcel([0.4, 0.22, 0.3], tones.brick, tones.amber), { at: [0.12, 0, 0.62], turn: [0, 26, 0] }),
      pose(enamelMug('#3f7350'), { at: [0.86, 0, 0.5], turn: [0, -40, 0], scale: 0.42 }),
      turned(
        [
          [0, 0],
          [0.14, 0],
          [0.15, 0.1],
          [0.1, 0.12],
          [0, 0.12],
        ],
        materials.felt(tones.brick, 4),
        { at: [-0.95, 0, 0.5] },
        0.02,
      ),
      [0, 1, 2, 3, 4].map((i) =>
        ball(0.05, materials.felt(['#c0512f', '#dd8f26', '#f1e7d3', '#3f7350', '#c0512f'][i] ?? '#fff', 5), {
          at: [-0.55 + i * 0.13 + (i % 2) * 0.04, 0.05, 0.85 - (i % 3) * 0.08],
        }),
      ),
      tube(
        Array.from({ length: 14 }, (_, i): [number, number, number] => [
          -1.5 + i * 0.24,
          0.012 + 0.006 * (i % 2),
          1.08 + 0.06 * Math.sin(i * 1.6),
        ]),
        0.012,
        materials.canvas(tones.brick, 8),
      ),
    ),
  shot: () => room({ camera: { at: [0, 1.1, 4.7], to: [0, 0.42, 0], angle: 23 } }),
  sky: plainSky,
};
