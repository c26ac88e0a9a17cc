import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { block, group, pose, puffed } from '../engine/shapes.ts';
import { beanie, cap, hat, scarf } from './headgear.ts';
import { type Build, kinds, type Models } from './model.ts';
import { legFolds, legwear } from './trousers.ts';

/** A sock seen from the side, toe to the right. */
function sock(colour: string, top: number, tip: string, band: string): Group {
  const outline = smooth(
    [
      [-0.2, top],
      [0.06, top],
      [0.07, 0.42],
      [0.12, 0.26],
      [0.34, 0.2],
      [0.44, 0.1],
      [0.36, 0.0],
      [0.1, -0.01],
      [-0.12, 0.02],
      [-0.2, 0.16],
      [-0.19, 0.4],
    ],
    0.4,
  );
  const tint = (x: number, y: number) => {
    if (x > 0.28 && y < 0.24) return tip;
    if (x + y < -0.02 && y < 0.24) return tip;
    return Math.abs(y - top + 0.17) < 0.03 || Math.abs(y - top + 0.25) < 0.012 ? band : colour;
  };
  return group(
    puffed(
      outline,
      { thick: 0.085, round: 0.09, tint, cell: 0.011, relief: (x, y) => 1 + 0.05 * noise(x * 8, y * 8) },
      materials.knit(colour, 3),
    ),
    puffed(
      smooth(
        [
          [-0.21, top + 0.05],
          [0.07, top + 0.05],
          [0.068, top - 0.07],
          [-0.205, top - 0.07],
        ],
        0.2,
      ),
      { thick: 0.092, round: 0.05, relief: (x) => 0.94 + 0.06 * Math.sin(x * 170) },
      materials.knit(shade(colour, -0.06), 3),
    ),
  );
}

const socks =
  (top: number, accent: string): Build =>
  (colour) =>
    group(
      pose(sock(colour, top, shade(colour, -0.14), accent), { at: [-0.12, 0.02, -0.06], turn: [0, 0, 6] }),
      pose(sock(colour, top, shade(colour, -0.14), accent), { at: [0.16, 0, 0.12], turn: [0, 0, -5] }),
    );

/** A hand: mitten or glove with fingers. */
function glove(colour: string, fingers: boolean): Group {
  const wool = () => (fingers ? materials.cloth(colour) : materials.knit(colour, 3));
  const finger = (x: number, y: number, length: number, lean: number) =>
    puffed(
      smooth(
        mirrored([
          [0.02, length],
          [0.048, length - 0.05],
          [0.052, 0],
          [0.02, -0.04],
        ]),
        0.4,
      ),
      { thick: 0.05, round: 0.05, relief: (px, py) => legFolds(px, py) },
      wool(),
      { at: [x, y, 0], turn: [0, 0, lean] },
    );
  const palm = fingers
    ? smooth(
        [
          [-0.17, 0.52],
          [0.16, 0.52],
          [0.175, 0.3],
          [0.13, 0.1],
          [-0.12, 0.1],
          [-0.18, 0.3],
        ],
        0.4,
      )
    : smooth(
        [
          [-0.1, 0.9],
          [0.08, 0.9],
          [0.165, 0.78],
          [0.175, 0.4],
          [0.13, 0.1],
          [-0.12, 0.1],
          [-0.18, 0.4],
          [-0.175, 0.78],
        ],
        0.45,
      );
  return group(
    puffed(palm, { thick: 0.085, round: 0.1, relief: (x, y) => legFolds(x, y) }, wool()),
    fingers
      ? [
          finger(-0.125, 0.5, 0.3, 5),
          finger(-0.04, 0.52, 0.37, 1),
          finger(0.05, 0.52, 0.35, -3),
          finger(0.13, 0.49, 0.27, -8),
        ]
      : [],
    pose(finger(0, 0, 0.3, 0), { at: [0.18, 0.28, 0.01], turn: [0, 0, -38] }),
    puffed(
      smooth(
        mirrored([
          [0.02, 0.15],
          [0.14, 0.15],
          [0.15, -0.1],
          [0.02, -0.11],
        ]),
        0.15,
      ),
      { thick: 0.085, round: 0.05, relief: (x) => 0.93 + 0.07 * Math.sin(x * 150) },
      materials.knit(shade(colour, -0.1), 3),
    ),
    block([0.07, 0.04, 0.012], materials.leather(), { at: [0, 0.02, 0.088] }, 0.005),
  );
}

const gloves =
  (fingers: boolean): Build =>
  (colour) =>
    group(
      pose(glove(colour, fingers), { at: [-0.26, 0, 0], turn: [0, 0, 10], scale: [-1, 1, 1] }),
      pose(glove(colour, fingers), { at: [0.26, 0, 0.03], turn: [0, 0, -10] }),
    );

export const smallClothes: Models = {
  spodnie: legwear(
    '#8a7a5c',
    { bottom: 0, wide: 0.03, cargo: true },
    { bottom: 0, wide: 0 },
    { bottom: -0.02, wide: 0.06, lighter: 0.02 },
  ),
  szorty: legwear(tones.moss, { bottom: 0.42, wide: 0.08 }, { bottom: 0.36, wide: 0.08, cargo: true }),
  skarpety: kinds(
    '#565d69',
    'hang',
    { above: 2 },
    socks(0.78, tones.cream),
    socks(0.95, tones.amber),
    socks(0.55, tones.brick),
  ),
  rekawiczki: kinds(tones.brick, 'hang', { above: 2 }, gloves(false), gloves(true)),
  szalik: kinds(
    tones.brick,
    'hang',
    { above: 2 },
    (colour) => scarf(colour, null),
    (colour) => scarf(colour, mix(colour, tones.cream, 0.8)),
  ),
  czapka: kinds(
    tones.brick,
    'stand',
    { turn: -12, above: 8 },
    (colour) => beanie(colour, tones.cream, null),
    (colour) => beanie(colour, null, null),
    (colour) => beanie(colour, colour, mix(colour, tones.cream, 0.85)),
  ),
  'czapka-z-daszkiem': kinds(
    tones.fir,
    'stand',
    { turn: 28, above: 16 },
    (colour) => cap(colour, shade(colour, -0.07)),
    (colour) => cap(tones.cream, colour),
  ),
  kapelusz: kinds('#d9bd84', 'stand', { turn: 20, above: 20 }, hat),
};
