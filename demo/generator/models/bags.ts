import * as three from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { dent } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, puffed, rectangle, solid, tube, turned } from '../engine/shapes.ts';
import { briefcase, dryBag, handbag, pannier, pouch, shopping, wallet } from './hand-bags.ts';
import type { Models } from './model.ts';
import { kinds } from './model.ts';
import { buckled, creases, rucksacks, shoulderStraps } from './rucksacks.ts';

/** A roll-top: a tall sack closed by rolling. */
function rollTop(colour: string): three.Group {
  const dark = shade(colour, -0.12);
  const body = smooth(
    mirrored([
      [0.1, 0.84],
      [0.26, 0.84],
      [0.28, 0.6],
      [0.29, 0.3],
      [0.29, 0.06],
      [0.24, 0.0],
      [0.1, 0],
    ]),
    0.3,
  );
  return group(
    puffed(
      body,
      { thick: 0.18, round: 0.17, relief: creases, tint: (_, y) => (y < 0.22 ? dark : colour) },
      materials.canvas(colour),
    ),
    turned(
      [
        [0, -0.26],
        [0.05, -0.26],
        [0.075, -0.24],
        [0.075, 0.24],
        [0.05, 0.26],
        [0, 0.26],
      ],
      materials.canvas(colour),
      { at: [0, 0.88, 0], turn: [0, 0, 90] },
      0.02,
    ),
    turned(
      [
        [0, -0.24],
        [0.045, -0.24],
        [0.055, 0.24],
        [0, 0.24],
      ],
      materials.canvas(dark),
      { at: [0, 0.95, 0.02], turn: [0, 0, 90] },
      0.02,
    ),
    buckled(0, 0.94, 0.62, 0.165),
    puffed(
      rectangle(0.4, 0.3, 0.05),
      { thick: 0.07, round: 0.06, relief: (x, y) => creases(x, y) * dent(y - 0.09, 0.008, 0.16) },
      materials.canvas(colour),
      { at: [0, 0.42, 0.16] },
    ),
    tube(
      [
        [-0.15, 0.51, 0.225],
        [0.15, 0.51, 0.225],
      ],
      0.01,
      materials.canvas(dark),
    ),
    shoulderStraps(dark, 0.8, 0.06),
  );
}

/** A tall pack for long ways, with side pockets, a mat and a floating lid. */
function expedition(colour: string): three.Group {
  const dark = shade(colour, -0.12);
  const body = smooth(
    mirrored([
      [0.08, 1.06],
      [0.22, 1.04],
      [0.265, 0.9],
      [0.275, 0.5],
      [0.29, 0.14],
      [0.25, 0.02],
      [0.1, 0],
    ]),
    0.35,
  );
  const lid = smooth(
    mirrored([
      [0.06, 1.24],
      [0.2, 1.22],
      [0.27, 1.14],
      [0.27, 1.02],
      [0.2, 0.98],
      [0.06, 0.98],
    ]),
    0.4,
  );
  return group(
    puffed(
      body,
      {
        thick: 0.19,
        round: 0.19,
        relief: (x, y) => creases(x, y) * dent(y - 0.36, 0.01, 0.1),
        tint: (x, y) => (y < 0.36 || Math.abs(x) > 0.2 ? dark : colour),
      },
      materials.cloth(colour),
    ),
    puffed(lid, { thick: 0.18, round: 0.11, relief: creases }, materials.cloth(colour), { at: [0, 0, 0.03] }),
    [-1, 1].map((s) =>
      puffed(
        smooth(
          [
            [-0.08, 0.46],
            [0.08, 0.46],
            [0.09, 0.06],
            [0.04, 0],
            [-0.04, 0],
            [-0.09, 0.06],
          ],
          0.35,
        ),
        { thick: 0.07, relief: creases },
        materials.cloth(dark),
        { at: [s * 0.28, 0.1, 0.02], turn: [0, s * 80, 0] },
      ),
    ),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 0.15, 1.04, 0.17],
          [s * 0.15, 0.7, 0.21],
          [s * 0.15, 0.36, 0.2],
        ],
        0.014,
        materials.canvas(tones.ink),
      ),
    ),
    turned(
      [
        [0, -0.3],
        [0.085, -0.3],
        [0.09, 0.3],
        [0, 0.3],
      ],
      materials.felt(tones.amber),
      { at: [0, 0.08, 0.24], turn: [0, 0, 90] },
      0.02,
    ),
    [-0.16, 0.16].map((x) =>
      turned(
        [
          [0.092, -0.014],
          [0.1, -0.014],
          [0.1, 0.014],
          [0.092, 0.014],
        ],
        materials.leather(),
        { at: [x, 0.08, 0.24], turn: [0, 0, 90] },
        0.003,
      ),
    ),
    tube(
      [
        [-0.12, 1.1, 0.19],
        [0.12, 1.1, 0.19],
      ],
      0.009,
      materials.canvas(tones.ink),
    ),
    shoulderStraps(dark, 0.98, 0.18),
  );
}

