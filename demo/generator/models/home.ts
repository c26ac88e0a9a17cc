import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, circle, group, type Pose, plate, pose, puffed, stitches, type Vec } from '../engine/shapes.ts';
import { giftHamper } from './hamper.ts';
import { hand } from './instruments.ts';
import type { Models } from './model.ts';
import {
  ahead,
  blob,
  brass,
  cylinder,
  jitter,
  lathe,
  leather,
  model,
  paper,
  pipe,
  points,
  printed,
  ring,
  strip,
  thread,
  times,
} from './parts.ts';
import { dial } from './prints.ts';

function chair(colour: string): Group {
  const wood = materials.wood(colour);
  const leg = (x: number, z: number) => pipe([x * 0.72, 0.44, z * 0.72, x, 0, z], 0.03, wood);
  return group(
    [-0.24, 0.24].map((x) => leg(x, 0.22)),
    [-0.24, 0.24].map((x) =>
      pipe([x, 0, -0.24, x * 0.86, 0.44, -0.17, x * 0.9, 0.8, -0.21, x * 0.98, 1.06, -0.28], 0.029, wood),
    ),
    puffed(
      blob([-0.27, 0.2, 0, 0.25, 0.27, 0.2, 0.25, -0.18, 0, -0.2, -0.25, -0.18], 0.4),
      { thick: 0.035, round: 0.05 },
      wood,
      { at: [0, 0.45, 0], turn: [-90, 0, 0] },
    ),
    puffed(
      blob([-0.22, 0.15, 0, 0.19, 0.22, 0.15, 0.2, -0.13, 0, -0.15, -0.2, -0.13], 0.4),
      { thick: 0.05, round: 0.08 },
      materials.felt(mix(colour, tones.cream, 0.72)),
      { at: [0, 0.49, 0], turn: [-90, 0, 0] },
    ),
    [0.74, 0.87, 1.0].map((y) =>
      strip([-0.21, -0.02, -0.1, -0.05, 0, -0.06, 0.1, -0.05, 0.21, -0.02], 0.075, 0.026, wood, {
        at: [0, y, -0.18 - (y - 0.7) * 0.24],
        turn: [96, 0, 0],
      }),
    ),
    pipe([-0.215, 0.2, 0.19, 0.215, 0.2, 0.19], 0.019, wood),
    [-0.22, 0.22].map((x) => pipe([x, 0.17, 0.2, x, 0.17, -0.21], 0.018, wood)),
    [-0.205, 0.205].map((x) => pipe([x, 0.5, -0.13, x * 1.12, 0.44, -0.2, x * 1.1, 0.38, -0.16], 0.012, leather())),
  );
}

/** A basket of willow with nothing in it. */
export function wickerBasket(colour: string): Group {
  const wicker = materials.canvas(mix(colour, '#b98a52', 0.45), 5);
  const dark = materials.canvas(shade(mix(colour, '#b98a52', 0.45), -0.1), 5);
  const wide = (y: number) => 0.34 + 0.13 * Math.sin(Math.min(1, y / 0.42) * 1.5);
  return group(
    cylinder(0.34, 0.03, wicker),
    times(10, (i) =>
      ring(wide(i * 0.042), 0.026, i % 3 === 1 ? dark : wicker, {
        at: [0, 0.03 + i * 0.042, 0],
        turn: [jitter(i), 0, jitter(i, 2)],
      }),
    ),
    lathe([0.3, 0.02, 0.42, 0.2, 0.445, 0.42], dark, {}, 0.03),
    times(22, (i) => {
      const angle = (i / 22) * 2 * Math.PI;
      const at = (y: number, more: number) => [
        (wide(y) + more) * Math.cos(angle),
        0.02 + y,
        (wide(y) + more) * Math.sin(angle),
      ];
      return pipe([...at(0, 0.022), ...at(0.15, 0.028), ...at(0.3, 0.028), ...at(0.42, 0.02)], 0.014, dark);
    }),
    times(2, (i) => ring(0.478, 0.03, wicker, { at: [0, 0.44 + i * 0.035, 0] })),
    [-0.025, 0.025].map((z, i) =>
      pipe(
        times(17, (k) => {
          const angle = (k / 16) * Math.PI;
          return [0.47 * Math.cos(angle), 0.42 + 0.56 * Math.sin(angle), z * Math.cos(k * 1.6 + i)];
        }).flat(),
        0.026,
        i ? dark : wicker,
      ),
    ),
    times(5, (i) =>
      ring(0.05, 0.018, leather(), { at: [-0.075 + i * 0.037, 0.98 - Math.abs(i - 2) * 0.003, 0], turn: [0, 0, 90] }),
    ),
  );
}

