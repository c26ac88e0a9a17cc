import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, group, plate, pose, puffed } from '../engine/shapes.ts';
import { litFlame } from './flame.ts';
import type { Models } from './model.ts';
import {
  beech,
  blob,
  brass,
  hoop,
  label,
  lathe,
  model,
  paper,
  pipe,
  points,
  ring,
  steel,
  times,
  twine,
} from './parts.ts';
import { peakLabel, unit } from './prints.ts';

/** A wick that burns, and the wax around it, molten and lit. */
const burning = (y: number, x = 0, z = 0, strength = 0.1) =>
  group(
    pipe([x, y - 0.03, z, x + 0.004, y + 0.035, z], 0.007, materials.rubber()),
    litFlame(0.19, { at: [x, y + 0.012, z] }, strength),
  );

/** Wax in a glass with a paper label. */
export const glassCandle = (colour: string): Group =>
  group(
    lathe([0.278, 0.42, 0.28, 0.58, 0.27, 0.59, 0.265, 0.42], materials.glass('#e8f0e8', 0.3), {}, 0.03),
    lathe([0, 0, 0.25, 0, 0.28, 0.03, 0.28, 0.43, 0.24, 0.42, 0, 0.42], materials.wax(mix(colour, tones.cream, 0.5))),
    label(0.286, 0.12, 0.4, 110, paper(), unit(peakLabel(tones.cream, shade(colour, -0.12)))),
    ring(0.272, 0.012, materials.glass('#ffffff', 0.55), { at: [0, 0.59, 0] }),
    burning(0.43),
  );

/** A pair of dipped candles in holders of clay. */
const dippedCandles = (colour: string): Group =>
  group(
    [
      [-0.16, 0.66],
      [0.17, 0.48],
    ].map(([x = 0, tall = 0.5]) =>
      group(
        lathe(
          [0, 0, 0.15, 0, 0.16, 0.03, 0.1, 0.06, 0.075, 0.1, 0.085, 0.16, 0.06, 0.17, 0, 0.15],
          materials.speckled(mix(colour, tones.cream, 0.75)),
          { at: [x, 0, x * 0.5] },
          0.02,
        ),
        lathe(
          [0, 0.13, 0.055, 0.13, 0.052, 0.13 + tall * 0.5, 0.044, 0.1 + tall, 0.03, 0.13 + tall, 0, 0.14 + tall],
          materials.wax(colour),
          { at: [x, 0, x * 0.5] },
        ),
        pipe(
          [
            x + 0.05,
            0.1 + tall,
            x * 0.5 + 0.02,
            x + 0.062,
            tall - 0.02,
            x * 0.5 + 0.03,
            x + 0.06,
            tall - 0.1,
            x * 0.5 + 0.03,
          ],
          0.013,
          materials.wax(colour),
        ),
        burning(0.14 + tall, x, x * 0.5, 0.05),
      ),
    ),
  );

/** A stout candle on a slice of a birch, tied with twine. */
const logCandle = (colour: string): Group =>
  group(
    lathe([0, 0, 0.37, 0, 0.39, 0.04, 0.37, 0.08, 0, 0.085], materials.wood(tones.beech), {}, 0.02),
    hoop(0.375, 0.006, 0.07, materials.clay('#6a4a35', 6), 0.018),
    lathe(
      [0, 0.08, 0.23, 0.08, 0.235, 0.1, 0.225, 0.6, 0.19, 0.63, 0.1, 0.6, 0, 0.595],
      materials.wax(colour),
      {},
      0.04,
    ),
    [0, 0.026, 0.052].map((y) => ring(0.236, 0.013, twine(), { at: [0, 0.25 + y, 0] })),
    pipe([0.02, 0.28, 0.245, -0.07, 0.22, 0.26, -0.1, 0.14, 0.26], 0.011, twine()),
    pipe([0.02, 0.28, 0.245, 0.1, 0.21, 0.25, 0.12, 0.12, 0.25], 0.011, twine()),
    times(5, (i) =>
      puffed(blob([0, 0, 0.03, 0.05, 0, 0.13, -0.03, 0.05], 0.5), { thick: 0.01 }, materials.felt(tones.moss), {
        at: [0.02, 0.27, 0.25],
        turn: [-10, 0, i * 36 - 72],
      }),
    ),
    burning(0.61),
  );