/** A suitcase on wheels, or an old one of leather. */
function trolley(colour: string): three.Group {
  return group(
    block([0.62, 0.86, 0.3], materials.lacquer(colour), { at: [0, 0.07, 0] }, 0.08),
    [-0.2, -0.1, 0, 0.1, 0.2].map((x) =>
      block([0.03, 0.76, 0.315], materials.lacquer(shade(colour, -0.04)), { at: [x, 0.12, 0] }, 0.014),
    ),
    tube(
      [
        [-0.14, 0.9, -0.1],
        [-0.14, 1.22, -0.1],
        [0.14, 1.22, -0.1],
        [0.14, 0.9, -0.1],
      ],
      0.016,
      materials.metal(),
      {},
      false,
      0.1,
    ),
    tube(
      [
        [-0.1, 1.22, -0.1],
        [0.1, 1.22, -0.1],
      ],
      0.026,
      materials.leather(),
    ),
    tube(
      [
        [-0.1, 0.93, 0],
        [-0.08, 0.98, 0],
        [0.08, 0.98, 0],
        [0.1, 0.93, 0],
      ],
      0.02,
      materials.leather(),
    ),
    [-0.24, 0.24].flatMap((x) =>
      [-0.1, 0.1].map((z) =>
        solid(new three.TorusGeometry(0.035, 0.022, 10, 24), materials.rubber(), {
          at: [x, 0.05, z],
          turn: [0, 90, 0],
        }),
      ),
    ),
    block([0.12, 0.07, 0.012], materials.leather(), { at: [0.16, 0.2, 0.155] }, 0.006),
  );
}

function leatherCase(colour: string): three.Group {
  const corner = (x: number, y: number) =>
    ball(0.06, materials.leather(tones.walnut), { at: [x, y, 0], scale: [1, 1, 2.3] });
  return group(
    block([0.95, 0.64, 0.28], materials.canvas(colour), {}, 0.05),
    [-0.26, 0.26].map((x) => block([0.06, 0.655, 0.295], materials.leather(), { at: [x, -0.005, 0] }, 0.01)),
    [-0.26, 0.26].map((x) =>
      tube(
        [
          [-0.04, 0, 0],
          [-0.04, 0.055, 0],
          [0.04, 0.055, 0],
          [0.04, 0, 0],
        ],
        0.009,
        materials.metal(tones.brass),
        { at: [x, 0.42, 0.155] },
        true,
        0.1,
      ),
    ),
    corner(-0.44, 0.04),
    corner(0.44, 0.04),
    corner(-0.44, 0.6),
    corner(0.44, 0.6),
    tube(
      [
        [-0.12, 0.64, 0],
        [-0.1, 0.74, 0],
        [0.1, 0.74, 0],
        [0.12, 0.64, 0],
      ],
      0.024,
      materials.leather(),
    ),
  );
}

const packs = rucksacks.concat(rollTop, expedition);

export const bags: Models = {
  plecak: kinds(tones.fir, 'stand', { turn: 24 }, ...packs),
  walizka: kinds('#62a5d4', 'stand', { turn: 24 }, trolley, leatherCase),
  torba: kinds(
    tones.leather,
    'stand',
    { turn: 20 },
    (colour) => handbag(colour, false),
    (colour) => handbag(colour, true),
  ),
  'torby-zakupowe': kinds(tones.fir, 'stand', { turn: 14 }, shopping),
  saszetka: kinds(tones.brick, 'stand', { turn: 16 }, pouch),
  portfel: kinds(tones.leather, 'stand', { turn: 20, above: 30 }, wallet),
  teczka: kinds(tones.leather, 'stand', { turn: 22 }, briefcase),
  sakwa: kinds(
    tones.fir,
    'stand',
    { turn: 24 },
    (colour) => pannier(colour, true),
    (colour) => pannier(colour, false),
  ),
  worek: kinds(tones.amber, 'stand', { turn: 20 }, dryBag(false), dryBag(true)),
};