/** A mushroom whose cap begins at `at`; no two of them are alike. */
export function mushroom(size: number, at: Vec, i: number): Group {
  const grown: Pose = { at, turn: [i * 4 - 8, 0, i * 7 - 14] };
  return group(
    lathe([0, -size * 1.2, size * 0.4, -size * 1.2, size * 0.3, 0, 0, 0], materials.clay('#eadcc0'), grown),
    lathe(
      [0, size * 0.75, size * 0.6, size * 0.6, size * 1.1, size * 0.1, size, 0, 0, size * 0.05],
      materials.clay(i % 2 ? '#8a4f2b' : '#a9642f'),
      grown,
      0.04,
    ),
  );
}

const basket = (colour: string): Group =>
  group(
    wickerBasket(colour),
    [
      [-0.14, 0.06, 0.15],
      [0.14, 0.1, 0.12],
      [0.02, 0.2, 0.1],
      [-0.1, -0.14, 0.13],
      [0.18, -0.12, 0.12],
    ].map(([x = 0, z = 0, size = 0.1], i) => mushroom(size, [x, 0.45, z], i)),
  );

function plant(colour: string): Group {
  const green = (i: number) => materials.felt(i % 3 ? tones.moss : shade(tones.moss, -0.07), 3);
  const leaf = (i: number) => {
    const angle = i * 2.4;
    const [out, up] = [0.12 + 0.022 * i, 0.92 - 0.024 * i];
    return group(
      pipe(
        [
          0,
          0.4,
          0,
          0.05 * Math.cos(angle),
          0.6,
          0.05 * Math.sin(angle),
          out * Math.cos(angle),
          up - 0.06,
          out * Math.sin(angle),
        ],
        0.012,
        materials.felt('#7c8f4c', 3),
      ),
      puffed(
        blob([0, -0.02, 0.09, 0.06, 0.1, 0.16, 0, 0.3, -0.1, 0.16, -0.09, 0.06], 0.5),
        {
          thick: 0.02,
          cell: 0.016,
          round: 0.05,
          relief: (x) => 1 - 0.6 * Math.exp(-((x / 0.012) ** 2)),
          bend: (x, y) => 1.6 * x * x - 1.1 * y * y,
        },
        green(i),
        {
          at: [out * Math.cos(angle), up - 0.07, out * Math.sin(angle)],
          turn: [18 + i * 4.2, (-angle * 180) / Math.PI + 90, 0],
        },
      ),
    );
  };
  return group(
    lathe(
      [0, 0, 0.2, 0, 0.22, 0.02, 0.28, 0.33, 0.3, 0.34, 0.3, 0.4, 0.27, 0.41, 0.26, 0.36, 0, 0.36],
      materials.clay(mix(colour, '#b9673f', 0.35)),
      {},
      0.02,
    ),
    lathe([0, -0.01, 0.29, -0.01, 0.32, 0.03, 0.3, 0.035, 0, 0.02], materials.clay(mix(colour, '#b9673f', 0.5))),
    lathe([0, 0.392, 0.266, 0.384], materials.clay('#4a3526', 7)),
    stitches(
      times(20, (i) => [0.257 * Math.cos(i * 0.314), 0.2, 0.257 * Math.sin(i * 0.314)] as const),
      thread(),
      0.035,
      true,
    ),
    times(17, leaf),
  );
}

const clockFace = (y: number, size: number, z: number): Group =>
  group(
    printed(circle(size, 64), 0.02, paper(), dial('#f6eedd', tones.ink), { at: [0, y, z] }),
    ring(size + 0.012, 0.02, brass(), { at: [0, y, z], turn: ahead }),
    pose(group(hand(size * 0.48, 0.016, -60, 0), hand(size * 0.74, 0.012, 60, 0.012)), { at: [0, y, z + 0.018] }),
    cylinder(0.018, 0.04, brass(), { at: [0, y, z], turn: ahead }, 0.006),
  );

function mantelClock(colour: string): Group {
  const wood = materials.wood(mix(colour, tones.walnut, 0.3));
  const side = blob(
    [
      -0.5, 0.06, -0.46, 0.18, -0.3, 0.26, -0.27, 0.48, -0.16, 0.64, 0, 0.69, 0.16, 0.64, 0.27, 0.48, 0.3, 0.26, 0.46,
      0.18, 0.5, 0.06,
    ],
    0.35,
  );
  return group(
    block([1.06, 0.07, 0.34], materials.wood(tones.walnut), {}, 0.025),
    plate(side, 0.26, wood, {}, 0.035),
    clockFace(0.42, 0.18, 0.135),
    [-0.34, 0.34].map((x) =>
      lathe([0, 0, 0.025, 0, 0.025, 0.02, 0, 0.03], brass(), { at: [x, 0.15, 0.13], turn: ahead }),
    ),
    [-0.42, 0.42].map((x) => ball(0.035, brass(), { at: [x, -0.005, 0.12] })),
    lathe([0, 0.68, 0.05, 0.68, 0.03, 0.71, 0.045, 0.75, 0, 0.79], brass()),
  );
}

