import type * as three from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, loose, pose, puffed, tube, turned, type Vec } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import { kinds } from './model.ts';
import { ridgeTent, sheet } from './tent.ts';

const guy = (from: Vec, to: Vec) =>
  loose(
    group(
      tube([from, to], 0.006, materials.canvas(tones.cream)),
      tube(
        [
          [to[0], -0.01, to[2]],
          [to[0] * 1.02, 0.09, to[2]],
        ],
        0.013,
        materials.wood(tones.beech),
      ),
    ),
  );

/** A dome on two crossed poles; cloth hangs between them. */
function dome(colour: string): three.Group {
  const [wide, high] = [0.68, 0.62];
  const ribs = 4;
  const skin = sheet(
    (u, v) => {
      const turn = u * Math.PI * 2;
      const between = Math.abs(Math.sin(turn * (ribs / 2)));
      const r = wide * Math.cos(v * Math.PI * 0.5) ** 0.8 * (1 - 0.1 * between * Math.sin(Math.PI * v));
      return [
        Math.cos(turn + Math.PI / 4) * r,
        high * Math.sin(v * Math.PI * 0.5) * (1 - 0.05 * between),
        Math.sin(turn + Math.PI / 4) * r,
      ];
    },
    materials.cloth(colour, 6),
    96,
    40,
    3,
  );
  const pole = (start: number) =>
    tube(
      Array.from({ length: 15 }, (_, i): Vec => {
        const t = (i / 14) * Math.PI;
        return [
          Math.cos(start) * Math.cos(t) * wide * 1.02,
          Math.sin(t) ** 0.9 * (high + 0.012),
          Math.sin(start) * Math.cos(t) * wide * 1.02,
        ];
      }),
      0.014,
      materials.lacquer(tones.amber),
    );
  const door = Array.from({ length: 13 }, (_, i): Vec => {
    const a = (i / 12) * Math.PI;
    const y = 0.06 + 0.34 * Math.sin(a);
    return [-0.24 * Math.cos(a), y, Math.sqrt(Math.max(0, 1 - (y / high) ** 2)) * wide * 0.94 + 0.005];
  });
  return group(
    skin,
    pole(Math.PI / 4),
    pole(-Math.PI / 4),
    tube(door, 0.01, materials.canvas(shade(colour, -0.16))),
    puffed(
      smooth(
        mirrored([
          [0.02, 0.36],
          [0.16, 0.3],
          [0.22, 0.06],
          [0.02, 0.05],
        ]),
        0.3,
      ),
      { thick: 0.014 },
      materials.felt(tones.walnut),
      { at: [0, 0.0, wide * 0.9], turn: [-20, 0, 0] },
    ),
    guy([0.4, 0.4, 0.3], [0.78, 0, 0.45]),
    guy([-0.4, 0.4, 0.3], [-0.78, 0, 0.45]),
  );
}

/** A tunnel on three hoops. */
function tunnel(colour: string): three.Group {
  const profile = (z: number) => 0.34 + 0.16 * Math.cos(z * 1.1);
  const skin = sheet(
    (u, v) => {
      const z = 0.85 - 1.7 * v;
      const a = Math.PI * u;
      const between = 1 - 0.05 * Math.abs(Math.sin(v * Math.PI * 3));
      return [-Math.cos(a) * 0.5 * between, Math.sin(a) ** 0.85 * profile(z) * 1.15 * between, z];
    },
    materials.cloth(colour, 6),
    50,
    60,
    3,
  );
  const hoop = (z: number) =>
    tube(
      Array.from({ length: 13 }, (_, i): Vec => {
        const a = (i / 12) * Math.PI;
        return [-Math.cos(a) * 0.505, Math.sin(a) ** 0.85 * profile(z) * 1.16, z];
      }),
      0.014,
      materials.lacquer(tones.brick),
    );
  const wall = sheet(
    (u, v) => {
      const a = Math.PI * u;
      return [-Math.cos(a) * 0.49 * v, Math.sin(a) ** 0.85 * profile(0.84) * 1.14 * v, 0.845];
    },
    materials.cloth(shade(colour, -0.07)),
    30,
    10,
    2,
  );
  return group(
    skin,
    hoop(0.85),
    hoop(0.28),
    hoop(-0.28),
    hoop(-0.85),
    wall,
    puffed(
      smooth(
        mirrored([
          [0.02, 0.34],
          [0.16, 0.28],
          [0.22, 0.02],
          [0.02, 0.01],
        ]),
        0.3,
      ),
      { thick: 0.012 },
      materials.felt(tones.walnut),
      { at: [0, 0, 0.85] },
    ),
    guy([0, 0.44, 0.85], [0.1, 0, 1.3]),
    guy([0.45, 0.3, 0.3], [0.85, 0, 0.4]),
    guy([-0.45, 0.3, 0.3], [-0.85, 0, 0.4]),
  );
}

