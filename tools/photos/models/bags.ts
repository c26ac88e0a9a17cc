import * as three from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { dent } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import {
  ball,
  block,
  group,
  pose,
  puffed,
  rectangle,
  solid,
  stitches,
  tube,
  turned,
  type Vec,
} from '../engine/shapes.ts';
import type { Models } from './model.ts';
import { buckled, creases, rucksacks, shoulderStraps } from './rucksacks.ts';
import { kinds } from './small-clothes.ts';

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

/** A bag with two handles; `flap` makes it a satchel. */
function handbag(colour: string, flap: boolean): three.Group {
  const body = smooth(
    mirrored([
      [0.05, 0.6],
      [0.36, 0.6],
      [0.43, 0.3],
      [0.46, 0.06],
      [0.4, 0],
      [0.05, -0.005],
    ]),
    0.25,
  );
  const cover = smooth(
    mirrored([
      [0.05, 0.63],
      [0.37, 0.62],
      [0.39, 0.42],
      [0.3, 0.24],
      [0.05, 0.2],
    ]),
    0.35,
  );
  const leather = materials.leather(colour);
  return group(
    puffed(body, { thick: 0.16, round: 0.14, relief: creases }, leather),
    flap
      ? [
          puffed(cover, { thick: 0.1, round: 0.05 }, materials.leather(shade(colour, -0.05)), { at: [0, 0, 0.09] }),
          ball(0.035, materials.metal(tones.brass), { at: [0, 0.26, 0.19], scale: [1, 1, 0.5] }),
          tube(
            [
              [-0.42, 0.5, 0],
              [-0.34, 0.85, -0.02],
              [0, 1.08, -0.03],
              [0.34, 0.85, -0.02],
              [0.42, 0.5, 0],
            ],
            0.02,
            materials.leather(shade(colour, -0.08)),
          ),
        ]
      : [
          ...[-1, 1].map((z) =>
            tube(
              [
                [-0.2, 0.5, z * 0.13],
                [-0.19, 0.8, z * 0.1],
                [0, 0.98, z * 0.07],
                [0.19, 0.8, z * 0.1],
                [0.2, 0.5, z * 0.13],
              ],
              0.02,
              materials.leather(shade(colour, -0.1)),
            ),
          ),
          stitches(
            smooth(
              [
                [-0.36, 0.54],
                [0.36, 0.54],
              ],
              0,
            ).map(([x, y]): Vec => [x, y, 0.13]),
            materials.canvas(tones.cream),
            0.018,
          ),
          block([0.14, 0.08, 0.012], materials.leather(tones.walnut), { at: [0, 0.3, 0.16] }, 0.006),
        ],
  );
}

/** Two shopping bags of cloth. */
const shopping = (colour: string): three.Group => {
  const bag = (tone: string, height: number) =>
    group(
      puffed(
        smooth(
          mirrored([
            [0.03, height],
            [0.26, height],
            [0.28, 0.3],
            [0.28, 0.03],
            [0.24, 0],
            [0.03, 0],
          ]),
          0.12,
        ),
        { thick: 0.12, round: 0.09, relief: creases },
        materials.canvas(tone, 3),
      ),
      [-1, 1].map((z) =>
        tube(
          [
            [-0.12, height - 0.05, z * 0.06],
            [-0.11, height + 0.2, z * 0.05],
            [0.11, height + 0.2, z * 0.05],
            [0.12, height - 0.05, z * 0.06],
          ],
          0.016,
          materials.canvas(shade(tone, -0.1)),
        ),
      ),
    );
  return group(
    pose(bag(tones.cream, 0.6), { at: [0.26, 0, -0.14], turn: [0, -10, 0] }),
    pose(bag(colour, 0.72), { at: [-0.16, 0, 0.05], turn: [0, 8, 0] }),
  );
};

/** A zipped pouch with a strap to the wrist. */
const pouch = (colour: string): three.Group =>
  group(
    puffed(rectangle(0.84, 0.5, 0.12), { thick: 0.12, round: 0.12, relief: creases }, materials.canvas(colour), {
      at: [0, 0.25, 0],
    }),
    tube(
      [
        [-0.4, 0.42, 0.06],
        [0, 0.44, 0.1],
        [0.4, 0.42, 0.06],
      ],
      0.014,
      materials.metal(tones.brass),
    ),
    tube(
      [
        [0.4, 0.42, 0.05],
        [0.52, 0.5, 0.06],
        [0.58, 0.3, 0.08],
        [0.5, 0.14, 0.08],
        [0.42, 0.38, 0.06],
      ],
      0.018,
      materials.leather(),
    ),
    block([0.16, 0.1, 0.012], materials.leather(), { at: [-0.18, 0.1, 0.115] }, 0.008),
  );