function standingClock(colour: string): Group {
  const wood = materials.wood(mix(colour, tones.walnut, 0.35));
  const top = points([
    -0.24,
    0,
    0.24,
    0,
    ...times(17, (i) => [0.24 * Math.cos((i / 16) * Math.PI), 0.3 + 0.18 * Math.sin((i / 16) * Math.PI)]).flat(),
  ]);
  return group(
    block([0.48, 0.26, 0.3], wood, {}, 0.03),
    block([0.36, 0.52, 0.24], wood, { at: [0, 0.24, 0] }, 0.02),
    plate(
      points([-0.12, 0, 0.12, 0, 0.12, 0.38, -0.12, 0.38]),
      0.02,
      materials.rubber('#241d18'),
      { at: [0, 0.31, 0.115] },
      0.006,
    ),
    pipe([0, 0.68, 0.135, 0.03, 0.46, 0.135], 0.009, brass()),
    lathe([0, 0, 0.06, 0, 0.06, 0.02, 0, 0.03], brass(), { at: [0.034, 0.43, 0.125], turn: ahead }),
    plate(top, 0.3, wood, { at: [0, 0.74, 0] }, 0.03),
    block([0.54, 0.04, 0.34], materials.wood(tones.walnut), { at: [0, 0.73, 0] }, 0.016),
    block([0.54, 0.04, 0.34], materials.wood(tones.walnut), { at: [0, 0.22, 0] }, 0.016),
    clockFace(1.0, 0.16, 0.155),
    lathe([0, 0, 0.035, 0, 0.02, 0.03, 0.03, 0.06, 0, 0.1], brass(), { at: [0, 1.21, 0] }),
  );
}

function mirror(colour: string): Group {
  const oval = (a: number, b: number) => circle(1, 72).map(([x, y]) => [x * a, y * b] as const);
  const wood = materials.wood(mix(colour, tones.oak, 0.35));
  return group(
    plate(oval(0.4, 0.52), 0.06, wood, {}, 0.025, [oval(0.28, 0.4)]),
    pipe(
      oval(0.39, 0.51)
        .filter((_, i) => i % 3 === 0)
        .flatMap(([x, y]) => [x, y, 0.02]),
      0.03,
      wood,
      {},
      true,
    ),
    pipe(
      oval(0.29, 0.41)
        .filter((_, i) => i % 3 === 0)
        .flatMap(([x, y]) => [x, y, 0.035]),
      0.016,
      brass(),
      {},
      true,
    ),
    printed(
      oval(0.29, 0.41),
      0.02,
      materials.enamel('#ffffff'),
      (x, y) =>
        Math.abs(x * 0.8 + y - 0.35) < 0.14 || Math.abs(x * 0.8 + y + 0.05) < 0.05
          ? '#e9f0ee'
          : mix('#a9bfc2', '#cbd8d6', (y + 1) / 2),
      { at: [0, 0, 0.0] },
    ),
    times(18, (i) => {
      const angle = (i / 18) * 2 * Math.PI;
      return puffed(blob([0, -0.05, 0.026, 0, 0, 0.06, -0.026, 0], 0.5), { thick: 0.018 }, wood, {
        at: [0.34 * Math.cos(angle), 0.46 * Math.sin(angle), 0.03],
        turn: [0, 0, (angle * 180) / Math.PI + (i % 2 ? 25 : -25)],
      });
    }),
    pipe([-0.12, 0.5, -0.02, 0, 0.68, -0.02, 0.12, 0.5, -0.02], 0.018, leather()),
    lathe([0, 0, 0.035, 0, 0.035, 0.03, 0.02, 0.05, 0, 0.05], brass(), { at: [0, 0.67, -0.03], turn: ahead }),
  );
}

export const home: Models = {
  krzeslo: model('#8a5c3c', [chair], { stance: 'stand', turn: 30, above: 12 }),
  kosz: model('#b98a52', [basket, giftHamper], { stance: 'stand', turn: -24, above: 16 }),
  roslina: model('#b9673f', [plant], { stance: 'stand', turn: 10, above: 12 }),
  zegar: model('#8a5c3c', [mantelClock, standingClock], { stance: 'stand', turn: 20, above: 8 }),
  lustro: model('#b98a52', [mirror], { stance: 'hang', turn: 8, above: 2 }),
};
