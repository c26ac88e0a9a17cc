import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import type { Outline } from '../engine/puff.ts';
import { group, plate, stitches, tube, type Vec } from '../engine/shapes.ts';
import { laces, sole, solePlan } from './boot.ts';
import { upper } from './shoe-parts.ts';
import { sheet } from './tent.ts';

/** Where the upper begins: above the tread and the welt. */
const welt = 0.075;

/** The part of the sole's plan before or behind a line across it. */
const planPart = (inside: (x: number) => boolean): Outline => solePlan.filter(([x]) => inside(x));

/** Flat on the ground: a tread with a heel of its own, and a welt sewn around. */
function townSole(): Group {
  const rubber = materials.rubber();
  const tread = (plan: Outline) =>
    plate(plan, 0.04, rubber, { at: [0, 0.02, 0], turn: [-90, 0, 0], scale: [0.99, 0.99, 1] }, 0.01);
  return group(
    tread(planPart((x) => x < -0.2)),
    tread(planPart((x) => x > -0.1)),
    sole(0.03, 0.028, rubber, 0.99),
    sole(0.056, 0.02, materials.leather(shade(tones.leather, 0.04)), 1.03),
    stitches(
      solePlan.filter((_, i) => i % 5 === 0).map(([x, z]): Vec => [x * 1.01, welt + 0.003, -z * 1.0]),
      materials.canvas(tones.cream),
      0.012,
      true,
    ),
  );
}

/** The line around the ankle: a thin edge, lower at the sides than behind and in front, and the lining within. */
function topline(colour: string, from: number, to: number, half: number, low: number, rise: number): Group {
  const [middle, reach] = [(from + to) / 2, (to - from) / 2];
  const at = (turn: number, part: number): Vec => {
    const across = Math.cos(turn);
    return [
      middle + reach * across * part,
      low + rise * across ** 2 - 0.01 * (1 - part),
      half * Math.sin(turn) * (1 - 0.2 * across) * part,
    ];
  };
  return group(
    tube(
      Array.from({ length: 28 }, (_, i) => at((i / 28) * 2 * Math.PI, 1)),
      0.013,
      materials.leather(shade(colour, -0.08)),
      {},
      true,
    ),
    sheet((u, v) => at(u * 2 * Math.PI, v), materials.felt(mix(tones.leather, tones.cream, 0.45), 5), 40, 8),
  );
}

/** Low below the ankle, round in front; its foot is hidden in the sole. */
const outline: Outline = [
  [-0.46, 0.0],
  [-0.49, 0.13],
  [-0.475, 0.29],
  [-0.43, 0.325],
  [-0.3, 0.262],
  [-0.16, 0.27],
  [-0.06, 0.335],
  [0.03, 0.335],
  [0.16, 0.275],
  [0.3, 0.24],
  [0.42, 0.215],
  [0.5, 0.155],
  [0.5, 0.06],
  [0.42, 0.0],
  [0, -0.02],
];

/** A laced low shoe with a cap over the toes. */
export function derby(colour: string): Group {
  const dark = shade(colour, -0.07);
  return group(
    townSole(),
    upper({
      profile: outline,
      cloth: materials.leather('#ffffff'),
      thick: 0.155,
      tint: (x, y) => (x > 0.31 - 0.25 * (y - 0.1) || (x < -0.36 && y < 0.24) ? dark : colour),
    }),
    topline(colour, -0.46, -0.07, 0.098, 0.288, 0.045),
    laces(
      [
        [0.165, 0.325],
        [0.105, 0.352],
        [0.045, 0.375],
        [-0.015, 0.388],
      ],
      0.068,
      mix(dark, tones.cream, 0.25),
    ),
  );
}

/** A slip-on: a sewn-in plate over the toes and a band across. */
export function loafer(colour: string): Group {
  const dark = shade(colour, -0.08);
  const low = outline.map(([x, y]) => [x, x > -0.2 && x < 0.1 && y > 0.2 ? y - 0.03 : y] as const);
  return group(
    townSole(),
    upper({ profile: low, cloth: materials.leather(colour), thick: 0.155 }),
    topline(colour, -0.46, 0.0, 0.1, 0.276, 0.036),
    tube(
      [
        [0.05, 0.17, 0.152],
        [0.075, 0.265, 0.115],
        [0.09, 0.31, 0],
        [0.075, 0.265, -0.115],
        [0.05, 0.17, -0.152],
      ],
      0.021,
      materials.leather(dark),
    ),
    stitches(
      [
        [0.13, 0.238, 0.118],
        [0.24, 0.226, 0.1],
        [0.34, 0.214, 0.074],
        [0.4, 0.212, 0],
        [0.34, 0.214, -0.074],
        [0.24, 0.226, -0.1],
      ],
      materials.canvas(mix(colour, tones.cream, 0.6)),
      0.018,
    ),
  );
}
