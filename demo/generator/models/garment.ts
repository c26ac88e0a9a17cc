import type { Group } from 'three';
import { materials, shade } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, type Outline, smooth } from '../engine/puff.ts';
import { block, group, pose, puffed } from '../engine/shapes.ts';
import { buttons, type Cut, collar, folds, hood, pockets, roundNeck, sashAt, swell, zipper } from './garment-parts.ts';
import { singletOpenings, singletOutline } from './singlet.ts';

const sleeveFolds = (x: number, y: number) => 1 + 0.16 * noise(x * 3 + y * 8, y * 10 - x * 5);

/** `behind` the neck is cut less low. */
export function bodyOutline(cut: Cut, behind = false): Outline {
  const { shoulder = 0.31, hem = 0.32, bottom = 0, neck = 'round' } = cut;
  if (neck === 'scoop') return singletOutline(cut, behind);
  const dip = !behind && neck === 'round';
  const waist = (shoulder + hem) / 2 - 0.01;
  if (neck === 'open') {
    return smooth(
      mirrored([
        [0.02, behind ? 0.885 : 0.8],
        [0.08, behind ? 0.9 : 0.84],
        [0.12, 0.965],
        [0.165, 0.975],
        [0.2, 0.955],
        [0.2, 0.86],
        [0.235, 0.74],
        [hem, 0.66],
        [hem, 0.5],
        [hem - 0.01, bottom + 0.12],
        [hem, bottom + 0.03],
        [hem - 0.03, bottom],
        [hem * 0.5, bottom - 0.006],
      ]),
      0.32,
    );
  }
  const half: Outline = [
    ...(dip
      ? ([
          [0.015, 0.875],
          [0.07, 0.905],
        ] as const)
      : []),
    [0.105, 0.968],
    [0.2, 0.94],
    [shoulder - 0.005, 0.88],
    [shoulder + 0.005, 0.79],
    [waist, 0.55 + bottom * 0.4],
    [hem - 0.003, bottom + 0.12],
    [hem, bottom + 0.03],
    [hem - 0.03, bottom],
    [hem * 0.5, bottom - 0.006],
  ];
  return smooth(mirrored(half), 0.32);
}

function sleeveOutline(shoulder: number, short: boolean): Outline {
  const s = shoulder;
  return smooth(
    short
      ? [
          [s - 0.07, 0.925],
          [s + 0.02, 0.89],
          [s + 0.11, 0.79],
          [s + 0.175, 0.665],
          [s + 0.13, 0.63],
          [s + 0.02, 0.6],
          [s - 0.05, 0.68],
        ]
      : [
          [s - 0.08, 0.93],
          [s + 0.015, 0.895],
          [s + 0.075, 0.8],
          [s + 0.13, 0.58],
          [s + 0.17, 0.32],
          [s + 0.16, 0.26],
          [s + 0.09, 0.245],
          [s + 0.035, 0.265],
          [s + 0.005, 0.45],
          [s - 0.02, 0.62],
          [s - 0.05, 0.72],
        ],
    0.4,
  );
}

const both = (one: () => Group): Group => group(one(), pose(one(), { scale: [-1, 1, 1] }));

export function sleeves(cut: Cut): Group {
  const { shoulder = 0.31, thick = 0.12, colour, cloth, quilt, yoke, sleeve = 'long' } = cut;
  if (sleeve === 'none') return group();
  const short = sleeve === 'short';
  const along = (x: number, y: number) => (0.95 - y) * 0.97 + (x - shoulder) * 0.25;
  return both(() =>
    group(
      puffed(
        sleeveOutline(shoulder, short),
        {
          thick: thick * (short ? 0.6 : 0.75),
          round: 0.085,
          relief: (x, y) => (quilt ? swell(along(x, y) / quilt) : 1) * sleeveFolds(x, y),
          bend: (x, y) => -0.02 + (0.95 - y) ** 2 * 0.1 - Math.max(0, x - shoulder) * 0.1,
          tint: yoke ? (x, y) => (y > 0.74 + (x - shoulder) * 0.55 ? yoke : colour) : undefined,
        },
        cloth(colour),
      ),
      cut.cuffs && !short
        ? puffed(
            smooth(
              [
                [shoulder + 0.03, 0.285],
                [shoulder + 0.165, 0.295],
                [shoulder + 0.158, 0.225],
                [shoulder + 0.045, 0.215],
              ],
              0.2,
            ),
            { thick: thick * 0.62, round: 0.03, bend: () => 0.025 },
            materials.knit(shade(colour, -0.1), 3),
          )
        : [],
    ),
  );
}

/** Anything worn on the upper body, hanging on the wall. */
export function garment(cut: Cut): Group {
  const { colour, cloth, thick = 0.12, quilt, yoke, band, sash, bottom = 0, neck = 'round', front = 'none' } = cut;
  const seam = (x: number) => 0.73 + 0.1 * Math.abs(x);
  const closes = neck === 'round' || neck === 'open' ? 0.86 : 1.0;
  return group(
    puffed(
      bodyOutline(cut),
      {
        thick,
        round: 0.16,
        cell: 0.011,
        relief: (x, y, edge) =>
          folds(x, y) *
          (quilt ? swell((y - bottom) / quilt + 0.02 * noise(x * 5, 1)) : dent(y - bottom - 0.05, 0.009, 0.12)) *
          (yoke ? dent(y - seam(x), 0.008, 0.1) : 1) *
          (front === 'none' ? 1 : dent(Math.abs(x), 0.014, 0.09)) *
          (0.9 + 0.1 * Math.min(1, edge / 0.1)),
        tint:
          yoke || band || sash
            ? (x, y) => {
                if (yoke && y > seam(x)) return yoke;
                if (sash && sashAt(x, y)) return sash;
                return band && Math.abs(y - 0.62) < 0.07 ? band : colour;
              }
            : undefined,
      },
      cloth(colour),
    ),
    sleeves(cut),
    neck === 'hood' ? [hood(cut), collar(cut, false)] : [],
    neck === 'stand' ? collar(cut, front === 'none') : [],
    neck === 'round' || neck === 'open' ? roundNeck(cut, neck === 'open') : [],
    neck === 'scoop' ? singletOpenings(cut, false) : [],
    front === 'zip' ? zipper(closes, bottom + 0.02, thick, shade(colour, -0.15)) : [],
    front === 'half-zip' ? zipper(closes, 0.66, thick, shade(colour, -0.15)) : [],
    front === 'buttons' ? buttons(closes - 0.06, bottom + 0.06, thick, colour) : [],
    pockets(cut),
    // Thin cloth has no leather label.
    thick < 0.1
      ? []
      : block([0.06, 0.03, 0.01], materials.leather(), { at: [-0.17, 0.66, thick * 0.97], turn: [-3, -12, 0] }, 0.004),
  );
}
