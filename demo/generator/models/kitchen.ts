import type { Group } from 'three';
import { materials, mix, tones } from '../engine/materials.ts';
import { ball, block, circle, group, plate, pose, puffed, stitches } from '../engine/shapes.ts';
import { gasFlame } from './flame.ts';
import { foldingKnife } from './folding-knife.ts';
import type { Models } from './model.ts';
import {
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  horn,
  label,
  lathe,
  leather,
  model,
  once,
  path,
  pipe,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';
import { breakfastPot, castIronPot } from './pots.ts';
import { expeditionStove } from './stove.ts';

const iron = once(() => materials.enamel(tones.ink));

/** The spindle of wood on a wire handle. */
const grip = (at: readonly [number, number, number], half = 0.12, material = beech()) =>
  lathe([0, -half, 0.024, -half, 0.036, 0, 0.024, half, 0, half], material, { at, turn: [0, 0, 90] });

function cartridge(colour: string, scale = 1): Group {
  const flame = (x: number, y: number) => {
    const [px, t] = [(x - 0.5) * 3.2, (y - 0.14) / 0.74];
    const width = t > 0 && t < 1 ? 0.95 * Math.sqrt(t) * (1 - t) * (1 + 0.1 * Math.sin(t * 12)) : 0;
    const core = (y - 0.2) / 0.42;
    if (core > 0 && core < 1 && Math.abs(px) < 0.5 * Math.sqrt(core) * (1 - core)) return tones.flame;
    return Math.abs(px) < width ? tones.cream : colour;
  };
  const inner = group(
    lathe(
      [0, 0.02, 0.2, 0.02, 0.24, 0, 0.27, 0.03, 0.27, 0.34, 0.2, 0.42, 0.1, 0.46, 0.06, 0.47],
      materials.lacquer(colour),
      {},
      0.04,
    ),
    hoop(0.262, 0.02, 0.05, steel(), 0.016),
    label(0.274, 0.08, 0.31, 130, materials.lacquer(colour), flame),
    hoop(0.1, 0.445, 0.47, steel(), 0.012),
    lathe([0, 0.46, 0.06, 0.46, 0.05, 0.5, 0.05, 0.55, 0, 0.55], brass(), {}, 0.01),
  );
  return group(pose(inner, { scale }));
}

function burner(colour: string): Group {
  const arm = (i: number) =>
    group(
      strip(
        [0.04, 0.66, 0.17, 0.7, 0.26, 0.8, 0.27, 0.9, 0.14, 0.9],
        0.022,
        0.02,
        steel(),
        { turn: [0, 45 + i * 90, 0] },
        0.3,
      ),
    );
  return group(
    pose(cartridge(colour), { scale: [1, 0.92, 1] }),
    lathe(
      [0, 0.48, 0.045, 0.48, 0.045, 0.6, 0.075, 0.62, 0.075, 0.66, 0.05, 0.68, 0.05, 0.72, 0, 0.72],
      brass(),
      {},
      0.012,
    ),
    lathe([0, 0.71, 0.06, 0.71, 0.115, 0.77, 0.115, 0.8, 0.1, 0.82, 0, 0.825], brass(), {}, 0.015),
    times(10, (i) =>
      gasFlame(i % 2 ? 0.13 : 0.11, {
        at: [0.085 * Math.cos(i * 0.628), 0.812, 0.085 * Math.sin(i * 0.628)],
        turn: [0, 0, -14 * Math.cos(i * 0.628)],
      }),
    ),
    times(4, arm),
    pipe(
      [0.07, 0.64, 0.03, 0.2, 0.62, 0.1, 0.3, 0.6, 0.12, 0.33, 0.54, 0.13, 0.27, 0.52, 0.12, 0.2, 0.58, 0.1],
      0.012,
      steel(),
    ),
  );
}

function teapot(colour: string): Group {
  const glaze = materials.speckled(colour);
  return group(
    lathe([0, 0, 0.2, 0, 0.22, 0.03, 0.36, 0.14, 0.41, 0.32, 0.35, 0.5, 0.2, 0.58, 0.16, 0.585], glaze, {}, 0.1),
    lathe([0, -0.004, 0.205, -0.004, 0.225, 0.03, 0.3, 0.085, 0.304, 0.09], materials.clay('#c9a27c'), {
      scale: [1.01, 1, 1.01],
    }),
    lathe([0.14, 0.575, 0.2, 0.58, 0.19, 0.61, 0.1, 0.65, 0, 0.66], glaze, {}, 0.02),
    lathe([0, 0.65, 0.03, 0.65, 0.025, 0.68, 0.055, 0.72, 0.05, 0.76, 0, 0.775], beech(), {}, 0.02),
    horn([0.33, 0.2, 0, 0.48, 0.27, 0, 0.55, 0.44, 0, 0.66, 0.55, 0], 0.1, 0.042, glaze),
    ring(0.042, 0.014, glaze, { at: [0.66, 0.55, 0], turn: [0, 0, -48] }),
    pipe(
      [-0.27, 0.55, 0, -0.32, 0.78, 0, -0.2, 0.96, 0, 0, 1.0, 0, 0.2, 0.96, 0, 0.32, 0.78, 0, 0.27, 0.55, 0],
      0.018,
      brass(),
    ),
    pipe([-0.2, 0.955, 0, -0.1, 0.99, 0, 0, 1.0, 0, 0.1, 0.99, 0, 0.2, 0.955, 0], 0.036, beech()),
    ball(0.035, brass(), { at: [-0.27, 0.55, 0] }),
    ball(0.035, brass(), { at: [0.27, 0.55, 0] }),
  );
}

function pot(colour: string): Group {
  const enamel = materials.enamel(colour);
  const ear = (s: number) =>
    group(
      block([0.05, 0.1, 0.09], iron(), { at: [s * 0.42, 0.42, 0] }, 0.015),
      cylinder(0.02, 0.02, brass(), { at: [s * 0.44, 0.475, 0], turn: [0, 0, s * -90] }, 0.006),
    );
  return group(
    lathe(
      [0, 0, 0.34, 0, 0.4, 0.05, 0.41, 0.5, 0.42, 0.52, 0.395, 0.52, 0.385, 0.5, 0.37, 0.08, 0, 0.06],
      enamel,
      {},
      0.05,
    ),
    ring(0.408, 0.017, iron(), { at: [0, 0.522, 0] }),
    ear(-1),
    ear(1),
    pipe(
      [
        -0.44, 0.47, 0, -0.46, 0.72, -0.03, -0.3, 0.95, -0.06, 0, 1.02, -0.07, 0.3, 0.95, -0.06, 0.46, 0.72, -0.03,
        0.44, 0.47, 0,
      ],
      0.015,
      steel(),
    ),
    grip([0, 1.02, -0.07], 0.13),
    group(
      lathe([0, 0.1, 0.1, 0.095, 0.3, 0.06, 0.4, 0.015, 0.42, 0, 0.4, -0.01, 0, 0.06], enamel, {}, 0.02),
      ring(0.412, 0.013, iron(), { at: [0, 0.004, 0] }),
      lathe([0, 0.09, 0.028, 0.09, 0.024, 0.13, 0.055, 0.16, 0.045, 0.2, 0, 0.21], beech()),
    ).translateY(0.53),
  );
}

function skillet(colour: string): Group {
  const outside = materials.enamel(colour);
  const handle = blob(
    [0.36, 0.06, 0.5, 0.04, 0.72, 0.055, 0.8, 0.05, 0.84, 0, 0.8, -0.05, 0.72, -0.055, 0.5, -0.04, 0.36, -0.06],
    0.4,
  );
  return group(
    lathe([0, 0, 0.36, 0, 0.4, 0.03, 0.44, 0.12, 0.425, 0.128, 0.37, 0.04, 0, 0.03], outside, {}, 0.02),
    lathe([0, 0.033, 0.362, 0.042, 0.418, 0.12], materials.rubber('#2b2927'), { scale: [0.995, 1.02, 0.995] }),
    ring(0.432, 0.013, outside, { at: [0, 0.124, 0] }),
    plate(handle, 0.05, outside, { at: [0.05, 0.1, 0], turn: [-90, 0, 0] }, 0.02, [
      circle(0.022).map(([x, y]) => [x + 0.79, y]),
    ]),
    puffed(
      blob([0.47, 0.065, 0.6, 0.072, 0.72, 0.07, 0.74, 0, 0.72, -0.07, 0.6, -0.072, 0.47, -0.065, 0.46, 0], 0.35),
      { thick: 0.042 },
      leather(),
      { at: [0.05, 0.1, 0], turn: [-90, 0, 0] },
    ),
    stitches(path([0.54, 0.135, 0.05, 0.66, 0.142, 0.052, 0.77, 0.135, 0.05]), thread(), 0.022),
    lathe([0, 0, 0.16, 0, 0.2, 0.012, 0.21, 0.02, 0, 0.02], materials.enamel('#f6efe2'), {
      at: [-0.06, 0.04, 0.02],
      scale: [1, 1, 0.86],
    }),
    ball(0.075, materials.enamel('#e9a127'), { at: [-0.03, 0.055, 0], scale: [1, 0.5, 1] }),
  );
}

function knife(colour: string): Group {
  const blade = blob(
    [-0.05, 0.34, -0.055, 0.62, -0.045, 0.9, 0.0, 1.08, 0.075, 0.96, 0.115, 0.74, 0.125, 0.34, 0.1, 0.32, 0, 0.325],
    0.25,
  );
  const wood = materials.wood(mix(colour, tones.walnut, 0.15));
  return group(
    pose(
      group(
        plate(blade, 0.03, steel(), {}, 0.012),
        block([0.13, 0.05, 0.07], brass(), { at: [0.005, 0.29, 0] }, 0.012),
        puffed(
          blob(
            [
              -0.05, 0.3, -0.062, 0.1, -0.05, -0.05, -0.06, -0.12, 0, -0.15, 0.07, -0.12, 0.052, -0.03, 0.066, 0.12,
              0.05, 0.3,
            ],
            0.35,
          ),
          { thick: 0.045, round: 0.04 },
          wood,
        ),
        [0.22, 0.08, -0.06].map((y) => cylinder(0.017, 0.012, brass(), { at: [0, y, 0.038], turn: [90, 0, 0] }, 0.004)),
        strip([-0.003, -0.14, -0.03, -0.24, 0.03, -0.27, 0.015, -0.14], 0.02, 0.016, leather()),
      ),
      { turn: [0, 0, -32] },
    ),
  );
}

export const kitchen: Models = {
  palnik: model('#c8412f', [burner, expeditionStove], { stance: 'stand', turn: 24, above: 14 }),
  gaz: model('#c8412f', [(colour) => cartridge(colour)], { stance: 'stand', turn: 12, above: 14 }),
  czajnik: model(tones.brick, [teapot, breakfastPot], { stance: 'stand', turn: -22, above: 12 }),
  garnek: model(tones.brick, [pot, castIronPot], { stance: 'stand', turn: -18, above: 16 }),
  patelnia: model(tones.ink, [skillet], { stance: 'stand', turn: -56, above: 36 }),
  noz: model('#8a5c3c', [knife, foldingKnife], { stance: 'hang', turn: 12, above: 4 }),
};
