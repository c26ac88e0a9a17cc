import type { Group } from 'three';
import { materials, mix, tones } from '../engine/materials.ts';
import { block, group, plate, pose, puffed, rectangle } from '../engine/shapes.ts';
import { ahead, blob, brass, cylinder, hoop, jitter, pipe, steel, times } from './parts.ts';

/** Bristles in a brass sleeve, by which needles and earth are brushed off a mushroom. */
const brush = (): Group =>
  group(
    hoop(0.028, -0.05, 0.04, brass(), 0.02),
    times(46, (i) => {
      const [angle, out] = [i * 2.4, 0.0058 * Math.sqrt(i)];
      const [x, z] = [out * Math.cos(angle), out * Math.sin(angle)];
      return pipe(
        [x, -0.03, z, x * 1.5, -0.11, z * 1.4, x * 2.2 + 0.006 * jitter(i), -0.185 + 0.012 * jitter(i, 4), z * 1.9],
        0.0055,
        materials.canvas(i % 3 ? '#d9c39a' : '#8d6c47', 9),
      );
    }),
  );

/** The blade is bent towards the hand, as for cutting stems; it points upwards from its pin. */
function blade(): Group {
  const whole = blob(
    [
      -0.055, -0.04, -0.075, 0.16, -0.06, 0.34, -0.005, 0.48, 0.085, 0.55, 0.075, 0.4, 0.058, 0.26, 0.062, 0.1, 0.05,
      -0.04,
    ],
    0.4,
  );
  const edge = blob([0.02, 0.12, 0.062, 0.12, 0.058, 0.26, 0.075, 0.4, 0.085, 0.545, 0.045, 0.42, 0.022, 0.27], 0.35);
  return group(
    plate(whole, 0.03, materials.metal('#b9b8b3'), {}, 0.012),
    plate(edge, 0.034, materials.metal('#ecebe6'), {}, 0.014),
    plate(rectangle(0.016, 0.13, 0.007), 0.006, materials.rubber(), { at: [-0.035, 0.24, 0.014] }, 0.002),
  );
}

/** A mushroom picker's knife: half open, with a brush at the end of its handle. */
export function foldingKnife(colour: string): Group {
  const wood = materials.wood(mix(colour, tones.walnut, 0.15));
  const scales = blob(
    [
      -0.066, 0.02, 0.066, 0.02, 0.078, -0.12, 0.07, -0.3, 0.088, -0.46, 0.1, -0.56, 0.07, -0.615, 0.0, -0.615, -0.035,
      -0.55, -0.055, -0.44, -0.082, -0.28, -0.078, -0.12,
    ],
    0.45,
  );
  return group(
    pose(
      group(
        pose(blade(), { at: [0, 0.06, 0], turn: [0, 0, -62] }),
        plate(scales, 0.05, steel(), { scale: [1.02, 1.004, 1] }, 0.014),
        puffed(scales, { thick: 0.07, round: 0.06, cell: 0.008 }, wood),
        puffed(rectangle(0.15, 0.17, 0.05), { thick: 0.076, round: 0.05, cell: 0.008 }, steel(), { at: [0, 0.045, 0] }),
        block([0.16, 0.022, 0.152], brass(), { at: [0, -0.045, 0] }, 0.008),
        cylinder(0.03, 0.012, brass(), { at: [0, 0.06, 0.07], turn: ahead }, 0.005),
        plate(rectangle(0.04, 0.008), 0.006, materials.rubber(), { at: [0, 0.06, 0.083], turn: [0, 0, 30] }, 0.002),
        [-0.15, -0.42].map((y) => cylinder(0.016, 0.01, brass(), { at: [0, y, 0.066], turn: ahead }, 0.004)),
        pose(brush(), { at: [0.042, -0.63, 0], turn: [0, 0, 8] }),
      ),
      { turn: [0, 0, 14] },
    ),
  );
}
