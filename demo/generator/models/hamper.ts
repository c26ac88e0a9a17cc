import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { block, group, pose, rectangle, type Vec } from '../engine/shapes.ts';
import { glassCandle } from './candles.ts';
import { coffeeBag, honeyPot } from './food.ts';
import { jitter, leather, paper, pipe, printed, times } from './parts.ts';
import { bow } from './presents.ts';
import { peakLabel } from './prints.ts';
import { enamelMug } from './tableware.ts';

const [wide, deep, high] = [0.98, 0.62, 0.3];

/** Once around the hamper at a height: it widens towards its rim. */
function roundAt(y: number, more = 0): Vec[] {
  const grow = 0.86 + 0.14 * (y / high);
  return rectangle(wide * grow + more * 2, deep * grow + more * 2, 0.14).map(([x, z]): Vec => [x, y, z]);
}

/** A low hamper of willow with a handle at each end. */
function wickerTray(colour: string): Group {
  const willow = mix(colour, '#b98a52', 0.5);
  const [pale, dark] = [materials.canvas(willow, 5), materials.canvas(shade(willow, -0.1), 5)];
  const stakes = times(28, (i) => {
    const place = (y: number) => roundAt(y, 0.022)[i] ?? [0, 0, 0];
    return pipe([...place(0.01), ...place(0.15), ...place(high)], 0.014, dark);
  });
  const handle = (s: number) =>
    [0, 1].map((k) =>
      pipe(
        [
          s * 0.47,
          high,
          -0.15,
          s * 0.56,
          high + 0.11,
          -0.11 + k * 0.03,
          s * 0.58,
          high + 0.14,
          k * 0.03,
          s * 0.56,
          high + 0.11,
          0.11 - k * 0.03,
          s * 0.47,
          high,
          0.15,
        ],
        0.021,
        k ? dark : pale,
      ),
    );
  return group(
    block([wide * 0.86, 0.03, deep * 0.86], dark, {}, 0.012),
    times(8, (i) =>
      pipe(
        roundAt(0.02 + i * 0.038).flat(),
        0.0235,
        i % 3 === 1 ? dark : pale,
        { turn: [0.6 * jitter(i), 0, 0.5 * jitter(i, 2)] },
        true,
      ),
    ),
    stakes,
    betweenStakes(dark),
    [0, 0.036].map((up) => pipe(roundAt(high + up, 0.012).flat(), 0.029, pale, {}, true)),
    handle(-1),
    handle(1),
  );
}

/** Corners have stakes enough; the long sides are given theirs. */
const betweenStakes = (material: ReturnType<typeof leather>) =>
  [-1, 1].flatMap((s) => [
    ...times(6, (i) => {
      const x = -0.3 + i * 0.12;
      return pipe([x * 0.88, 0.01, s * (deep * 0.43 + 0.022), x, high, s * (deep / 2 + 0.022)], 0.014, material);
    }),
    ...times(3, (i) => {
      const z = -0.11 + i * 0.11;
      return pipe([s * (wide * 0.43 + 0.022), 0.01, z * 0.88, s * (wide / 2 + 0.022), high, z], 0.014, material);
    }),
  ]);

/** Wood wool, in which nothing breaks. */
const straw = () =>
  times(150, (i) => {
    const [x, z] = [0.42 * jitter(i, 1), 0.24 * jitter(i, 8)];
    const [dx, dz] = [0.09 * jitter(i, 3), 0.09 * jitter(i, 5)];
    const y = 0.27 + 0.03 * jitter(i, 6);
    return pipe(
      [x - dx, y, z - dz, x + dz * 0.4, y + 0.035, z - dx * 0.4, x + dx, y - 0.01, z + dz],
      0.006,
      materials.canvas(i % 3 ? '#e6d1a0' : '#cfb47c', 9),
    );
  });

/** A present for the morning: coffee, honey, a mug and a candle in a hamper with a ribbon. */
export function giftHamper(colour: string): Group {
  const ribbon = materials.canvas(tones.brick, 6);
  return group(
    wickerTray(colour),
    block([wide * 0.84, 0.02, deep * 0.84], materials.canvas('#d8bf8a', 5), { at: [0, 0.24, 0] }, 0.008),
    straw(),
    pose(coffeeBag(tones.fir, false), { at: [-0.24, 0.16, -0.12], turn: [-4, 20, 3], scale: 0.84 }),
    pose(honeyPot(tones.brick, false), { at: [0.14, 0.26, -0.14], turn: [0, 22, 0], scale: 0.6 }),
    pose(enamelMug(tones.cream), { at: [-0.13, 0.27, 0.14], turn: [0, 150, 6], scale: 0.4 }),
    pose(glassCandle(tones.amber), { at: [0.3, 0.26, 0.1], turn: [0, 20, 0], scale: 0.42 }),
    block([0.085, high + 0.03, 0.012], ribbon, { at: [-0.12, 0.02, deep / 2 + 0.018], turn: [8, 0, 0] }, 0.004),
    pose(bow(ribbon), { at: [-0.12, high - 0.02, deep / 2 + 0.06], turn: [62, 0, 0], scale: 0.62 }),
    printed(rectangle(0.15, 0.2, 0.02), 0.012, paper(), peakLabel('#f5ecd8', '#6b4a2f'), {
      at: [0.13, 0.13, deep / 2 + 0.025],
      turn: [8, 0, -10],
    }),
    pipe(
      [-0.08, high - 0.02, deep / 2 + 0.06, 0.02, 0.25, deep / 2 + 0.065, 0.115, 0.21, deep / 2 + 0.045],
      0.007,
      leather(),
    ),
  );
}
