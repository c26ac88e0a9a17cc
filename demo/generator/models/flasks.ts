import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { circle, group, puffed, stitches, type Vec } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  beech,
  brass,
  cylinder,
  hoop,
  label,
  lathe,
  leather,
  model,
  pipe,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';
import { peakLabel, unit } from './prints.ts';

/** A leather sleeve around a flask, sewn at both edges. */
function sleeve(radius: number, bottom: number, top: number): Group {
  const seam = (y: number) =>
    stitches(
      times(24, (i): Vec => {
        const angle = (i / 24) * 2 * Math.PI;
        return [(radius + 0.014) * Math.cos(angle), y, (radius + 0.014) * Math.sin(angle)];
      }),
      thread(),
      0.022,
      true,
    );
  return group(hoop(radius, bottom, top, leather(), 0.012), seam(bottom + 0.022), seam(top - 0.022));
}

/** The flask of every hut: enamelled body, steel shoulder and a cup for a lid. */
function classicFlask(colour: string): Group {
  return group(
    lathe([0, 0, 0.19, 0, 0.2, 0.02, 0.2, 0.07, 0, 0.07], steel()),
    lathe([0.1, 0.06, 0.21, 0.06, 0.21, 0.7, 0.19, 0.76, 0.13, 0.8, 0.05, 0.81], materials.enamel(colour), {}, 0.04),
    hoop(0.205, 0.64, 0.668, steel(), 0.008),
    sleeve(0.21, 0.22, 0.44),
    hoop(0.13, 0.78, 0.83, brass(), 0.012),
    lathe(
      [0.05, 0.82, 0.152, 0.82, 0.158, 0.85, 0.14, 1.06, 0.12, 1.08, 0, 1.085],
      materials.enamel(tones.cream),
      {},
      0.03,
    ),
    hoop(0.152, 0.825, 0.845, materials.enamel(shade(colour, -0.12)), 0.012),
  );
}

/** A work flask with a big folding handle. */
function handledFlask(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    lathe([0, 0, 0.215, 0, 0.23, 0.03, 0.23, 0.1, 0, 0.1], steel()),
    lathe([0.1, 0.09, 0.235, 0.09, 0.235, 0.68, 0.17, 0.78, 0.12, 0.8], paint, {}, 0.06),
    hoop(0.23, 0.1, 0.125, steel(), 0.01),
    hoop(0.232, 0.6, 0.65, steel(), 0.012),
    hoop(0.232, 0.22, 0.27, steel(), 0.012),
    pipe([0.22, 0.625, 0, 0.34, 0.62, 0, 0.4, 0.54, 0, 0.4, 0.34, 0, 0.34, 0.25, 0, 0.22, 0.245, 0], 0.03, beech()),
    hoop(0.13, 0.77, 0.82, materials.rubber(), 0.014),
    lathe([0.05, 0.81, 0.175, 0.81, 0.18, 0.84, 0.17, 1.0, 0.14, 1.04, 0, 1.045], steel(), {}, 0.04),
    hoop(0.176, 0.86, 0.885, paint, 0.006),
    hoop(0.174, 0.91, 0.935, paint, 0.004),
    label(0.241, 0.36, 0.52, 62, materials.paper(tones.cream), unit(peakLabel(tones.cream, shade(colour, -0.1)))),
  );
}

