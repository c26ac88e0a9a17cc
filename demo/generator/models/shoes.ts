import type * as three from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { type Outline, smooth } from '../engine/puff.ts';
import { ball, block, group, plate, pose, stitches, tube } from '../engine/shapes.ts';
import { hikingBoot, laces, sole, solePlan } from './boot.ts';
import { derby, loafer } from './low-shoes.ts';
import { kinds, type Models } from './model.ts';
import { low, opening, upper } from './shoe-parts.ts';

/** A running shoe: thick pale foam, a heel tab, a stripe. */
function runner(colour: string, wave: boolean): three.Group {
  const foam = materials.rubber(tones.cream);
  const accent = mix(colour, tones.cream, 0.75);
  return group(
    plate(solePlan, 0.03, materials.rubber(tones.ink), { at: [0, 0.015, 0], turn: [-90, 0, 0] }, 0.01),
    sole(0.03, wave ? 0.13 : 0.1, foam, 1.04),
    upper({
      profile: low,
      cloth: materials.canvas(colour, 6),
      tint: (x, y) =>
        x < -0.36 || (x > 0.34 && y < 0.22)
          ? shade(colour, -0.1)
          : Math.abs(y - 0.24 - x * 0.25) < 0.022 && x > -0.3 && x < 0.18
            ? accent
            : colour,
    }),
    opening(shade(colour, -0.08), [-0.3, 0.425, 0], 0.28),
    laces(
      [
        [0.14, 0.34],
        [0.07, 0.37],
        [0.0, 0.41],
        [-0.07, 0.44],
      ],
      0.075,
      accent,
    ),
    tube(
      [
        [-0.49, 0.32, 0],
        [-0.54, 0.44, 0],
        [-0.47, 0.47, 0],
      ],
      0.018,
      materials.canvas(accent),
    ),
  );
}

/** A laced boot up to the ankle. */
function ankleBoot(colour: string): three.Group {
  const profile: Outline = [
    [-0.47, 0.12],
    [-0.5, 0.3],
    [-0.46, 0.56],
    [-0.4, 0.6],
    [-0.18, 0.58],
    [-0.12, 0.5],
    [0.02, 0.38],
    [0.22, 0.27],
    [0.42, 0.22],
    [0.52, 0.15],
    [0.5, 0.11],
    [0.1, 0.1],
    [-0.2, 0.1],
  ];
  const heel = plate(
    smooth(
      [
        [-0.52, 0],
        [-0.47, 0.13],
        [-0.22, 0.145],
        [-0.2, 0],
        [-0.22, -0.135],
        [-0.47, -0.12],
      ],
      0.4,
    ),
    0.07,
    materials.rubber(),
    { at: [0, 0.035, 0], turn: [-90, 0, 0] },
    0.012,
  );
  return group(
    heel,
    sole(0.065, 0.04, materials.leather(shade(tones.leather, -0.1)), 1.02),
    upper({ profile, cloth: materials.leather(colour), thick: 0.145 }),
    opening(shade(colour, 0.1), [-0.29, 0.585, 0], 0.26),
    laces(
      [
        [0.06, 0.42],
        [0, 0.46],
        [-0.06, 0.51],
        [-0.1, 0.56],
      ],
      0.07,
      shade(colour, -0.2),
    ),
    stitches(
      [
        [0.3, 0.262, 0.1],
        [0.22, 0.285, 0.12],
        [0.16, 0.25, 0.14],
        [0.14, 0.18, 0.15],
      ],
      materials.canvas(tones.cream),
      0.014,
    ),
  );
}

/** A tall boot with a zip. */
function tallBoot(colour: string): three.Group {
  return group(
    sole(0.0, 0.06, materials.rubber(), 1.02),
    plate(
      smooth(
        [
          [-0.52, 0],
          [-0.47, 0.13],
          [-0.24, 0.145],
          [-0.22, 0],
          [-0.24, -0.135],
          [-0.47, -0.12],
        ],
        0.4,
      ),
      0.06,
      materials.rubber(),
      { at: [0, -0.03, 0], turn: [-90, 0, 0] },
      0.012,
    ),
    upper({
      profile: [
        [-0.47, 0.06],
        [-0.49, 0.3],
        [-0.45, 0.6],
        [-0.47, 1.02],
        [-0.42, 1.06],
        [-0.14, 1.04],
        [-0.11, 0.98],
        [-0.12, 0.6],
        [-0.06, 0.42],
        [0.1, 0.28],
        [0.36, 0.22],
        [0.5, 0.14],
        [0.5, 0.07],
        [0.1, 0.05],
        [-0.2, 0.05],
      ],
      cloth: materials.leather(colour),
      thick: 0.155,
    }),
    opening(shade(colour, 0.1), [-0.29, 1.045, 0], 0.3),
    tube(
      [
        [-0.3, 0.95, 0.155],
        [-0.29, 0.6, 0.155],
        [-0.28, 0.3, 0.15],
      ],
      0.01,
      materials.metal(tones.brass),
    ),
    tube(
      [
        [-0.47, 0.9, 0],
        [-0.3, 0.88, 0.16],
        [-0.12, 0.9, 0],
      ],
      0.018,
      materials.leather(shade(colour, -0.1)),
    ),
  );
}

