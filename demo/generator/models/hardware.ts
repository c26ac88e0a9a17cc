import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { block, circle, group, plate, pose, rectangle, type Vec } from '../engine/shapes.ts';
import {
  ahead,
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  jitter,
  lathe,
  leather,
  paper,
  path,
  pipe,
  points,
  printed,
  ring,
  steel,
  times,
} from './parts.ts';
import { peakLabel } from './prints.ts';

/** A peg of round steel: pointed below, bent to a hook above, with a loop to pull it out by. */
const peg = (): Group =>
  group(
    pipe(
      [
        0, -0.36, 0, 0, 0, 0, 0, 0.28, 0, 0.012, 0.36, 0, 0.055, 0.405, 0, 0.105, 0.38, 0, 0.118, 0.32, 0, 0.112, 0.285,
        0,
      ],
      0.027,
      steel(),
    ),
    lathe([0, -0.47, 0.006, -0.47, 0.027, -0.36, 0, -0.35], steel(), {}, 0.004),
    hoop(0.025, 0.12, 0.2, materials.rubber(), 0.006),
    pipe(
      [0.03, 0.4, 0.034, -0.03, 0.45, 0.035, -0.02, 0.56, 0.03, 0.06, 0.59, 0.03, 0.11, 0.52, 0.03, 0.08, 0.42, 0.034],
      0.0135,
      materials.canvas(tones.brick, 9),
      {},
      true,
    ),
  );

/** A collar of rubbery plastic and the end of the pole it holds, along `towards` degrees. */
function socket(at: Vec, towards: number, material: ReturnType<typeof steel>): Group {
  return pose(
    group(
      lathe([0, -0.02, 0.062, -0.02, 0.074, 0, 0.074, 0.045, 0.06, 0.06, 0, 0.06], material, {}, 0.012),
      hoop(0.04, 0.05, 0.13, steel(), 0.004),
      cylinder(0.036, 0.126, materials.rubber('#2a2724')),
    ),
    { at, turn: [0, 0, towards - 90] },
  );
}

function elbow(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    pipe([-0.17, -0.1, 0, -0.06, -0.1, 0, 0.03, -0.07, 0, 0.09, 0, 0, 0.11, 0.08, 0, 0.11, 0.17, 0], 0.056, paint),
    socket([-0.17, -0.1, 0], 180, paint),
    socket([0.11, 0.17, 0], 90, paint),
    plate(blob([-0.05, -0.06, 0.07, -0.03, 0.09, 0.09, 0, 0.03], 0.3), 0.03, paint, {}, 0.01),
  );
}

function tee(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    pipe([-0.15, 0, 0, 0.15, 0, 0], 0.056, paint),
    pipe([0, 0, 0, 0, -0.13, 0], 0.056, paint),
    socket([-0.15, 0, 0], 180, paint),
    socket([0.15, 0, 0], 0, paint),
    socket([0, -0.13, 0], -90, paint),
    cylinder(0.024, 0.012, brass(), { at: [0, 0, 0.05], turn: ahead }, 0.004),
  );
}

/** A sleeve that joins two poles, with the dent that keeps it in place. */
const ferrule = (): Group =>
  group(
    lathe([0.034, -0.16, 0.05, -0.16, 0.05, 0.16, 0.034, 0.16], steel(), {}, 0.008),
    cylinder(0.034, 0.31, materials.rubber('#2a2724'), { at: [0, -0.155, 0] }),
    [-0.11, 0.11].map((y) => hoop(0.048, y - 0.012, y + 0.012, brass(), 0.006)),
  );

/** Spare parts of a tent: pegs side by side, an elbow, a tee and two sleeves. */
export const tentParts = (colour: string): Group =>
  group(
    [-0.56, -0.375, -0.19].map((x, i) =>
      pose(peg(), { at: [x, 0.02 + 0.03 * (i % 2), 0.05], turn: [0, 8, 3 * jitter(i)] }),
    ),
    pose(elbow(shade(colour, -0.08)), { at: [0.31, 0.36, 0.07], turn: [0, 0, -8] }),
    pose(tee(shade(colour, -0.08)), { at: [0.3, 0.02, 0.07], turn: [0, 0, 10] }),
    pose(ferrule(), { at: [0.12, -0.36, 0.06], turn: [0, 0, -16] }),
    pose(ferrule(), { at: [0.36, -0.4, 0.06], turn: [0, 0, -30] }),
  );