/** A lunch jar: wide, with a wooden lid, a carrying handle and a spoon at its side. */
function lunchFlask(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    lathe([0, 0, 0.29, 0, 0.31, 0.03, 0.31, 0.5, 0.29, 0.55, 0.24, 0.56], paint, {}, 0.05),
    hoop(0.29, 0.545, 0.585, steel(), 0.004),
    lathe([0, 0.58, 0.305, 0.58, 0.315, 0.61, 0.31, 0.68, 0.28, 0.72, 0, 0.73], beech(), {}, 0.04),
    hoop(0.305, 0.44, 0.475, steel(), 0.012),
    pipe(
      [-0.31, 0.46, 0, -0.33, 0.7, 0, -0.24, 0.88, 0, 0, 0.93, 0, 0.24, 0.88, 0, 0.33, 0.7, 0, 0.31, 0.46, 0],
      0.014,
      steel(),
    ),
    lathe([0, -0.12, 0.022, -0.12, 0.032, 0, 0.022, 0.12, 0, 0.12], leather(), { at: [0, 0.925, 0], turn: [0, 0, 90] }),
    sleeve(0.312, 0.14, 0.25),
    puffed(circle(0.07), { thick: 0.016 }, steel(), {
      at: [0.1, 0.44, 0.325],
      scale: [0.8, 1.15, 1],
      turn: [0, 16, 0],
    }),
    pipe([0.1, 0.4, 0.325, 0.102, 0.25, 0.33, 0.1, 0.07, 0.322], 0.014, steel()),
  );
}

/** A slim flask with a cork lid on a cord. */
function slimFlask(colour: string): Group {
  return group(
    lathe([0, 0, 0.15, 0, 0.17, 0.02, 0.17, 0.74, 0.15, 0.82, 0.11, 0.85], materials.lacquer(colour), {}, 0.05),
    hoop(0.168, 0.02, 0.16, materials.lacquer(shade(colour, -0.13)), 0.005),
    hoop(0.168, 0.16, 0.175, brass(), 0.007),
    hoop(0.11, 0.84, 0.875, steel(), 0.012),
    lathe([0, 0.87, 0.125, 0.87, 0.13, 0.9, 0.12, 1.0, 0.1, 1.03, 0, 1.035], materials.clay('#b98a58', 5), {}, 0.03),
    cylinder(0.04, 0.02, brass(), { at: [0, 1.03, 0] }, 0.008),
    pipe(
      [0, 1.04, 0, 0.1, 1.12, 0.02, 0.21, 1.02, 0.05, 0.2, 0.86, 0.08, 0.13, 0.8, 0.09],
      0.016,
      materials.canvas(tones.amber),
    ),
    hoop(0.158, 0.775, 0.8, leather(), 0.012),
  );
}

/** One wall of steel, one ring, a wooden stopper. */
function steelBottle(colour: string): Group {
  return group(
    lathe(
      [0, 0, 0.19, 0, 0.21, 0.025, 0.21, 0.58, 0.17, 0.7, 0.1, 0.76, 0.095, 0.84],
      materials.lacquer(colour),
      {},
      0.06,
    ),
    hoop(0.205, 0.03, 0.055, steel(), 0.008),
    hoop(0.095, 0.81, 0.85, steel(), 0.012),
    lathe([0, 0.85, 0.105, 0.85, 0.112, 0.87, 0.112, 0.95, 0.09, 0.985, 0, 0.99], beech(), {}, 0.025),
    ring(0.065, 0.014, steel(), { at: [0, 1.04, 0], turn: [90, 20, 0] }),
    label(0.214, 0.24, 0.44, 70, materials.paper(tones.cream), unit(peakLabel(tones.cream, shade(colour, -0.14)))),
  );
}

/** Two walls and a loop to carry it by. */
function thermalBottle(colour: string): Group {
  return group(
    lathe([0, 0, 0.19, 0, 0.205, 0.02, 0.205, 0.1, 0, 0.1], materials.rubber(shade(colour, -0.2))),
    lathe([0.1, 0.08, 0.2, 0.08, 0.2, 0.66, 0.18, 0.73, 0.14, 0.75], materials.lacquer(colour), {}, 0.04),
    hoop(0.14, 0.74, 0.78, steel(), 0.01),
    lathe(
      [0, 0.775, 0.16, 0.775, 0.168, 0.8, 0.168, 0.89, 0.15, 0.92, 0, 0.925],
      materials.lacquer(shade(colour, -0.1)),
      {},
      0.025,
    ),
    strip([-0.172, 0.82, -0.2, 0.93, -0.1, 1.03, 0, 1.045, 0.1, 1.03, 0.2, 0.93, 0.172, 0.82], 0.075, 0.026, leather()),
    cylinder(0.022, 0.02, brass(), { at: [0.178, 0.845, 0], turn: [0, 0, -90] }, 0.006),
    cylinder(0.022, 0.02, brass(), { at: [-0.178, 0.845, 0], turn: [0, 0, 90] }, 0.006),
  );
}

