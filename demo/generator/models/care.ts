import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, circle, group, pose, puffed, rectangle } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  jitter,
  label,
  lathe,
  leather,
  model,
  paper,
  pipe,
  printed,
  ring,
  times,
  twine,
} from './parts.ts';
import { type Print, peakLabel, unit } from './prints.ts';
import { sheet } from './tent.ts';

function soap(colour: string): Group {
  const bar = (paint: string, wrapped: boolean): Group =>
    group(
      puffed(rectangle(0.6, 0.38, 0.08), { thick: 0.1, round: 0.06 }, materials.clay(paint, 5)),
      wrapped
        ? printed(rectangle(0.3, 0.41, 0.01), 0.22, paper(), peakLabel('#f5ecd8', shade(colour, -0.2)), {}, 0.02)
        : [
            puffed(
              blob([0, -0.12, 0.05, 0, 0, 0.13, -0.05, 0], 0.5),
              { thick: 0.014 },
              materials.clay(shade(paint, -0.1)),
              { at: [0, 0, 0.098] },
            ),
            ...times(9, (i) =>
              ball(0.014, materials.felt(i % 2 ? tones.moss : '#8a6f9c'), {
                at: [-0.22 + i * 0.055, 0.12 * jitter(i), 0.098],
              }),
            ),
          ],
    );
  return group(
    pose(bar(mix(colour, tones.cream, 0.15), false), { at: [0, 0.1, 0.1], turn: [-90, 0, 14] }),
    pose(bar(colour, true), { at: [-0.02, 0.3, 0.0], turn: [-76, 0, -10] }),
    block([0.86, 0.035, 0.54], beech(), { at: [0, -0.035, 0.06] }, 0.014),
    [-0.26, 0, 0.26].map((x) => block([0.07, 0.04, 0.5], beech(), { at: [x, -0.07, 0.06] }, 0.012)),
    pipe([0.34, 0.02, 0.3, 0.42, 0.03, 0.24, 0.5, 0.06, 0.2], 0.008, materials.felt(tones.moss)),
    times(5, (i) =>
      puffed(blob([0, 0, 0.022, 0.04, 0, 0.1, -0.022, 0.04], 0.5), { thick: 0.012 }, materials.felt(tones.moss), {
        at: [0.34 + i * 0.035, 0.03, 0.3 - i * 0.022],
        turn: [-60, 0, i % 2 ? -70 : 40],
      }),
    ),
  );
}

function balm(colour: string): Group {
  const amber = materials.enamel('#7a4319');
  return group(
    lathe([0, 0, 0.22, 0, 0.25, 0.03, 0.25, 0.52, 0.2, 0.6, 0.09, 0.64, 0.085, 0.7, 0, 0.7], amber, {}, 0.05),
    label(0.256, 0.1, 0.46, 130, paper(), unit(peakLabel(mix(colour, tones.cream, 0.72), shade(colour, -0.22)))),
    lathe([0, 0.68, 0.11, 0.68, 0.115, 0.7, 0.11, 0.79, 0, 0.8], beech()),
    cylinder(0.03, 0.1, brass(), { at: [0, 0.79, 0] }),
    lathe([0, 0.88, 0.085, 0.88, 0.09, 0.9, 0.08, 0.945, 0, 0.95], beech()),
    pipe([0.05, 0.915, 0, 0.16, 0.92, 0, 0.24, 0.9, 0, 0.25, 0.86, 0], 0.028, beech()),
    times(2, (i) => ring(0.1, 0.012, twine(), { at: [0, 0.65 + i * 0.02, 0] })),
    printed(circle(0.06), 0.014, paper(), () => mix(colour, tones.cream, 0.4), {
      at: [0.06, 0.56, 0.22],
      turn: [-30, 12, 0],
    }),
    pipe([0.02, 0.64, 0.11, 0.05, 0.61, 0.19], 0.008, leather()),
  );
}

/** A tube of tin that stands on its cap, rolled in at the end. */
function balmTube(colour: string): Group {
  const paint = shade(colour, -0.04);
  const print: Print = (x, y) => {
    if (y < -0.86 || y > 0.82) return '#d9d6cf';
    if (y < -0.8 || (y > 0.7 && y < 0.74)) return tones.cream;
    const [u, v] = [x * 3.4, (y + 0.06) * 1.5];
    return Math.abs(u) < 0.92 && Math.abs(v) < 0.92 ? peakLabel(tones.cream, shade(colour, -0.24))(u, v) : paint;
  };
  const body = materials.lacquer(colour).panelled([0, 0, 1, 1], (x, y) => print(x * 2 - 1, y * 2 - 1));
  // Round where it is filled, flat where it is folded.
  const skin = sheet(
    (u, v) => {
      const angle = u * 2 * Math.PI - Math.PI;
      const flat = v ** 1.5;
      const dent = 0.012 * Math.sin(v * 9 + Math.cos(angle) * 3) * v * (1 - v);
      const [across, thick] = [0.225 + 0.085 * flat + dent, 0.225 * (1 - flat) + 0.012];
      return [across * Math.sin(angle), 0.22 + 0.72 * v, thick * Math.cos(angle)];
    },
    body,
    72,
    40,
  );
  const tin = materials.metal('#dcdad4');
  return group(
    lathe([0, 0, 0.15, 0, 0.165, 0.02, 0.15, 0.16, 0, 0.165], beech(), {}, 0.02),
    times(3, (i) => hoop(0.152 - i * 0.004, 0.045 + i * 0.034, 0.06 + i * 0.034, materials.wood(tones.oak), 0.008)),
    lathe([0, 0.15, 0.1, 0.15, 0.105, 0.17, 0.2, 0.196, 0.236, 0.215, 0.228, 0.225], tin, {}, 0.012),
    skin,
    block([0.63, 0.075, 0.045], tin, { at: [0, 0.925, 0] }, 0.014),
    [0.945, 0.965].map((y) => block([0.62, 0.008, 0.05], materials.metal('#b4b1aa'), { at: [0, y, 0] }, 0.003)),
    puffed(circle(0.13), { thick: 0.05, flat: true }, materials.clay('#f0e4c8', 3), {
      at: [0.42, 0.02, 0.2],
      turn: [-90, 0, 0],
      scale: [1.1, 0.9, 1],
    }),
    pipe(
      [0.36, 0.06, 0.2, 0.43, 0.075, 0.24, 0.48, 0.06, 0.18, 0.42, 0.085, 0.16, 0.4, 0.11, 0.19],
      0.022,
      materials.clay('#f0e4c8', 3),
    ),
  );
}

export const care: Models = {
  mydlo: model('#9cb79b', [soap], { stance: 'stand', turn: 22, above: 24 }),
  balsam: model('#d3ba8c', [balm, balmTube], { stance: 'stand', turn: -6, above: 10 }),
};