/** A ballet flat with a bow. */
const flat = (colour: string): three.Group =>
  group(
    sole(0, 0.035, materials.leather(tones.walnut), 1),
    upper({
      profile: [
        [-0.47, 0.03],
        [-0.5, 0.15],
        [-0.46, 0.24],
        [-0.36, 0.22],
        [-0.1, 0.15],
        [0.12, 0.17],
        [0.3, 0.2],
        [0.46, 0.13],
        [0.5, 0.05],
        [0.2, 0.02],
        [-0.2, 0.02],
      ],
      cloth: materials.felt(colour, 4),
      thick: 0.15,
    }),
    opening(shade(colour, 0.06), [-0.16, 0.19, 0], 0.5),
    [-1, 1].map((s) =>
      ball(0.045, materials.felt(shade(colour, -0.08), 5), { at: [0.2, 0.235, s * 0.045], scale: [0.7, 0.5, 1.1] }),
    ),
    ball(0.02, materials.felt(shade(colour, -0.14), 5), { at: [0.2, 0.245, 0] }),
  );

/** A flip-flop with a strap of webbing. */
const flipFlop = (colour: string): three.Group =>
  group(
    sole(0, 0.05, materials.rubber(shade(colour, -0.1)), 1.02),
    sole(0.05, 0.025, materials.felt(mix(colour, tones.cream, 0.5), 3), 0.98),
    [-1, 1].map((s) =>
      tube(
        [
          [0.26, 0.08, 0.01],
          [0.17, 0.15, s * 0.05],
          [0.02, 0.17, s * 0.12],
          [-0.1, 0.08, s * 0.14],
        ],
        0.03,
        materials.canvas(colour),
      ),
    ),
    ball(0.035, materials.leather(), { at: [0.25, 0.1, 0.01] }),
  );

const pair = (one: three.Group, apart: number): three.Group =>
  group(pose(one, { at: [0, 0, apart / 2] }), pose(one.clone(), { at: [0.06, 0, -apart / 2] }));

/** A skate: boot, blade and two posts. */
const skate = (colour: string): three.Group =>
  group(
    pose(ankleBoot(colour), { at: [0, 0.16, 0] }),
    plate(
      [
        [-0.52, 0],
        [0.48, 0],
        [0.58, 0.06],
        [0.5, 0.05],
        [-0.5, 0.05],
      ],
      0.03,
      materials.metal(),
      { at: [0, 0, 0] },
      0.004,
    ),
    block([0.07, 0.17, 0.05], materials.metal(), { at: [-0.33, 0.04, 0] }, 0.01),
    block([0.07, 0.2, 0.05], materials.metal(), { at: [0.25, 0.04, 0] }, 0.01),
  );

/** A low walking shoe with a rubber toe. */
function walkingShoe(colour: string): three.Group {
  const tread = Array.from({ length: 9 }, (_, i) =>
    block(
      [0.065, 0.04, 0.3 - 0.02 * Math.abs(i - 4)],
      materials.rubber(),
      { at: [-0.42 + i * 0.105, 0, 0.005] },
      0.012,
    ),
  );
  return group(
    tread,
    sole(0.03, 0.07, materials.rubber(), 1.02),
    upper({
      profile: low,
      cloth: materials.leather(colour),
      tint: (x, y) => (x > 0.3 || y < 0.17 ? tones.rubber : x < -0.34 ? shade(colour, -0.1) : colour),
    }),
    opening(shade(colour, 0.1), [-0.3, 0.425, 0], 0.28),
    laces(
      [
        [0.14, 0.34],
        [0.07, 0.37],
        [0.0, 0.41],
        [-0.07, 0.44],
      ],
      0.075,
      tones.amber,
    ),
  );
}

const seen = { turn: -24, above: 14 } as const;

export const shoes: Models = {
  'but-trekkingowy': kinds(
    tones.leather,
    'stand',
    seen,
    hikingBoot,
    walkingShoe,
    (colour) => pair(hikingBoot(colour), 0.42),
    (colour) => ankleBoot(colour),
  ),
  'but-biegowy': kinds(
    '#62a5d4',
    'stand',
    seen,
    (colour) => runner(colour, true),
    (colour) => runner(colour, false),
  ),
  'but-miejski': kinds(
    tones.leather,
    'stand',
    { turn: -30, above: 20 },
    (colour) => pair(derby(colour), 0.42),
    (colour) => pair(loafer(colour), 0.42),
  ),
  kozak: kinds(tones.leather, 'stand', seen, tallBoot),
  baletki: kinds('#e0a1a5', 'stand', { turn: -34, above: 24 }, (colour) => pair(flat(colour), 0.42)),
  klapki: kinds('#62a5d4', 'stand', { turn: -34, above: 28 }, (colour) => pair(flipFlop(colour), 0.42)),
  lyzwa: kinds('#eceeee', 'stand', seen, skate),
};
