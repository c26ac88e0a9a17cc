import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, group, plate, pose, puffed, rectangle, stitches, type Vec } from '../engine/shapes.ts';
import { handlebar, headLamp, mudguard, rearGear, tyre, wheel } from './bike-parts.ts';
import { cargoBike } from './cargo-bike.ts';
import type { Models } from './model.ts';
import {
  ahead,
  blob,
  brass,
  cylinder,
  hoop,
  lathe,
  leather,
  model,
  path,
  pipe,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';

/** All of a bicycle but its frame. */
function gear(colour: string, bars: Group): Group {
  const paint = materials.enamel(shade(colour, -0.06));
  return group(rearGear(colour), wheel(0.46), mudguard(0.46, -0.2, 2.2, paint), bars, headLamp([0.35, 0.72, 0]));
}

/** Fork, chain stays and seat stays; the rest differs. */
function frame(colour: string, ...tubes: number[][]): Group {
  const paint = materials.enamel(colour);
  return group(
    [-0.04, 0.04].map((z) => pipe([0.335, 0.6, z * 0.5, 0.36, 0.52, z, 0.4, 0.4, z, 0.46, 0.326, z], 0.017, paint)),
    [-0.04, 0.04].map((z) => pipe([-0.02, 0.31, z * 0.6, -0.46, 0.326, z], 0.015, paint)),
    [-0.04, 0.04].map((z) => pipe([-0.145, 0.66, z * 0.4, -0.46, 0.326, z], 0.013, paint)),
    pipe([-0.02, 0.31, 0, -0.155, 0.69, 0], 0.024, paint),
    pipe([0.335, 0.59, 0, 0.29, 0.74, 0], 0.03, paint),
    hoop(0.026, -0.01, 0.015, brass(), 0.008, { at: [0.29, 0.735, 0], turn: [0, 0, 16] }),
    cylinder(0.036, 0.09, paint, { at: [-0.02, 0.31, -0.045], turn: ahead }),
    tubes.map((line) => pipe(line, 0.024, paint)),
  );
}

const diamondBike = (colour: string): Group =>
  group(gear(colour, handlebar(0.86)), frame(colour, [-0.145, 0.66, 0, 0.3, 0.7, 0], [-0.02, 0.31, 0, 0.325, 0.62, 0]));

function stepBike(colour: string): Group {
  const wicker = materials.canvas('#b98a52', 5);
  const basket = group(
    lathe([0, 0, 0.11, 0, 0.15, 0.17, 0.135, 0.17, 0.1, 0.02, 0, 0.02], wicker),
    times(4, (i) => ring(0.115 + i * 0.012, 0.014, wicker, { at: [0, 0.03 + i * 0.047, 0] })),
    strip([0.08, 0.15, 0.155, 0.14, 0.15, 0.05], 0.03, 0.012, leather(), { turn: [0, -60, 0] }),
  );
  return group(
    gear(colour, handlebar(0.92)),
    frame(
      colour,
      [-0.1, 0.53, 0, 0.08, 0.46, 0, 0.22, 0.54, 0, 0.305, 0.68, 0],
      [-0.02, 0.31, 0, 0.1, 0.34, 0, 0.24, 0.46, 0, 0.325, 0.61, 0],
    ),
    pose(basket, { at: [0.45, 0.74, 0], scale: [0.95, 1, 1.15] }),
  );
}

function helmet(colour: string): Group {
  const strap = (s: number) =>
    group(
      pipe([s * 0.36, 0.1, 0.22, s * 0.35, 0.08, 0.46, s * 0.3, 0.085, 0.62, s * 0.22, 0.08, 0.7], 0.018, leather()),
      pipe([s * 0.4, 0.1, 0.05, s * 0.47, 0.08, 0.3, s * 0.38, 0.08, 0.56, s * 0.22, 0.08, 0.7], 0.018, leather()),
      pipe([s * 0.22, 0.08, 0.7, s * 0.12, 0.08, 0.76, 0, 0.08, 0.77], 0.022, leather()),
    );
  return group(
    lathe(
      [0.4, 0.1, 0.425, 0.14, 0.42, 0.28, 0.35, 0.46, 0.2, 0.57, 0, 0.6],
      materials.lacquer(colour),
      { scale: [1, 1, 1.2] },
      0.1,
    ),
    lathe(
      [0.37, 0.08, 0.4, 0.1, 0.39, 0.28, 0.3, 0.45, 0, 0.55],
      materials.felt('#5b5148'),
      { scale: [0.98, 1, 1.17] },
      0.08,
    ),
    lathe([0.385, 0.095, 0.41, 0.06, 0.44, 0.095, 0.42, 0.13], leather(), { scale: [1, 1, 1.2] }, 0.02),
    stitches(
      times(28, (i): Vec => [0.438 * Math.cos(i * 0.2244), 0.108, 0.526 * Math.sin(i * 0.2244)]),
      thread(),
      0.026,
      true,
    ),
    lathe([0, 0.59, 0.045, 0.59, 0.03, 0.62, 0.02, 0.67, 0, 0.675], leather()),
    [-0.15, 0, 0.15].map((x) =>
      plate(
        rectangle(0.045, 0.15, 0.02),
        0.03,
        tyre(),
        { at: [x, 0.36, 0.478 - 1.3 * x * x], turn: [-26, x * 130, 0] },
        0.01,
      ),
    ),
    puffed(
      blob([-0.38, 0.2, -0.27, 0.4, 0, 0.5, 0.27, 0.4, 0.38, 0.2, 0.33, 0.47, 0, 0.68, -0.33, 0.47], 0.4),
      { thick: 0.022, bend: (_, y) => 0.25 * (y - 0.3) ** 2 },
      leather(),
      { at: [0, 0.115, 0], turn: ahead },
    ),
    strap(-1),
    strap(1),
    block([0.11, 0.05, 0.07], brass(), { at: [0.05, 0.055, 0.768] }, 0.018),
  );
}

function bell(colour: string): Group {
  const dome = materials.metal(mix(colour, tones.brass, 0.25));
  return group(
    pipe([-0.62, 0.1, 0, -0.2, 0.1, 0, 0.2, 0.1, 0, 0.62, 0.1, 0], 0.07, steel()),
    lathe(
      [0, 0, 0.1, 0, 0.105, 0.03, 0.09, 0.22, 0.1, 0.34, 0.08, 0.36, 0, 0.36],
      leather(),
      { at: [-0.3, 0.1, 0], turn: [0, 0, 90] },
      0.02,
    ),
    stitches(path([-0.34, 0.2, 0.03, -0.48, 0.193, 0.03, -0.62, 0.2, 0.03]), thread(), 0.03),
    hoop(0.07, -0.05, 0.05, steel(), 0.03, { at: [0.06, 0.1, 0], turn: [0, 0, 90] }),
    cylinder(0.06, 0.12, steel(), { at: [0.06, 0.15, 0] }),
    lathe([0.28, 0.27, 0.3, 0.29, 0.29, 0.38, 0.22, 0.49, 0.1, 0.55, 0, 0.56], dome, { at: [0.06, 0, 0] }, 0.05),
    lathe([0, 0.25, 0.2, 0.25, 0.24, 0.29, 0, 0.3], steel(), { at: [0.06, 0, 0] }),
    lathe([0, 0.55, 0.045, 0.55, 0.04, 0.58, 0, 0.6], brass(), { at: [0.06, 0, 0] }),
    ring(0.17, 0.008, brass(), { at: [0.06, 0.532, 0] }),
    pipe([0.16, 0.22, 0.16, 0.3, 0.2, 0.3, 0.42, 0.22, 0.34], 0.024, steel()),
    ball(0.05, materials.wood(tones.walnut), { at: [0.43, 0.225, 0.345] }),
  );
}

export const bike: Models = {
  rower: model('#c8412f', [diamondBike, stepBike, cargoBike], { stance: 'stand', turn: 26, above: 10 }),
  'kask-gladki': model(tones.fir, [helmet], { stance: 'stand', turn: 30, above: 20 }),
  dzwonek: model(tones.brass, [bell], { stance: 'stand', turn: 20, above: 22 }),
};