/** A tipi of canvas with its poles on top. */
function tipi(colour: string): three.Group {
  const skin = sheet(
    (u, v) => {
      const turn = 0.35 + u * (Math.PI * 2 - 0.7) + Math.PI / 2;
      const r = 0.62 * (1 - v) + 0.05;
      const fold = 1 + 0.03 * Math.sin(turn * 9) * (1 - v) + 0.01 * noise(turn * 4, v * 6);
      return [Math.cos(turn) * r * fold, v * 1.05, Math.sin(turn) * r * fold];
    },
    materials.canvas(colour, 4),
    80,
    30,
    3,
  );
  return group(
    skin,
    Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * Math.PI * 2 + 0.3;
      return tube(
        [
          [Math.cos(a) * 0.6, 0, Math.sin(a) * 0.6],
          [Math.cos(a) * 0.03, 1.04, Math.sin(a) * 0.03],
          [-Math.cos(a) * 0.08, 1.24, -Math.sin(a) * 0.08],
        ],
        0.016,
        materials.wood(tones.beech),
      );
    }),
    turned(
      [
        [0.11, 0.9],
        [0.118, 0.9],
        [0.08, 0.99],
        [0.07, 0.99],
      ],
      materials.leather(),
      {},
      0.004,
    ),
    turned(
      [
        [0, 0.0],
        [0.58, 0.0],
        [0.58, 0.015],
        [0, 0.015],
      ],
      materials.felt(tones.walnut),
    ),
    turned(
      [
        [0.63, 0.06],
        [0.637, 0.06],
        [0.6, 0.12],
        [0.593, 0.12],
      ],
      materials.felt(mix(colour, tones.brick, 0.8), 3),
      {},
      0.002,
    ),
    block([0.3, 0.1, 0.5], materials.felt(tones.amber), { at: [0.02, 0.015, 0.1] }, 0.05),
  );
}

/** A teddy bear of fleece that sits. */
function bear(colour: string, scarf: string): three.Group {
  const fur = materials.fleece(colour, 2.4);
  const pale = materials.fleece(mix(colour, tones.cream, 0.6), 2.6);
  const limb = (x: number, y: number, z: number, size: Vec, turn: Vec) =>
    ball(0.16, fur, { at: [x, y, z], scale: size, turn });
  return group(
    ball(0.3, fur, { at: [0, 0.32, 0], scale: [1, 1.08, 0.92] }),
    ball(0.2, pale, { at: [0, 0.31, 0.14], scale: [0.95, 1.1, 0.75] }),
    ball(0.25, fur, { at: [0, 0.78, 0.03], scale: [1.08, 0.98, 0.95] }),
    ball(0.11, pale, { at: [0, 0.72, 0.24], scale: [1.1, 0.85, 0.8] }),
    ball(0.036, materials.leather(tones.ink), { at: [0, 0.755, 0.335], scale: [1.2, 0.85, 0.7] }),
    [-1, 1].map((s) =>
      group(
        ball(0.095, fur, { at: [s * 0.2, 0.98, 0], scale: [1, 1, 0.6] }),
        ball(0.06, pale, { at: [s * 0.2, 0.98, 0.04], scale: [1, 1, 0.5] }),
        ball(0.024, materials.enamel(tones.ink), { at: [s * 0.095, 0.82, 0.252] }),
        limb(s * 0.31, 0.42, 0.06, [0.72, 1.35, 0.75], [30, 0, s * 32]),
        limb(s * 0.25, 0.13, 0.24, [0.9, 0.85, 1.5], [0, s * 20, 0]),
        ball(0.1, pale, { at: [s * 0.32, 0.14, 0.44], scale: [0.95, 1.05, 0.4] }),
      ),
    ),
    tube(
      [
        [-0.18, 0.57, 0.1],
        [0, 0.53, 0.24],
        [0.18, 0.57, 0.1],
        [0.16, 0.6, -0.16],
        [-0.16, 0.6, -0.16],
      ],
      0.05,
      materials.knit(scarf, 4),
      {},
      true,
    ),
    pose(group(block([0.11, 0.26, 0.04], materials.knit(scarf, 4), {}, 0.015)), {
      at: [0.1, 0.28, 0.27],
      turn: [-12, 10, -8],
    }),
  );
}

export const camp: Models = {
  namiot: kinds(tones.moss, 'stand', { turn: 30, above: 12 }, (colour) => ridgeTent(colour), dome, tunnel, tipi),
  mis: kinds(
    tones.leather,
    'stand',
    { turn: 12, above: 8 },
    (colour) => bear(colour, tones.brick),
    (colour) => bear(colour, tones.fir),
  ),
};
