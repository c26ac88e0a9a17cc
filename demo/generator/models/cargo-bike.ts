import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { ball, block, group, pose } from '../engine/shapes.ts';
import { handlebar, headLamp, mudguard, rearGear, tyre, wheel } from './bike-parts.ts';
import { ahead, beech, brass, cylinder, hoop, jitter, pipe, steel, times } from './parts.ts';

/** How far the rider sits behind the middle. */
const back = -0.36;
const small = 0.21;

/** A box of boards between the rider and the front wheel; its foot is narrower than its rim. */
function box(colour: string): Group {
  const paint = materials.enamel(colour);
  const [long, wide, high] = [0.6, 0.42, 0.34];
  const board = (i: number): Group => {
    const y = 0.012 + i * 0.112;
    const wood = i % 2 ? materials.wood('#d3a873', 1.6) : beech();
    return group(
      [-1, 1].map((s) => block([long, 0.104, 0.026], wood, { at: [0, y, (s * wide) / 2] }, 0.008)),
      [-1, 1].map((s) => block([0.026, 0.104, wide], wood, { at: [(s * long) / 2, y, 0] }, 0.008)),
    );
  };
  return group(
    block([long, 0.024, wide], beech(), {}, 0.008),
    times(3, board),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => block([0.05, high + 0.015, 0.05], paint, { at: [(x * long) / 2, 0, (z * wide) / 2] }, 0.016)),
    ),
    [-1, 1].map((s) => block([long + 0.04, 0.026, 0.045], paint, { at: [0, high, (s * wide) / 2] }, 0.01)),
    [-1, 1].map((s) => block([0.045, 0.026, wide + 0.04], paint, { at: [(s * long) / 2, high, 0] }, 0.01)),
    [-0.14, 0.14].flatMap((x) =>
      times(3, (i) =>
        cylinder(0.01, 0.01, brass(), { at: [x, 0.06 + i * 0.112, wide / 2 + 0.012], turn: ahead }, 0.003),
      ),
    ),
    // Firewood for the evening.
    times(7, (i) => {
      const y = 0.16 + (i > 3 ? 0.14 : 0) + 0.01 * jitter(i);
      const z = i > 3 ? -0.1 + (i - 4) * 0.1 : -0.14 + i * 0.092;
      return group(
        cylinder(
          0.062,
          0.5,
          materials.wood('#7a5232', 2),
          { at: [-0.25 + 0.02 * jitter(i, 3), y + 0.1, z], turn: [0, 0, -90] },
          0.008,
        ),
        cylinder(
          0.054,
          0.506,
          materials.wood('#dcb887', 3),
          { at: [-0.253 + 0.02 * jitter(i, 3), y + 0.1, z], turn: [0, 0, -90] },
          0.004,
        ),
      );
    }),
  );
}

/** Fork and head of the small wheel in front. */
const frontFork = (paint: ReturnType<typeof beech>): Group =>
  group(
    pipe([0.7, 0.66, 0, 0.78, 0.44, 0], 0.03, paint),
    [-0.045, 0.045].map((z) => pipe([0.775, 0.47, z * 0.5, 0.81, 0.4, z, 0.93, small + 0.026, z], 0.017, paint)),
    hoop(0.026, -0.01, 0.015, brass(), 0.008, { at: [0.7, 0.66, 0], turn: [0, 0, 18] }),
  );

/** A bicycle for loads: long, with a box before the rider and a small wheel before the box. */
export function cargoBike(colour: string): Group {
  const paint = materials.enamel(colour);
  const trim = materials.enamel(shade(colour, -0.06));
  const rider = group(
    rearGear(colour),
    [-0.04, 0.04].map((z) => pipe([-0.02, 0.31, z * 0.6, -0.46, 0.326, z], 0.015, paint)),
    [-0.04, 0.04].map((z) => pipe([-0.145, 0.66, z * 0.4, -0.46, 0.326, z], 0.013, paint)),
    pipe([-0.02, 0.31, 0, -0.155, 0.69, 0], 0.024, paint),
    cylinder(0.036, 0.09, paint, { at: [-0.02, 0.31, -0.045], turn: ahead }),
    pipe([0.35, 0.22, 0, 0.31, 0.5, 0, 0.285, 0.76, 0], 0.03, paint),
    pipe([-0.11, 0.56, 0, 0.08, 0.52, 0, 0.3, 0.56, 0], 0.024, paint),
    handlebar(0.92),
    [-0.06, 0.06].map((z) => pipe([0.12, 0.24, z, 0.08, 0.1, z * 2.2, 0.07, 0.02, z * 2.6], 0.014, steel())),
  );
  return group(
    pose(rider, { at: [back, 0, 0] }),
    // One long tube carries the box and rises again before it.
    pipe(
      [back - 0.02, 0.31, 0, -0.2, 0.2, 0, 0, 0.17, 0, 0.3, 0.165, 0, 0.6, 0.18, 0, 0.69, 0.3, 0, 0.745, 0.52, 0],
      0.032,
      paint,
    ),
    pipe([0, 0.14, 0.07, 0.4, 0.145, 0.07, 0.88, 0.22, 0.07], 0.014, steel()),
    [0.08, 0.48].map((x) => block([0.05, 0.03, 0.36], paint, { at: [x, 0.19, 0] }, 0.01)),
    pose(box(colour), { at: [0.29, 0.215, 0] }),
    frontFork(paint),
    wheel(0.93, small),
    mudguard(0.93, 0.1, 2.5, trim, small),
    headLamp([0.76, 0.6, 0]),
    ball(0.026, materials.enamel(tones.brick), { at: [back - 0.65, 0.66, 0] }),
    block([0.03, 0.04, 0.05], tyre(), { at: [back - 0.64, 0.64, 0] }, 0.008),
  );
}