/** A tin with its lid leaning against it. */
const tinCandle = (colour: string): Group =>
  group(
    lathe(
      [0, 0, 0.3, 0, 0.33, 0.02, 0.33, 0.3, 0.315, 0.31, 0.3, 0.3, 0.3, 0.05, 0, 0.04],
      materials.enamel(colour),
      {},
      0.015,
    ),
    lathe([0, 0.24, 0.3, 0.25], materials.wax(mix(colour, tones.cream, 0.72))),
    hoop(0.325, 0.02, 0.04, brass(), 0.012),
    hoop(0.325, 0.255, 0.27, brass(), 0.01),
    label(0.336, 0.07, 0.23, 100, paper(), unit(peakLabel(tones.cream, shade(colour, -0.12)))),
    [0, 2.1, 4.2].map((a) => burning(0.26, 0.14 * Math.cos(a), 0.14 * Math.sin(a), 0.05)),
    pose(
      group(
        lathe([0, 0.05, 0.3, 0.05, 0.335, 0.035, 0.34, -0.02, 0.325, -0.02, 0.32, 0.02, 0, 0.03], brass(), {}, 0.012),
        lathe([0, 0.05, 0.16, 0.05, 0.17, 0.058, 0, 0.062], materials.enamel(colour)),
      ),
      { at: [0.42, 0.31, 0.12], turn: [10, 20, -72] },
    ),
  );

function paperLantern(colour: string): Group {
  const ribs = times(8, (i) => i / 7);
  const wide = (t: number) => 0.14 + 0.24 * Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.8;
  return group(
    lathe(
      ribs.flatMap((t, i) =>
        i ? [wide(t - 0.07) + 0.012, 0.12 + (t - 0.07) * 0.62, wide(t), 0.12 + t * 0.62] : [wide(t), 0.12],
      ),
      materials.lit(colour, 0.5),
      {},
      0.012,
    ),
    ribs.map((t) => hoop(wide(t), 0.113 + t * 0.62, 0.129 + t * 0.62, materials.wood(tones.walnut), 0.01)),
    lathe([0, 0.06, 0.15, 0.06, 0.165, 0.09, 0.16, 0.13, 0, 0.13], beech()),
    lathe([0.09, 0.72, 0.165, 0.73, 0.165, 0.77, 0.15, 0.79, 0.09, 0.79], beech()),
    pipe([-0.14, 0.78, 0, -0.1, 0.95, 0, 0, 1.02, 0, 0.1, 0.95, 0, 0.14, 0.78, 0], 0.012, steel()),
    ball(0.026, beech(), { at: [0, 1.03, 0] }),
    lathe([0, 0.065, 0.02, 0.06, 0.03, 0.03, 0.024, 0, 0, 0], brass()),
  );
}

function houseLantern(colour: string): Group {
  const wall = (turn: number) =>
    pose(
      group(
        plate(
          points([-0.22, 0, 0.22, 0, 0.22, 0.48, -0.22, 0.48]),
          0.02,
          materials.lit(colour, 0.45),
          { at: [0, 0.08, 0.22] },
          0.004,
        ),
        [-0.215, 0.215].map((x) => block([0.035, 0.52, 0.035], beech(), { at: [x, 0.06, 0.215] }, 0.01)),
        [0.07, 0.32, 0.54].map((y) => block([0.44, 0.026, 0.026], beech(), { at: [0, y, 0.228] }, 0.008)),
        block([0.026, 0.46, 0.026], beech(), { at: [0, 0.08, 0.228] }, 0.008),
      ),
      { turn: [0, turn, 0] },
    );
  return group(
    block([0.56, 0.06, 0.56], beech(), {}, 0.02),
    [0, 90, 180, 270].map(wall),
    lathe(
      [0.42, 0.55, 0.43, 0.58, 0.12, 0.8, 0.09, 0.86, 0, 0.87],
      materials.lacquer(shade(colour, -0.12)),
      { turn: [0, 45, 0] },
      0.012,
      4,
    ),
    ring(0.05, 0.014, brass(), { at: [0, 0.92, 0], turn: [90, 0, 0] }),
  );
}

export const candles: Models = {
  swieca: model(tones.moss, [glassCandle, dippedCandles, logCandle, tinCandle], {
    stance: 'stand',
    turn: 14,
    above: 14,
  }),
  lampion: model('#c8412f', [paperLantern, houseLantern], { stance: 'stand', turn: 24, above: 8 }),
};
