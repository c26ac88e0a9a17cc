import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, type Outline, smooth } from '../engine/puff.ts';
import { ball, block, group, puffed, rectangle, tube, turned, type Vec } from '../engine/shapes.ts';
import { blanket, cushion, foldedMat, hammock, rolledMat } from './bedding.ts';
import { doubleHammock } from './double-hammock.ts';
import { kinds, type Models } from './model.ts';

const swell = (t: number) => 0.6 + 0.4 * Math.abs(Math.sin(Math.PI * t)) ** 0.55;

/** A mummy bag lying on the wall like a moth: hood open, zip on one side. */
function mummy(colour: string, chamber: number, lining: string): Group {
  const outline = smooth(
    mirrored([
      [0.02, 1.28],
      [0.16, 1.24],
      [0.25, 1.08],
      [0.3, 0.82],
      [0.26, 0.45],
      [0.19, 0.08],
      [0.12, 0],
      [0.03, -0.01],
    ]),
    0.45,
  );
  const face = smooth(
    mirrored([
      [0.02, 1.2],
      [0.1, 1.17],
      [0.14, 1.07],
      [0.11, 0.97],
      [0.03, 0.94],
    ]),
    0.5,
  );
  return group(
    puffed(
      outline,
      {
        thick: 0.16,
        round: 0.17,
        cell: 0.012,
        relief: (x, y) => swell(y / chamber + 0.02 * noise(x * 6, 2)) * (1 + 0.05 * noise(x * 7, y * 5)),
      },
      materials.cloth(colour),
    ),
    puffed(face, { thick: 0.03 }, materials.felt(lining), { at: [0, 0, 0.115] }),
    tube(
      face.filter((_, i) => i % 6 === 0).map(([x, y]): Vec => [x * 1.03, y * 1.001, 0.13]),
      0.024,
      materials.cloth(shade(colour, -0.05)),
      {},
      true,
    ),
    tube(
      [
        [0.1, 0.95, 0.14],
        [0.17, 0.82, 0.14],
        [0.19, 0.55, 0.12],
        [0.14, 0.25, 0.11],
      ],
      0.011,
      materials.canvas(tones.amber),
    ),
    block([0.1, 0.06, 0.012], materials.leather(), { at: [-0.08, 0.76, 0.158] }, 0.006),
  );
}

/** A blanket-shaped bag with one corner turned back. */
function broad(colour: string, lining: string): Group {
  const outline = rectangle(0.72, 1.2, 0.08);
  const corner: Outline = smooth(
    [
      [0.34, 0.56],
      [0.34, 0.08],
      [-0.14, 0.56],
    ],
    0.12,
  );
  return group(
    puffed(
      outline,
      {
        thick: 0.13,
        round: 0.12,
        cell: 0.013,
        relief: (x, y) => swell(y / 0.16) * (1 + 0.05 * noise(x * 6, y * 6)) * dent(Math.abs(x), 0.012, 0.12),
      },
      materials.canvas(colour),
    ),
    puffed(
      corner,
      { thick: 0.06, round: 0.06, relief: (x, y) => 1 + 0.1 * noise(x * 8, y * 8) },
      materials.felt(lining),
      { at: [0, 0, 0.12] },
    ),
    puffed(rectangle(0.46, 0.2, 0.08), { thick: 0.09 }, materials.canvas(tones.cream), { at: [-0.08, 0.44, 0.13] }),
  );
}

/** Packed in its sack. */
function packed(colour: string): Group {
  const strap = (x: number) =>
    turned(
      [
        [0.305, -0.03],
        [0.315, -0.03],
        [0.315, 0.03],
        [0.305, 0.03],
      ],
      materials.canvas(shade(colour, -0.16)),
      { at: [x, 0.3, 0], turn: [0, 0, 90] },
      0.004,
    );
  return group(
    turned(
      [
        [0, -0.5],
        [0.2, -0.49],
        [0.29, -0.42],
        [0.305, 0],
        [0.29, 0.4],
        [0.2, 0.47],
        [0.1, 0.45],
        [0, 0.44],
      ],
      materials.cloth(colour, 3),
      { at: [0, 0.3, 0], turn: [0, 0, 90] },
      0.08,
    ),
    strap(-0.22),
    strap(0.22),
    tube(
      [
        [0.5, 0.36, 0],
        [0.58, 0.42, 0.02],
        [0.56, 0.3, 0.04],
        [0.49, 0.26, 0],
      ],
      0.012,
      materials.canvas(tones.cream),
    ),
    ball(0.03, materials.wood(tones.beech), { at: [-0.48, 0.3, 0] }),
    block([0.16, 0.1, 0.014], materials.leather(), { at: [0, 0.26, 0.3] }, 0.008),
  );
}

export const sleeping: Models = {
  spiwor: kinds(
    tones.brick,
    'hang',
    { above: 2, standing: [3] },
    (colour) => mummy(colour, 0.13, tones.amber),
    (colour) => broad(colour, tones.cream),
    (colour) => mummy(colour, 0.19, tones.cream),
    packed,
  ),
  mata: kinds(tones.amber, 'stand', { turn: 28, above: 14 }, rolledMat, foldedMat),
  poduszka: kinds(
    tones.fir,
    'stand',
    { turn: 14, above: 8 },
    cushion('plain'),
    cushion('button'),
    cushion('stripes'),
    cushion('knit'),
  ),
  koc: kinds(tones.brick, 'stand', { turn: 24, above: 16 }, blanket('folded'), blanket('rolled')),
  hamak: kinds(tones.brick, 'stand', { turn: 12, above: 10 }, hammock, doubleHammock),
};