/** A round field bottle in felt with a shoulder strap. */
function canteen(colour: string): Group {
  const felt = materials.felt(colour);
  return group(
    puffed(circle(0.37, 64), { thick: 0.17, round: 0.26 }, felt, { at: [0, 0.37, 0] }),
    stitches(
      times(40, (i): Vec => {
        const angle = (i / 40) * 2 * Math.PI;
        return [0.3 * Math.cos(angle), 0.37 + 0.3 * Math.sin(angle), 0.128];
      }),
      thread(),
      0.03,
      true,
    ),
    strip(
      [-0.376, 0.52, -0.38, 0.3, -0.25, 0.08, 0, -0.012, 0.25, 0.08, 0.38, 0.3, 0.376, 0.52],
      0.09,
      0.02,
      leather(),
    ),
    lathe([0, 0.68, 0.09, 0.68, 0.075, 0.74, 0.075, 0.8, 0, 0.8], steel()),
    lathe([0, 0.79, 0.085, 0.79, 0.09, 0.82, 0.085, 0.88, 0.06, 0.9, 0, 0.9], beech(), {}, 0.02),
    pipe(
      [-0.37, 0.5, 0, -0.42, 0.7, 0.02, -0.28, 0.98, 0, 0, 1.1, -0.03, 0.28, 0.98, 0, 0.42, 0.7, 0.02, 0.37, 0.5, 0],
      0.02,
      leather(),
    ),
    pipe([0.085, 0.85, 0, 0.16, 0.82, 0.05, 0.15, 0.72, 0.06], 0.01, brass()),
    ring(0.035, 0.009, brass(), { at: [-0.385, 0.53, 0], turn: [0, 0, 80] }),
    ring(0.035, 0.009, brass(), { at: [0.385, 0.53, 0], turn: [0, 0, 80] }),
    puffed(circle(0.1), { thick: 0.012 }, leather(), { at: [0, 0.37, 0.172] }),
  );
}

/** A glass bottle in a knitted coat. */
function knitBottle(colour: string): Group {
  return group(
    lathe(
      [0, 0, 0.18, 0, 0.2, 0.03, 0.2, 0.58, 0.17, 0.68, 0.09, 0.76, 0.08, 0.88],
      materials.glass('#bcd9cf', 0.42),
      {},
      0.06,
    ),
    lathe([0, -0.01, 0.19, -0.01, 0.215, 0.02, 0.215, 0.44, 0.2, 0.46], materials.knit(colour, 2.6), {}, 0.03),
    hoop(0.205, 0.43, 0.49, materials.knit(shade(colour, 0.08), 3), 0.026),
    lathe([0.06, 0.86, 0.095, 0.86, 0.1, 0.88, 0.095, 0.9, 0.06, 0.9], materials.glass('#bcd9cf', 0.6), {}, 0.01),
    lathe([0, 0.86, 0.07, 0.86, 0.085, 0.99, 0, 1], materials.clay('#b98a58', 5), {}, 0.02),
    hoop(0.09, 0.79, 0.815, leather(), 0.01),
    pipe([0.08, 0.8, 0.06, 0.17, 0.72, 0.12, 0.17, 0.6, 0.18, 0.14, 0.54, 0.19], 0.011, leather()),
  );
}

export const flasks: Models = {
  termos: model(tones.fir, [classicFlask, handledFlask, lunchFlask, slimFlask], {
    stance: 'stand',
    turn: -20,
    above: 10,
  }),
  bidon: model(tones.fir, [steelBottle, thermalBottle, canteen, knitBottle], { stance: 'stand', turn: -16, above: 10 }),
};
