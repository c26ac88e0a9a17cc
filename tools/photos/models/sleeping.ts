import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, type Outline, smooth } from '../engine/puff.ts';
import { ball, block, group, pose, puffed, rectangle, stitches, tube, turned, type Vec } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import { kinds } from './small-clothes.ts';
import { sheet } from './tent.ts';

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

/** A mat rolled up, or lying with its chambers. */
function rolledMat(colour: string): Group {
  const spiral = Array.from({ length: 60 }, (_, i): [number, number] => {
    const a = (i / 59) * Math.PI * 2 * 4.2;
    const r = 0.05 + (i / 59) * 0.2;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const side = spiral.map(([x, y]): Vec => [0.5, 0.27 + y, x]);
  return group(
    turned(
      [
        [0, -0.5],
        [0.25, -0.5],
        [0.268, -0.48],
        [0.268, 0.48],
        [0.25, 0.5],
        [0, 0.5],
      ],
      materials.felt(colour, 2),
      { at: [0, 0.27, 0], turn: [0, 0, 90] },
      0.02,
    ),
    tube(side, 0.012, materials.felt(shade(colour, -0.14), 4)),
    [-0.26, 0.26].map((x) =>
      turned(
        [
          [0.268, -0.025],
          [0.28, -0.025],
          [0.28, 0.025],
          [0.268, 0.025],
        ],
        materials.canvas(tones.ink),
        { at: [x, 0.27, 0], turn: [0, 0, 90] },
        0.004,
      ),
    ),
  );
}

function foldedMat(colour: string): Group {
  return group(
    Array.from({ length: 6 }, (_, i) =>
      block(
        [0.9, 0.075, 0.46],
        materials.felt(i % 2 ? shade(colour, -0.05) : colour, 3),
        { at: [0.012 * (i % 2), i * 0.078, 0], turn: [0, (i % 3) - 1, 0] },
        0.03,
      ),
    ),
    [-0.25, 0.25].map((x) => block([0.05, 0.48, 0.475], materials.canvas(tones.ink), { at: [x, 0, 0.002] }, 0.006)),
  );
}

/** Cushions: plain with a piped edge, buttoned, striped, knitted. */
const cushion =
  (pattern: 'plain' | 'button' | 'stripes' | 'knit') =>
  (colour: string): Group => {
    const outline = smooth(
      mirrored([
        [0.02, 0.5],
        [0.42, 0.53],
        [0.5, 0.5],
        [0.53, 0.42],
        [0.5, 0.02],
        [0.53, -0.4],
        [0.5, -0.48],
        [0.42, -0.51],
        [0.02, -0.48],
      ]),
      0.35,
    );
    const cloth = pattern === 'knit' ? materials.knit(colour, 1.6) : materials.felt(colour, 2);
    const light = mix(colour, tones.cream, 0.7);
    return pose(
      group(
        puffed(
          outline,
          {
            thick: 0.2,
            round: 0.42,
            relief: (x, y) =>
              (1 + 0.06 * noise(x * 6, y * 6)) * (pattern === 'button' ? dent(Math.hypot(x, y), 0.12, 0.55) : 1),
            tint:
              pattern === 'stripes' ? (x) => (Math.abs(((x + 2) % 0.26) - 0.13) < 0.045 ? light : colour) : undefined,
          },
          cloth,
        ),
        tube(
          outline.filter((_, i) => i % 8 === 0).map(([x, y]): Vec => [x, y, 0]),
          0.018,
          materials.canvas(shade(colour, -0.1)),
          {},
          true,
        ),
        pattern === 'button' ? ball(0.05, materials.wood(tones.beech), { at: [0, 0, 0.1], scale: [1, 1, 0.4] }) : [],
      ),
      { at: [0, 0.52, 0], turn: [-8, 0, 0] },
    );
  };

/** A blanket folded on itself, with fringes, or rolled and tied. */
const blanket =
  (kind: 'folded' | 'rolled') =>
  (colour: string): Group => {
    const light = mix(colour, tones.cream, 0.75);
    if (kind === 'rolled') {
      return group(
        [0, 1, 2].map((i) =>
          turned(
            [
              [0, -0.45],
              [0.15, -0.45],
              [0.17, -0.42],
              [0.17, 0.42],
              [0.15, 0.45],
              [0, 0.45],
            ],
            materials.felt(i === 1 ? light : colour, 2),
            { at: [i === 2 ? 0 : (i - 0.5) * 0.36, i === 2 ? 0.45 : 0.17, 0], turn: [90, 0, 0] },
            0.03,
          ),
        ),
        tube(
          [
            [-0.36, 0.2, 0.15],
            [-0.2, 0.5, 0.15],
            [0, 0.63, 0.15],
            [0.2, 0.5, 0.15],
            [0.36, 0.2, 0.15],
            [0.2, 0, 0.15],
            [-0.2, 0, 0.15],
          ],
          0.02,
          materials.leather(),
          {},
          true,
        ),
      );
    }
    return group(
      Array.from({ length: 4 }, (_, i) =>
        block(
          [0.92, 0.11, 0.62],
          materials.felt(colour, 1.8),
          { at: [0.01 * (i % 2), i * 0.108, 0.012 * (i % 3)], turn: [0, (i % 3) * 1.5 - 1.5, 0] },
          0.052,
        ),
      ),
      block([0.14, 0.448, 0.645], materials.felt(light, 2), { at: [0.24, 0, 0.004] }, 0.04),
      Array.from({ length: 20 }, (_, i) =>
        tube(
          [
            [-0.42 + i * 0.044, 0.06, 0.31],
            [-0.42 + i * 0.0445, 0.0, 0.38],
          ],
          0.008,
          materials.canvas(light),
        ),
      ),
    );
  };

/** A hammock in its bow, hung from two hooks. */
function hammock(colour: string): Group {
  return group(
    sheet(
      (u, v) => {
        const sag = Math.sin(Math.PI * u);
        const across = (v - 0.5) * 2;
        return [-0.62 + 1.24 * u, 0.55 - 0.42 * sag + 0.16 * across ** 2 * sag ** 0.6, across * (0.05 + 0.3 * sag)];
      },
      materials.canvas(colour, 4),
      80,
      26,
    ),
    [-1, 1].map((s) =>
      group(
        [-0.5, 0, 0.5].map((z) =>
          tube(
            [
              [s * 0.62, 0.55, z * 0.05],
              [s * 0.74, 0.66, z * 0.02],
              [s * 0.82, 0.74, 0],
            ],
            0.009,
            materials.canvas(tones.cream),
          ),
        ),
        tube(
          [
            [s * 0.82, 0.74, 0],
            [s * 0.88, 0.8, 0],
          ],
          0.02,
          materials.metal(),
        ),
        tube(
          [
            [s * 0.88, -0.05, -0.12],
            [s * 0.88, 1, -0.12],
          ],
          0.045,
          materials.wood(tones.oak),
        ),
      ),
    ),
    stitches(
      [
        [-0.55, 0.5, 0.07],
        [0, 0.3, 0.32],
        [0.55, 0.5, 0.07],
      ],
      materials.canvas(tones.cream),
      0.02,
    ),
  );
}

export const sleeping: Models = {
  spiwor: kinds(
    tones.brick,
    'hang',
    { above: 2 },
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
  hamak: kinds(tones.brick, 'stand', { turn: 12, above: 10 }, hammock),
};
