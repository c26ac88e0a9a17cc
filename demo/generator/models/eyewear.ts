import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { block, group, pose, puffed } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import { ahead, beech, blob, brass, cylinder, hoop, lathe, leather, model, pipe, strip, times } from './parts.ts';
import type { Print } from './prints.ts';

function scope(colour: string): Group {
  const paint = materials.lacquer(colour);
  const leg = (angle: number) => {
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return group(
      pipe([x * 0.05, 0.6, z * 0.05, x * 0.3, 0.02, z * 0.3], 0.026, beech()),
      pipe([x * 0.27, 0.09, z * 0.27, x * 0.31, 0.005, z * 0.31], 0.03, materials.rubber()),
      pipe([x * 0.05, 0.62, z * 0.05, x * 0.12, 0.45, z * 0.12], 0.032, brass()),
    );
  };
  return group(
    [0.4, 2.5, 4.6].map(leg),
    cylinder(0.07, 0.1, brass(), { at: [0, 0.6, 0] }),
    pose(
      group(
        lathe([0, -0.3, 0.1, -0.3, 0.11, -0.1, 0.15, 0.1, 0.16, 0.42, 0.13, 0.43, 0, 0.36], paint, {}, 0.04),
        hoop(0.157, 0.34, 0.45, brass(), 0.018),
        lathe([0, 0.4, 0.14, 0.4, 0.1, 0.425, 0, 0.435], materials.enamel('#3a5670')),
        hoop(0.11, -0.16, 0.0, leather(), 0.024),
        hoop(0.105, -0.22, -0.19, brass(), 0.012),
        lathe([0, -0.5, 0.075, -0.5, 0.085, -0.48, 0.08, -0.42, 0.06, -0.4, 0.06, -0.3, 0, -0.3], materials.rubber()),
        hoop(0.06, -0.38, -0.33, brass(), 0.016),
        cylinder(0.05, 0.06, brass(), { at: [0, 0, 0.12], turn: ahead }),
      ),
      { at: [0, 0.83, 0], turn: [0, 0, 76] },
    ),
  );
}

function sunglasses(colour: string): Group {
  const frame = materials.enamel(colour);
  const lens = (s: number) => {
    const rim = blob(
      [s * 0.08, 0.1, s * 0.12, 0.26, s * 0.3, 0.31, s * 0.46, 0.25, s * 0.46, 0.1, s * 0.38, 0.0, s * 0.2, 0.0],
      0.5,
    );
    return group(
      pipe(
        rim.filter((_, i) => i % 5 === 0 && i < rim.length - 2).flatMap(([x, y]) => [x, y, -0.12 * x * x]),
        0.03,
        frame,
        {},
        true,
      ),
      puffed(rim, { thick: 0.016, bend: (x) => -0.12 * x * x }, materials.enamel('#3b3029')),
    );
  };
  const arm = (s: number) =>
    group(
      pipe(
        [
          s * 0.48,
          0.22,
          -0.03,
          s * 0.5,
          0.22,
          -0.15,
          s * 0.48,
          0.22,
          -0.5,
          s * 0.46,
          0.18,
          -0.64,
          s * 0.45,
          0.04,
          -0.74,
        ],
        0.024,
        frame,
      ),
      strip([-0.03, 0.24, -0.14, 0.2, -0.2, 0.13, -0.14, 0.07, -0.03, 0.02], 0.015, 0.02, leather(), {
        at: [s * 0.49, 0, 0],
        turn: [0, -90, 0],
      }),
      puffed(blob([0, 0.24, 0.14, 0.21, 0.18, 0.14, 0.13, 0.07, 0, 0.04], 0.4), { thick: 0.014 }, leather(), {
        at: [s * 0.482, 0, -0.03],
        turn: [0, 90, 0],
      }),
      block([0.03, 0.05, 0.05], brass(), { at: [s * 0.485, 0.2, -0.04] }, 0.01),
    );
  return group(
    lens(-1),
    lens(1),
    pipe([-0.1, 0.2, 0, 0, 0.235, 0.012, 0.1, 0.2, 0], 0.026, brass()),
    arm(-1),
    arm(1),
    pipe(
      [-0.45, 0.06, -0.72, -0.4, 0.03, -0.9, 0, 0.02, -0.98, 0.4, 0.03, -0.9, 0.45, 0.06, -0.72],
      0.016,
      materials.canvas(tones.amber, 8),
    ),
  );
}

function goggles(colour: string): Group {
  const face = (grow: number) =>
    blob(
      [
        0,
        0.36 + grow,
        0.25 + grow,
        0.36 + grow,
        0.46 + grow,
        0.26 + grow * 0.5,
        0.48 + grow,
        0.08,
        0.34 + grow * 0.6,
        -0.06 - grow,
        0.14,
        -0.04 - grow,
        0,
        0.06 - grow,
        -0.14,
        -0.04 - grow,
        -0.34 - grow * 0.6,
        -0.06 - grow,
        -0.48 - grow,
        0.08,
        -0.46 - grow,
        0.26 + grow * 0.5,
        -0.25 - grow,
        0.36 + grow,
      ],
      0.5,
    );
  const bend = (x: number) => -0.42 * x * x;
  const orange: Print = (_, y) => mix('#c8632a', '#4b3a52', Math.min(1, Math.max(0, y * 2.4)));
  const band = times(15, (i) => {
    const angle = (i / 14) * Math.PI;
    return [0.5 * Math.cos(angle), 0.12 + 0.52 * Math.sin(angle)];
  }).flat();
  const behind = (height: number, thick: number, material: ReturnType<typeof leather>) =>
    strip(band, height, thick, material, { at: [0, 0.15, 0], turn: [-90, 0, 0] });
  return group(
    puffed(
      face(0.045),
      { thick: 0.09, round: 0.07, bend: (x) => bend(x) - 0.06 },
      materials.rubber(shade(colour, -0.02)),
    ),
    puffed(face(0.03), { thick: 0.05, round: 0.04, bend: (x) => bend(x) - 0.15 }, materials.fleece('#4a443e', 5)),
    puffed(
      face(-0.025),
      { thick: 0.06, round: 0.09, bend: (x) => bend(x) + 0.005, tint: orange },
      materials.enamel('#ffffff'),
    ),
    behind(0.15, 0.024, materials.canvas(colour, 6)),
    behind(0.04, 0.032, materials.canvas(tones.cream, 6)),
    [-1, 1].map((s) =>
      block([0.05, 0.19, 0.09], brass(), { at: [s * 0.51, 0.055, -0.13], turn: [0, s * 14, 0] }, 0.02),
    ),
  );
}

export const eyewear: Models = {
  luneta: model(tones.fir, [scope], { stance: 'stand', turn: 36, above: 8 }),
  okulary: model(tones.ink, [sunglasses], { stance: 'stand', turn: 26, above: 22 }),
  gogle: model('#2f4c86', [goggles], { stance: 'stand', turn: 34, above: 22 }),
};
