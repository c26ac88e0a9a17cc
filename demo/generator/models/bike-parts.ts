import type { Group } from 'three';
import { materials, shade } from '../engine/materials.ts';
import { ball, block, group, pose, puffed, type Vec } from '../engine/shapes.ts';
import { ahead, blob, brass, cylinder, lathe, leather, once, pipe, ring, steel, strip, times, wire } from './parts.ts';

export const tyre = once(() => materials.rubber());

/** A wheel that stands on the ground; `size` is that of the tyre. */
export function wheel(x: number, size = 0.3): Group {
  const rim = size - 0.028;
  return pose(
    group(
      ring(size, 0.026, tyre()),
      ring(rim, 0.012, materials.metal('#e2ddd0')),
      cylinder(0.03, 0.07, steel(), { at: [0, -0.035, 0] }, 0.01),
      times(14, (i) => {
        const angle = (i / 14) * 2 * Math.PI;
        return wire(
          [0.02 * Math.cos(angle + 1), i % 2 ? 0.02 : -0.02, 0.02 * Math.sin(angle + 1)],
          [(rim - 0.004) * Math.cos(angle), 0, (rim - 0.004) * Math.sin(angle)],
          0.005,
          steel(),
        );
      }),
    ),
    { at: [x, size + 0.026, 0], turn: ahead },
  );
}

export const mudguard = (x: number, from: number, to: number, material: ReturnType<typeof leather>, size = 0.3) =>
  strip(
    times(11, (i) => {
      const angle = from + ((to - from) * i) / 10;
      return [x + (size + 0.045) * Math.cos(angle), size + 0.026 + (size + 0.045) * Math.sin(angle)];
    }).flat(),
    0.06,
    0.014,
    material,
  );

/** What is behind the steering of a bicycle: wheel, chain, pedals, saddle and rack; the pedals turn around (-0.02, 0.31). */
export function rearGear(colour: string): Group {
  const paint = materials.enamel(shade(colour, -0.06));
  const pedal = (s: number, angle: number) => {
    const [x, y] = [0.09 * Math.cos(angle), 0.09 * Math.sin(angle)];
    return group(
      pipe([-0.02, 0.31, s * 0.05, x - 0.02, 0.31 + y, s * 0.06], 0.014, steel()),
      block([0.09, 0.026, 0.07], tyre(), { at: [x - 0.02, 0.297 + y, s * 0.1] }, 0.01),
    );
  };
  return group(
    wheel(-0.46),
    mudguard(-0.46, 1.2, 3.5, paint),
    lathe(
      [0, -0.012, 0.07, -0.012, 0.075, 0, 0.07, 0.012, 0, 0.012],
      brass(),
      { at: [-0.02, 0.31, 0.045], turn: ahead },
      0.005,
    ),
    pipe([-0.46, 0.362, 0.045, -0.02, 0.378, 0.045], 0.008, steel()),
    pipe([-0.46, 0.29, 0.045, -0.02, 0.242, 0.045], 0.008, steel()),
    pedal(1, -0.9),
    pedal(-1, 2.24),
    pipe([-0.155, 0.68, 0, -0.19, 0.8, 0], 0.017, steel()),
    puffed(
      blob([0.13, 0.02, 0.02, 0.05, -0.12, 0.1, -0.17, 0, -0.12, -0.1, 0.02, -0.05, 0.13, -0.02], 0.5),
      { thick: 0.035, bend: (x) => 0.6 * (x - 0.02) ** 2 },
      leather(),
      { at: [-0.17, 0.815, 0], turn: [-90, 0, 0] },
    ),
    [-0.07, 0.07].map((z) => ring(0.024, 0.009, steel(), { at: [-0.27, 0.785, z] })),
    block([0.34, 0.016, 0.12], steel(), { at: [-0.47, 0.69, 0] }, 0.006),
    [-0.05, 0.05].map((z) => pipe([-0.58, 0.69, z, -0.46, 0.33, z], 0.009, steel())),
  );
}

/** A lamp that looks forwards. */
export const headLamp = (at: Vec): Group =>
  pose(
    group(
      lathe([0, 0, 0.035, 0, 0.045, 0.03, 0.04, 0.06, 0, 0.06], brass(), { turn: [0, 0, -90] }),
      ball(0.034, materials.glow('#ffe6b0', 1), { at: [0.058, 0, 0], scale: [0.5, 1, 1] }),
    ),
    { at },
  );

export const handlebar = (y: number): Group =>
  group(
    pipe([0.29, 0.72, 0, 0.275, y, 0], 0.018, steel()),
    pipe(
      [
        0.14,
        y - 0.01,
        0.2,
        0.22,
        y + 0.02,
        0.2,
        0.29,
        y + 0.03,
        0.12,
        0.275,
        y,
        0,
        0.29,
        y + 0.03,
        -0.12,
        0.22,
        y + 0.02,
        -0.2,
        0.14,
        y - 0.01,
        -0.2,
      ],
      0.015,
      steel(),
    ),
    [-0.2, 0.2].map((z) => pipe([0.13, y - 0.012, z, 0.2, y + 0.015, z], 0.024, leather())),
    ball(0.025, brass(), { at: [0.29, y + 0.055, 0.1] }),
  );