/** Thin cord on a wooden spool, its end lying before it. */
export function cordSpool(colour: string): Group {
  const [cord, fleck] = [materials.canvas(colour, 10), materials.canvas(mix(colour, tones.brick, 0.45), 10)];
  const flange = (y: number) =>
    lathe([0, 0, 0.33, 0, 0.345, 0.02, 0.345, 0.04, 0.33, 0.06, 0, 0.06], beech(), { at: [0, y, 0] }, 0.014);
  const wound = (rows: number, radius: number, low: number) =>
    times(rows, (i) =>
      ring(radius + 0.003 * jitter(i), 0.0175, i % 6 === 4 ? fleck : cord, {
        at: [0, low + i * 0.0335, 0],
        turn: [0.8 * jitter(i, 2), 0, 0.8 * jitter(i, 5)],
      }),
    );
  return group(
    pose(
      group(
        flange(-0.32),
        flange(0.26),
        cylinder(0.25, 0.54, cord, { at: [0, -0.27, 0] }),
        wound(16, 0.252, -0.245),
        wound(10, 0.277, -0.15),
        printed(circle(0.2, 48), 0.012, paper(), peakLabel(tones.cream, shade(colour, -0.2)), {
          at: [0, 0.326, 0],
          turn: [-90, 0, 0],
        }),
        hoop(0.05, 0.31, 0.34, brass(), 0.014),
        cylinder(0.05, 0.022, materials.rubber('#2a2724'), { at: [0, 0.318, 0] }, 0.004),
      ),
      { at: [0, 0.32, 0] },
    ),
    pipe(
      [
        -0.14, 0.16, 0.235, 0.06, 0.14, 0.285, 0.2, 0.11, 0.3, 0.34, 0.07, 0.34, 0.44, 0.02, 0.4, 0.42, 0.018, 0.5,
        0.24, 0.018, 0.5, 0.06, 0.018, 0.46, -0.1, 0.018, 0.5, -0.2, 0.018, 0.44,
      ],
      0.0175,
      cord,
    ),
    pipe([-0.19, 0.018, 0.446, -0.22, 0.018, 0.425], 0.022, leather()),
  );
}

/** A chest of drawers for a crew: steel, on wheels, with a tray under its lid. */
export function toolChest(colour: string): Group {
  const paint = materials.lacquer(colour);
  const front = materials.lacquer(shade(colour, 0.035));
  const drawer = (x: number, y: number, wide: number, high: number): Group =>
    group(
      block([wide, high, 0.03], front, { at: [x, y, 0.272] }, 0.012),
      block([wide * 0.62, 0.02, 0.03], steel(), { at: [x, y + high * 0.62, 0.298] }, 0.009),
      [-1, 1].map((s) =>
        block([0.03, 0.045, 0.03], steel(), { at: [x + s * wide * 0.3, y + high * 0.5, 0.288] }, 0.009),
      ),
    );
  const wheel = (x: number, z: number): Group =>
    group(
      cylinder(0.062, 0.05, materials.rubber(), { at: [x, -0.06, z - 0.025], turn: ahead }, 0.016),
      cylinder(0.028, 0.056, steel(), { at: [x, -0.06, z - 0.028], turn: ahead }, 0.006),
      block([0.1, 0.05, 0.075], steel(), { at: [x, -0.04, z] }, 0.012),
    );
  const handle = (s: number): Group =>
    group(
      pipe(
        path([
          s * 0.5,
          0.34,
          -0.13,
          s * 0.55,
          0.33,
          -0.13,
          s * 0.56,
          0.32,
          0,
          s * 0.55,
          0.33,
          0.13,
          s * 0.5,
          0.34,
          0.13,
        ]).flat(),
        0.02,
        steel(),
      ),
      lathe([0, -0.09, 0.026, -0.09, 0.034, 0, 0.026, 0.09, 0, 0.09], beech(), {
        at: [s * 0.558, 0.322, 0],
        turn: ahead,
      }),
    );
  return group(
    block([1, 0.55, 0.54], paint, {}, 0.03),
    drawer(0, 0.035, 0.92, 0.16),
    drawer(0, 0.215, 0.92, 0.13),
    drawer(-0.235, 0.365, 0.45, 0.11),
    drawer(0.235, 0.365, 0.45, 0.11),
    block([1.015, 0.024, 0.555], steel(), { at: [0, 0.505, 0] }, 0.009),
    block([1.02, 0.15, 0.56], materials.lacquer(shade(colour, -0.05)), { at: [0, 0.53, 0] }, 0.05),
    [-0.3, 0.3].map((x) =>
      group(
        block([0.09, 0.13, 0.026], brass(), { at: [x, 0.47, 0.285] }, 0.01),
        block([0.055, 0.045, 0.03], steel(), { at: [x, 0.54, 0.296] }, 0.009),
      ),
    ),
    block([0.2, 0.085, 0.014], materials.paper(tones.cream), { at: [0, 0.555, 0.28] }, 0.005),
    plate(
      points([-0.07, 0, 0.07, 0, 0.03, 0.05, 0.01, 0.03, -0.02, 0.065]),
      0.014,
      materials.lacquer(shade(colour, -0.12)),
      { at: [0, 0.567, 0.286] },
      0.004,
    ),
    plate(
      rectangle(0.5, 0.3, 0.02),
      0.012,
      materials.rubber('#4a443d'),
      { at: [0, 0.682, -0.02], turn: [-90, 0, 0] },
      0.004,
    ),
    handle(-1),
    handle(1),
    [-0.4, 0.4].flatMap((x) => [-0.19, 0.19].map((z) => wheel(x, z))),
  );
}
