import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { group, plate, pose, rectangle } from '../engine/shapes.ts';
import { gasFlame } from './flame.ts';
import { ahead, brass, cylinder, hoop, label, lathe, pipe, ring, steel, strip, times } from './parts.ts';
import { peakLabel, unit } from './prints.ts';

/** A bottle for fuel with its pump. */
const bottle = (colour: string): Group =>
  group(
    lathe(
      [0, 0.015, 0.12, 0, 0.155, 0.02, 0.16, 0.05, 0.16, 0.52, 0.12, 0.6, 0.07, 0.63, 0.065, 0.68],
      materials.lacquer(colour),
      {},
      0.05,
    ),
    hoop(0.156, 0.045, 0.065, steel(), 0.008),
    label(0.164, 0.16, 0.42, 140, materials.paper(tones.cream), unit(peakLabel(tones.cream, shade(colour, -0.16)))),
    lathe([0, 0.67, 0.078, 0.67, 0.084, 0.69, 0.08, 0.76, 0.05, 0.775, 0, 0.78], materials.rubber(), {}, 0.012),
    cylinder(0.022, 0.07, steel(), { at: [0, 0.77, 0] }, 0.006),
    lathe([0, 0.84, 0.055, 0.84, 0.06, 0.86, 0.05, 0.885, 0, 0.89], materials.rubber(tones.brick), {}, 0.012),
    cylinder(0.02, 0.1, brass(), { at: [-0.05, 0.73, 0], turn: [0, 0, 90] }, 0.006),
  );

/** Three feet that fold out and carry the pan above the flame. */
const foot = (i: number): Group =>
  group(
    strip(
      [0.05, 0.1, 0.2, 0.09, 0.31, 0.012, 0.35, 0.012, 0.33, 0.05, 0.235, 0.16, 0.235, 0.34, 0.12, 0.35],
      0.026,
      0.022,
      steel(),
      { turn: [0, 30 + i * 120, 0] },
      0.15,
    ),
  );

/** A sheet of aluminium folded around the fire, against the wind. */
function windscreen(): Group {
  const panels = 7;
  return group(
    times(panels, (i) => {
      const angle = ((i - (panels - 1) / 2) * 24 * Math.PI) / 180;
      return group(
        plate(
          rectangle(0.185, 0.4, 0.01),
          0.008,
          materials.metal(i % 2 ? '#c9c7c1' : '#dedcd6'),
          { at: [0.43 * Math.sin(angle), 0.21, -0.43 * Math.cos(angle)], turn: [0, (-angle * 180) / Math.PI, 0] },
          0.003,
        ),
        pipe(
          [
            0.44 * Math.sin(angle + 0.2),
            0.015,
            -0.44 * Math.cos(angle + 0.2),
            0.44 * Math.sin(angle + 0.2),
            0.405,
            -0.44 * Math.cos(angle + 0.2),
          ],
          0.007,
          steel(),
        ),
      );
    }),
  );
}

const burnerHead = (): Group =>
  group(
    lathe([0, 0.06, 0.075, 0.06, 0.08, 0.08, 0.055, 0.12, 0.05, 0.16, 0, 0.16], brass(), {}, 0.012),
    lathe([0, 0.15, 0.07, 0.15, 0.13, 0.2, 0.135, 0.225, 0.11, 0.235, 0, 0.22], brass(), {}, 0.014),
    times(3, (i) => ring(0.085 - i * 0.026, 0.008, steel(), { at: [0, 0.232, 0] })),
    times(11, (i) =>
      gasFlame(i % 2 ? 0.15 : 0.12, {
        at: [0.085 * Math.cos(i * 0.571), 0.232, 0.085 * Math.sin(i * 0.571)],
        turn: [0, 0, -12 * Math.cos(i * 0.571)],
      }),
    ),
  );

/** A stove for gas and petrol: a low burner, and apart from its fire a bottle on a braided hose. */
export const expeditionStove = (colour: string): Group =>
  group(
    pose(
      group(
        burnerHead(),
        times(3, foot),
        windscreen(),
        // The loop through the flame warms the fuel.
        pipe(
          [0.04, 0.09, 0.05, 0.1, 0.16, 0.1, 0.14, 0.27, 0.06, 0.14, 0.28, -0.04, 0.09, 0.16, -0.06, 0.04, 0.1, -0.03],
          0.011,
          brass(),
        ),
      ),
      { at: [-0.26, 0, 0.06], turn: [0, -8, 0] },
    ),
    pose(bottle(colour), { at: [0.42, 0, -0.06], turn: [0, -26, 0] }),
    pipe(
      [
        -0.2, 0.08, 0.1, -0.08, 0.05, 0.26, 0.06, 0.022, 0.32, 0.17, 0.04, 0.22, 0.19, 0.24, 0.1, 0.2, 0.52, 0.03, 0.25,
        0.7, 0, 0.36, 0.73, -0.04,
      ],
      0.017,
      materials.metal('#a9a6a0'),
    ),
    [-0.2, -0.02].map((x, i) =>
      cylinder(
        0.024,
        0.05,
        brass(),
        { at: [x, 0.06 - i * 0.02, 0.13 + i * 0.2], turn: i ? [0, 60, 90] : ahead },
        0.006,
      ),
    ),
  );