const wallet = (colour: string): three.Group =>
  pose(
    group(
      block([0.8, 0.09, 0.56], materials.leather(colour), {}, 0.04),
      block(
        [0.8, 0.07, 0.55],
        materials.leather(shade(colour, -0.04)),
        { at: [0.01, 0.085, 0.005], turn: [0, 0, 3] },
        0.034,
      ),
      block([0.16, 0.1, 0.2], materials.leather(shade(colour, -0.1)), { at: [0.36, 0.06, 0] }, 0.03),
      ball(0.03, materials.metal(tones.brass), { at: [0.34, 0.175, 0], scale: [1, 0.5, 1] }),
      stitches(
        [
          [-0.36, 0.16, 0.24],
          [0.36, 0.19, 0.24],
        ],
        materials.canvas(tones.cream),
        0.022,
      ),
    ),
    { turn: [22, 0, 0] },
  );

const briefcase = (colour: string): three.Group =>
  group(
    block([0.98, 0.66, 0.2], materials.leather(colour), {}, 0.05),
    block([1, 0.36, 0.23], materials.leather(shade(colour, -0.05)), { at: [0, 0.31, 0] }, 0.05),
    [-0.28, 0.28].map((x) => buckled(x, 0.5, 0.22, 0.122)),
    tube(
      [
        [-0.13, 0.66, 0],
        [-0.11, 0.77, 0],
        [0.11, 0.77, 0],
        [0.13, 0.66, 0],
      ],
      0.026,
      materials.leather(tones.walnut),
    ),
  );

/** A pannier for a bicycle: rolled top, hooks behind, a reflecting mark. */
function pannier(colour: string, rolled: boolean): three.Group {
  const dark = shade(colour, -0.12);
  return group(
    puffed(
      smooth(
        mirrored([
          [0.05, 0.74],
          [0.3, 0.74],
          [0.31, 0.5],
          [0.28, 0.08],
          [0.22, 0],
          [0.05, 0],
        ]),
        0.2,
      ),
      { thick: 0.13, round: 0.11, relief: creases, tint: (_, y) => (y < 0.16 ? dark : colour) },
      rolled ? materials.cloth(colour) : materials.canvas(colour),
    ),
    rolled
      ? turned(
          [
            [0, -0.31],
            [0.05, -0.31],
            [0.07, 0],
            [0.05, 0.31],
            [0, 0.31],
          ],
          materials.cloth(colour),
          { at: [0, 0.78, 0], turn: [0, 0, 90] },
          0.03,
        )
      : puffed(
          smooth(
            mirrored([
              [0.05, 0.8],
              [0.3, 0.78],
              [0.33, 0.6],
              [0.26, 0.46],
              [0.05, 0.44],
            ]),
            0.3,
          ),
          { thick: 0.12, round: 0.06 },
          materials.canvas(dark),
          { at: [0, 0, 0.05] },
        ),
    buckled(rolled ? 0 : -0.14, rolled ? 0.8 : 0.6, rolled ? 0.46 : 0.36, rolled ? 0.115 : 0.165),
    rolled ? [] : buckled(0.14, 0.6, 0.36, 0.165),
    ball(0.06, materials.enamel(mix(tones.cream, '#ffffff', 0.5)), { at: [0.14, 0.28, 0.115], scale: [1, 1, 0.25] }),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 0.16, 0.62, -0.12],
          [s * 0.16, 0.68, -0.2],
          [s * 0.16, 0.6, -0.22],
        ],
        0.018,
        materials.rubber(),
      ),
    ),
  );
}

/** A dry bag, rolled and clipped. */
const dryBag =
  (slim: boolean) =>
  (colour: string): three.Group => {
    const r = slim ? 0.2 : 0.27;
    return group(
      turned(
        [
          [0, 0],
          [r - 0.02, 0],
          [r, 0.03],
          [r * 1.02, 0.5],
          [r * 0.9, 0.7],
          [r * 0.45, 0.8],
          [0.02, 0.84],
        ],
        materials.cloth(colour, 3),
        {},
        0.05,
      ),
      turned(
        [
          [0, -0.26],
          [0.05, -0.26],
          [0.06, 0],
          [0.05, 0.26],
          [0, 0.26],
        ],
        materials.cloth(shade(colour, -0.08)),
        { at: [0, 0.86, 0], turn: [0, 0, 90] },
        0.02,
      ),
      tube(
        [
          [-0.26, 0.86, 0],
          [-0.22, 1.04, 0],
          [0, 1.1, 0],
          [0.22, 1.04, 0],
          [0.26, 0.86, 0],
        ],
        0.022,
        materials.canvas(tones.ink),
      ),
      block([0.11, 0.07, 0.06], materials.rubber(), { at: [0, 1.06, 0] }, 0.015),
      turned(
        [
          [r * 1.02, 0.2],
          [r * 1.035, 0.2],
          [r * 1.035, 0.25],
          [r * 1.02, 0.25],
        ],
        materials.canvas(tones.cream),
        {},
        0.004,
      ),
    );
  };

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
