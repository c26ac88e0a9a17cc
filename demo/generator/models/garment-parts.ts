import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, puffed, rectangle, stitches, tube, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';

export interface Cut {
  colour: string;
  /** The cloth in a colour. */
  cloth: (colour: string) => Surface;
  /** Half of the width at the shoulders and at the hem. */
  shoulder?: number;
  hem?: number;
  /** Where the hem is; 0 is as long as a jacket. */
  bottom?: number;
  thick?: number;
  sleeve?: 'long' | 'short' | 'none';
  /** Height of one quilted chamber; without it the cloth is plain. */
  quilt?: number;
  /** `scoop` is cut between two straps, beside which are armholes. */
  neck?: 'hood' | 'stand' | 'round' | 'open' | 'scoop';
  front?: 'zip' | 'half-zip' | 'buttons' | 'none';
  pockets?: 'slanted' | 'patch' | 'chest' | 'pouch' | 'none';
  /** Colour of the upper part, when it differs. */
  yoke?: string;
  /** A band across the chest. */
  band?: string;
  /** A stripe from the shoulder down to the other hip, as teams wear it. */
  sash?: string;
  cuffs?: boolean;
}

/** Whether a point lies on the sash; from behind it runs the other way. */
export function sashAt(x: number, y: number): boolean {
  const away = Math.abs(y - 0.48 - x * 1.15);
  return away < 0.1 || (away > 0.125 && away < 0.15);
}

export const swell = (t: number) => 0.58 + 0.42 * Math.abs(Math.sin(Math.PI * t)) ** 0.55;

/** Folds that fall from the shoulders and gather above the hem. */
export const folds = (x: number, y: number) =>
  1 + 0.11 * noise(x * 6 + 3, y * 2.1) + 0.07 * noise(x * 4 - y * 6, y * 4 + x * 6) * (1.15 - y);

/** The depth of the front at a point of the middle line. */
const frontAt = (thick: number, y: number) => thick * folds(0, y) * 0.97;

export function zipper(top: number, bottom: number, thick: number, tape: string): Group {
  const line = Array.from({ length: 16 }, (_, i): Vec => {
    const y = top + ((bottom - top) * i) / 15;
    return [0, y, y > 0.93 ? thick * 0.78 : frontAt(thick, y) + 0.002];
  });
  const [, , z = 0] = line[1] ?? [];
  return group(
    tube(line, 0.013, materials.canvas(tape), { scale: [1.2, 1, 1] }),
    stitches(
      line.map(([x, y, d]) => [x, y, d + 0.012]),
      materials.metal(tones.brass),
      0.013,
    ),
    tube(
      [
        [0.004, top - 0.03, z + 0.02],
        [0.008, top - 0.1, z + 0.034],
      ],
      0.01,
      materials.leather(),
    ),
  );
}

export function buttons(top: number, bottom: number, thick: number, colour: string): Group {
  return group(
    Array.from({ length: 5 }, (_, i) => {
      const y = top + ((bottom - top) * (i + 0.3)) / 4.8;
      return ball(0.022, materials.wood(tones.beech), { at: [0, y, frontAt(thick, y) + 0.006], scale: [1, 1, 0.45] });
    }),
    tube(
      Array.from({ length: 24 }, (_, i): Vec => {
        const y = top + ((bottom - top) * i) / 23;
        return [0.045, y, thick * folds(0.045, y) * 0.98 + 0.002];
      }),
      0.006,
      materials.canvas(shade(colour, -0.12)),
    ),
  );
}

export function hood({ colour, cloth, thick = 0.12 }: Cut): Group {
  const outer = smooth(
    mirrored([
      [0.02, 1.235],
      [0.12, 1.2],
      [0.18, 1.09],
      [0.175, 0.97],
      [0.12, 0.89],
    ]),
    0.5,
  );
  const opening = smooth(
    mirrored([
      [0.02, 1.165],
      [0.08, 1.135],
      [0.11, 1.06],
      [0.1, 0.97],
      [0.04, 0.91],
    ]),
    0.5,
  );
  return group(
    puffed(
      outer,
      { thick: 0.11, round: 0.12, relief: (x, y) => dent(Math.abs(x), 0.015, 0.08) * folds(x, y) },
      cloth(colour),
      { at: [0, 0, -0.02] },
    ),
    puffed(opening, { thick: 0.02, round: 0.02 }, materials.felt(mix(colour, tones.cream, 0.3)), { at: [0, 0, 0.08] }),
    tube(
      opening.filter((_, i) => i % 6 === 0).map(([x, y]): Vec => [x * 1.04, y * 1.001, 0.09]),
      0.022,
      cloth(colour),
      {},
      true,
    ),
    [-1, 1].map((s) =>
      group(
        tube(
          [
            [s * 0.075, 0.935, thick - 0.01],
            [s * 0.084, 0.87, thick + 0.012],
            [s * 0.078, 0.81, thick + 0.014],
          ],
          0.008,
          materials.canvas(tones.cream),
        ),
        ball(0.016, materials.wood(tones.beech), { at: [s * 0.078, 0.8, thick + 0.016] }),
      ),
    ),
  );
}

