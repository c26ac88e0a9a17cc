import type * as three from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, pose, puffed, rectangle, stitches, tube, turned, type Vec } from '../engine/shapes.ts';
import { buckled, creases } from './rucksacks.ts';

/** A bag with two handles; `flap` makes it a satchel. */
export function handbag(colour: string, flap: boolean): three.Group {
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
export const shopping = (colour: string): three.Group => {
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
export const pouch = (colour: string): three.Group =>
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

export const wallet = (colour: string): three.Group =>
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

export const briefcase = (colour: string): three.Group =>
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
export function pannier(colour: string, rolled: boolean): three.Group {
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
export const dryBag =
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
