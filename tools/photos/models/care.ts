import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, circle, group, pose, puffed, rectangle } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  beech,
  blob,
  brass,
  cylinder,
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
import { peakLabel, unit } from './prints.ts';

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

export const care: Models = {
  mydlo: model('#9cb79b', [soap], { stance: 'stand', turn: 22, above: 24 }),
  balsam: model('#d3ba8c', [balm], { stance: 'stand', turn: -6, above: 10 }),
};