export function collar({ colour, cloth, quilt }: Cut, open: boolean): Group {
  const h = 0.09;
  const outline = smooth(
    mirrored([
      [0.02, 0.955 + h - (open ? 0.03 : 0)],
      [0.085, 0.965 + h],
      [0.125, 0.99],
      [0.11, 0.93],
      [0.03, 0.895],
    ]),
    0.35,
  );
  return group(
    puffed(
      outline,
      {
        thick: 0.075,
        round: 0.05,
        relief: (x, y) => (quilt ? swell((y - 0.9) / (quilt * 0.9)) : 1) * dent(Math.abs(x), 0.012, 0.12),
      },
      cloth(colour),
      { at: [0, 0.005, 0.035] },
    ),
    puffed(
      smooth(
        mirrored([
          [0.02, 0.99 + h],
          [0.07, 0.982 + h],
          [0.105, 0.94 + h],
          [0.115, 0.95],
          [0.03, 0.93],
        ]),
        0.5,
      ),
      { thick: 0.05, round: 0.045, cell: 0.006 },
      materials.felt(shade(colour, -0.12), 4),
      { at: [0, -0.008, -0.03] },
    ),
  );
}

/** A round neck: the lining of the back shows, a rib goes around. */
export function roundNeck({ colour, thick = 0.12 }: Cut, open: boolean): Group {
  const [side, low] = open ? [0.84, 0.797] : [0.905, 0.872];
  const rib: Vec[] = [
    [-0.108, 0.965, 0.02],
    [-0.075, side, thick * 0.62],
    [0, low, thick * 0.8],
    [0.075, side, thick * 0.62],
    [0.108, 0.965, 0.02],
  ];
  return group(
    puffed(
      smooth(
        mirrored([
          [0.02, 0.975],
          [0.09, 0.972],
          [0.09, side - 0.005],
          [0.02, low - 0.012],
        ]),
        0.3,
      ),
      { thick: 0.02 },
      materials.felt(shade(colour, -0.16)),
      { at: [0, 0, -0.015] },
    ),
    tube(rib, open ? 0.012 : 0.02, materials.knit(shade(colour, -0.06), 4)),
    tube(
      [
        [-0.105, 0.968, 0],
        [0, 0.985, -0.03],
        [0.105, 0.968, 0],
      ],
      0.017,
      materials.knit(shade(colour, -0.06), 4),
    ),
    block([0.05, 0.022, 0.008], materials.canvas(tones.cream), { at: [0, 0.935, 0.008] }, 0.003),
  );
}

export function pockets({ pockets: kind, colour, cloth, thick = 0.12, yoke, bottom = 0, hem = 0.32 }: Cut): Group {
  const tone = yoke ?? shade(colour, -0.06);
  const z = thick * 0.9;
  switch (kind) {
    case 'slanted':
      return group(
        [-1, 1].map((s) =>
          group(
            puffed(rectangle(0.034, 0.19, 0.016), { thick: 0.02, round: 0.016 }, cloth(tone), {
              at: [s * hem * 0.6, bottom + 0.3, z + 0.012],
              turn: [0, s * 14, s * -15],
            }),
            tube(
              [
                [s * hem * 0.54, bottom + 0.385, z + 0.03],
                [s * hem * 0.545, bottom + 0.33, z + 0.036],
              ],
              0.008,
              materials.leather(),
            ),
          ),
        ),
      );
    case 'patch':
      return group(
        [-1, 1].map((s) =>
          group(
            puffed(rectangle(0.19, 0.19, 0.03), { thick: 0.03, round: 0.025 }, cloth(colour), {
              at: [s * hem * 0.52, bottom + 0.2, z + 0.005],
              turn: [0, s * 10, 0],
            }),
            puffed(rectangle(0.2, 0.07, 0.025), { thick: 0.028, round: 0.02 }, cloth(tone), {
              at: [s * hem * 0.52, bottom + 0.285, z + 0.022],
              turn: [0, s * 10, 0],
            }),
            ball(0.014, materials.metal(tones.brass), {
              at: [s * hem * 0.52, bottom + 0.27, z + 0.052],
              scale: [1, 1, 0.5],
            }),
          ),
        ),
      );
    case 'chest':
      return group(
        puffed(rectangle(0.13, 0.14, 0.02), { thick: 0.02, round: 0.016 }, cloth(tone), {
          at: [0.15, 0.66, thick * 0.99],
          turn: [-4, 10, 0],
        }),
        puffed(rectangle(0.135, 0.045, 0.018), { thick: 0.02, round: 0.014 }, cloth(shade(tone, -0.05)), {
          at: [0.15, 0.725, thick * 0.99 + 0.012],
          turn: [-4, 10, 0],
        }),
      );
    case 'pouch':
      return group(
        puffed(
          smooth(
            mirrored([
              [0.02, 0.36],
              [0.12, 0.355],
              [0.2, 0.2],
              [0.2, 0.1],
              [0.02, 0.095],
            ]),
            0.15,
          ),
          { thick: 0.035, round: 0.025 },
          cloth(tone),
          { at: [0, bottom, z] },
        ),
      );
    default:
      return group();
  }
}
