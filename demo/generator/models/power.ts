import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, circle, group, plate, pose, rectangle, stitches, type Vec } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  lathe,
  leather,
  model,
  once,
  path,
  pipe,
  points,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';

const rubber = once(() => materials.rubber());

function torch(colour: string): Group {
  const paint = materials.lacquer(colour);
  return group(
    pose(
      group(
        lathe([0, -0.56, 0.085, -0.56, 0.1, -0.54, 0.1, -0.44, 0.09, -0.43], materials.lacquer(shade(colour, -0.12))),
        lathe([0.05, -0.45, 0.092, -0.45, 0.092, 0.14, 0.12, 0.2, 0.165, 0.3, 0.17, 0.42, 0.05, 0.42], paint, {}, 0.03),
        times(9, (i) => hoop(0.088, -0.34 + i * 0.04, -0.318 + i * 0.04, rubber(), 0.012)),
        hoop(0.165, 0.38, 0.44, brass(), 0.014),
        hoop(0.165, 0.3, 0.32, materials.lacquer(shade(colour, -0.12)), 0.012),
        lathe([0, 0.4, 0.155, 0.4, 0.155, 0.43, 0, 0.437], materials.glow('#ffe6b0', 1.25)),
        block([0.06, 0.03, 0.11], rubber(), { at: [0, 0.08, 0.085], turn: [90, 0, 0] }, 0.012),
        pipe([0, -0.55, 0, 0.06, -0.68, 0.03, 0.16, -0.74, 0.02, 0.2, -0.62, 0, 0.1, -0.53, 0], 0.014, leather()),
      ),
      { at: [0, 0.185, 0], turn: [0, 0, 94] },
    ),
  );
}

/** The elastic band of a head torch. */
const headband = (colour: string): Group =>
  group(
    lathe([0.4, 0, 0.425, 0, 0.425, 0.13, 0.4, 0.13], materials.canvas(colour, 6), { scale: [1, 1, 0.86] }, 0.01),
    lathe(
      [0.41, 0.052, 0.43, 0.052, 0.43, 0.078, 0.41, 0.078],
      materials.canvas(tones.cream, 6),
      { scale: [1, 1, 0.86] },
      0.006,
    ),
  );

function lamp(width: number, lenses: readonly number[], colour: string): Group {
  return group(
    plate(rectangle(width, 0.24, 0.1), 0.13, materials.lacquer(colour), {}, 0.035),
    lenses.map((x) =>
      group(
        lathe([0, 0, 0.088, 0, 0.088, 0.05, 0.07, 0.06], brass(), { at: [x, 0, 0.04], turn: ahead }, 0.012),
        lathe([0, 0, 0.07, 0, 0.04, 0.024, 0, 0.03], materials.glow('#fff0c8', 1.2), {
          at: [x, 0, 0.085],
          turn: ahead,
        }),
      ),
    ),
    block([0.09, 0.03, 0.05], rubber(), { at: [0, 0.112, 0] }, 0.012),
  );
}

function headTorch(colour: string): Group {
  return group(
    headband(shade(colour, -0.08)),
    block([0.3, 0.2, 0.03], leather(), { at: [0, -0.035, 0.365] }, 0.014),
    pose(lamp(0.27, [0], colour), { at: [0, 0.075, 0.43], turn: [10, 0, 0], scale: 1.05 }),
    block([0.07, 0.16, 0.05], brass(), { at: [0.37, -0.015, 0.19], turn: [0, 62, 0] }, 0.015),
  );
}

function proTorch(colour: string): Group {
  const over = times(13, (i) => {
    const angle = (i / 12) * Math.PI;
    return [0.35 * Math.cos(angle), 0.1 + 0.36 * Math.sin(angle)];
  }).flat();
  return group(
    headband(shade(colour, -0.1)),
    strip(over, 0.09, 0.022, materials.canvas(shade(colour, -0.1), 6), { turn: [0, 90, 0] }),
    block([0.42, 0.22, 0.03], leather(), { at: [0, -0.045, 0.36] }, 0.014),
    pose(lamp(0.42, [-0.095, 0.095], colour), { at: [0, 0.075, 0.43], turn: [10, 0, 0], scale: 1.05 }),
    block([0.32, 0.24, 0.14], materials.lacquer(colour), { at: [0, -0.05, -0.4] }, 0.05),
    pipe([0.15, 0.07, -0.4, 0.36, 0.12, -0.26, 0.45, 0.08, 0, 0.36, 0.1, 0.28, 0.2, 0.06, 0.4], 0.014, rubber()),
  );
}

function powerBank(colour: string): Group {
  const body = group(
    plate(rectangle(0.5, 0.86, 0.09), 0.2, materials.lacquer(colour), {}, 0.05),
    plate(rectangle(0.4, 0.5, 0.06), 0.03, beech(), { at: [0, 0.11, 0.092] }, 0.012),
    times(4, (i) =>
      ball(0.019, i < 3 ? materials.glow('#ffd59a', 1.3) : materials.rubber(), {
        at: [-0.11 + i * 0.073, -0.28, 0.098],
        scale: [1, 1, 0.5],
      }),
    ),
    plate(
      points([-0.03, -0.12, 0.06, 0.03, 0.005, 0.03, 0.03, 0.13, -0.06, -0.02, -0.005, -0.02]),
      0.02,
      brass(),
      { at: [0, 0.12, 0.108] },
      0.006,
    ),
    block([0.1, 0.012, 0.05], steel(), { at: [-0.1, 0.424, 0] }, 0.005),
    block([0.1, 0.012, 0.05], steel(), { at: [0.08, 0.424, 0] }, 0.005),
  );
  return group(
    pose(body, { at: [0, 0.43, 0] }),
    block([0.1, 0.07, 0.055], brass(), { at: [0.08, 0.855, 0] }, 0.014),
    pipe(
      [
        0.08, 0.92, 0, 0.1, 1.02, 0.02, 0.3, 1.0, 0.06, 0.42, 0.7, 0.08, 0.38, 0.3, 0.12, 0.46, 0.06, 0.2, 0.34, 0.022,
        0.34,
      ],
      0.022,
      materials.canvas(tones.amber, 8),
    ),
    block([0.07, 0.045, 0.1], brass(), { at: [0.28, 0, 0.4], turn: [0, -50, 0] }, 0.012),
    strip([-0.24, 0.76, -0.33, 0.72, -0.33, 0.58, -0.24, 0.54], 0.07, 0.018, leather()),
  );
}

function charger(colour: string): Group {
  const pin = (y: number) =>
    group(pipe([-0.28, y, 0, -0.36, y, 0], 0.042, rubber()), pipe([-0.34, y, 0, -0.47, y, 0], 0.034, brass()));
  const coil = times(44, (i) => {
    const angle = i * 0.5;
    const radius = 0.3 - i * 0.002;
    return [0.66 + radius * Math.cos(angle + 2.6), 0.03 + i * 0.0028, 0.12 + radius * 0.8 * Math.sin(angle + 2.6)];
  }).flat();
  return group(
    block([0.5, 0.58, 0.46], materials.lacquer(colour), {}, 0.09),
    plate(circle(0.15), 0.03, beech(), { at: [0, 0.29, 0.232] }, 0.012),
    plate(
      points([-0.025, -0.09, 0.05, 0.02, 0.004, 0.02, 0.025, 0.1, -0.05, -0.015, -0.004, -0.015]),
      0.02,
      brass(),
      { at: [0, 0.29, 0.25] },
      0.006,
    ),
    block([0.05, 0.4, 0.34], materials.rubber(), { at: [-0.25, 0.09, 0] }, 0.02),
    pin(0.2),
    pin(0.38),
    block([0.09, 0.06, 0.12], brass(), { at: [0.27, 0.26, 0] }, 0.02),
    pipe([0.3, 0.29, 0, 0.4, 0.29, 0.01, 0.43, 0.14, 0.06, ...coil], 0.026, materials.canvas(tones.amber, 8)),
  );
}

const knob = (x: number, y: number, z: number, size = 0.06) =>
  group(
    cylinder(size, 0.05, brass(), { at: [x, y, z], turn: ahead }),
    block([0.012, size * 0.9, 0.012], materials.rubber(), { at: [x, y, z + 0.05] }, 0.004),
  );

function boxRadio(colour: string): Group {
  const hole = materials.rubber('#8a7a62');
  const dots = times(35, (i) => [(i % 7) - 3, Math.floor(i / 7) - 2] as const);
  return group(
    block([1.0, 0.6, 0.3], materials.lacquer(colour), { at: [0, 0.03, 0] }, 0.08),
    block([0.07, 0.56, 0.32], beech(), { at: [-0.44, 0.05, 0] }, 0.03),
    block([0.07, 0.56, 0.32], beech(), { at: [0.44, 0.05, 0] }, 0.03),
    plate(circle(0.2), 0.03, materials.canvas(tones.cream, 7), { at: [-0.16, 0.33, 0.15] }, 0.01),
    ring(0.2, 0.018, brass(), { at: [-0.16, 0.33, 0.16], turn: ahead }),
    dots.map(([x, y]) =>
      lathe(
        [0, 0, 0.012, 0, 0.01, 0.005, 0, 0.007],
        hole,
        { at: [-0.16 + x * 0.045, 0.33 + y * 0.06, 0.163], turn: ahead },
        0.002,
        12,
      ),
    ),
    plate(rectangle(0.26, 0.14, 0.03), 0.03, materials.glow('#f3cf8e', 0.75), { at: [0.21, 0.46, 0.15] }, 0.01),
    block([0.012, 0.12, 0.012], materials.rubber('#a33321'), { at: [0.24, 0.4, 0.168] }, 0.004),
    times(6, (i) =>
      block([0.008, i % 2 ? 0.03 : 0.05, 0.008], materials.rubber(), { at: [0.11 + i * 0.04, 0.4, 0.166] }, 0.003),
    ),
    knob(0.13, 0.24, 0.15, 0.065),
    knob(0.3, 0.24, 0.15, 0.065),
    strip([-0.36, 0.62, -0.34, 0.76, -0.15, 0.8, 0, 0.81, 0.15, 0.8, 0.34, 0.76, 0.36, 0.62], 0.08, 0.03, leather()),
    stitches(path([-0.28, 0.8, 0.042, 0, 0.826, 0.042, 0.28, 0.8, 0.042]), thread(), 0.022),
    pipe([0.46, 0.6, -0.1, 0.62, 1.02, -0.12], 0.012, steel()),
    ball(0.024, brass(), { at: [0.62, 1.02, -0.12] }),
    pipe([0.48, 0.3, 0, 0.56, 0.3, 0, 0.57, 0.2, 0.05], 0.016, steel()),
    lathe([0, 0, 0.03, 0, 0.035, 0.05, 0.025, 0.09, 0, 0.09], beech(), { at: [0.56, 0.18, 0.06], turn: [0, 0, -90] }),
    [-0.36, 0.36].map((x) => block([0.1, 0.04, 0.24], materials.rubber(), { at: [x, 0, 0] }, 0.012)),
  );
}

function archRadio(colour: string): Group {
  const arch = points([
    -0.34,
    0,
    0.34,
    0,
    ...times(21, (i) => [0.34 * Math.cos((i / 20) * Math.PI), 0.42 + 0.36 * Math.sin((i / 20) * Math.PI)]).flat(),
  ]);
  const inner = arch.map(([x, y]) => [x * 0.84, 0.06 + y * 0.86] as const);
  return group(
    plate(arch, 0.36, beech(), { at: [0, 0.03, 0] }, 0.05),
    plate(inner, 0.05, materials.lacquer(colour), { at: [0, 0.03, 0.165] }, 0.02),
    plate(
      blob([-0.17, 0.44, -0.15, 0.62, 0, 0.7, 0.15, 0.62, 0.17, 0.44, 0, 0.42], 0.4),
      0.03,
      materials.canvas(tones.cream, 7),
      { at: [0, 0.03, 0.18] },
      0.01,
    ),
    [-0.09, 0, 0.09].map((x) => pipe([x, 0.46, 0.2, x, 0.58, 0.205, x, 0.7 - Math.abs(x) * 0.8, 0.2], 0.012, brass())),
    plate(circle(0.095), 0.03, materials.glow('#f3cf8e', 0.75), { at: [0, 0.29, 0.185] }, 0.01),
    ring(0.098, 0.014, brass(), { at: [0, 0.29, 0.195], turn: ahead }),
    block([0.012, 0.08, 0.012], materials.rubber('#a33321'), { at: [0, 0.29, 0.2], turn: [0, 0, -35] }, 0.004),
    knob(-0.2, 0.2, 0.185, 0.05),
    knob(0.2, 0.2, 0.185, 0.05),
    knob(0, 0.14, 0.185, 0.03),
    [-0.24, 0.24].map((x) => cylinder(0.05, 0.04, materials.rubber(), { at: [x, 0, 0.08] })),
    strip([-0.14, 0.77, -0.13, 0.9, 0, 0.94, 0.13, 0.9, 0.14, 0.77], 0.07, 0.026, leather()),
  );
}

function headphones(colour: string): Group {
  const arc = (radius: number, rise: number) =>
    times(15, (i) => {
      const angle = (i / 14) * Math.PI;
      return [radius * Math.cos(angle), 0.42 + rise * Math.sin(angle)];
    }).flat();
  const cup = (s: number) =>
    pose(
      group(
        lathe([0, 0.11, 0.14, 0.11, 0.19, 0.08, 0.2, 0.02, 0.18, 0, 0, 0], materials.lacquer(colour), {}, 0.03),
        lathe([0, 0.118, 0.09, 0.118, 0.1, 0.125, 0, 0.13], beech()),
        lathe([0.06, -0.09, 0.13, -0.1, 0.2, -0.07, 0.21, -0.03, 0.19, 0.005, 0.1, 0.005], leather(), {}, 0.03),
        lathe([0, -0.05, 0.1, -0.05], materials.canvas(mix(colour, tones.ink, 0.5))),
      ),
      { at: [s * 0.36, 0.22, 0], turn: [0, 0, s * -80], scale: [1.1, 1, 1] },
    );
  return group(
    cup(-1),
    cup(1),
    strip(arc(0.4, 0.5), 0.1, 0.022, steel()),
    strip(arc(0.385, 0.47).slice(6, -6), 0.13, 0.06, leather()),
    stitches(
      times(9, (i): Vec => {
        const angle = ((i + 3) / 14) * Math.PI;
        return [0.4 * Math.cos(angle), 0.43 + 0.5 * Math.sin(angle), 0.062];
      }),
      thread(),
      0.022,
    ),
    [-1, 1].map((s) => pipe([s * 0.405, 0.42, 0, s * 0.44, 0.34, 0, s * 0.46, 0.25, 0], 0.02, brass())),
    [-1, 1].map((s) =>
      block([0.05, 0.1, 0.12], materials.lacquer(shade(colour, -0.1)), { at: [s * 0.4, 0.4, 0] }, 0.02),
    ),
  );
}

export const power: Models = {
  latarka: model('#b4b8bc', [torch], { stance: 'stand', turn: 38, above: 20 }),
  czolowka: model(tones.brick, [headTorch, proTorch], { stance: 'stand', turn: 32, above: 20 }),
  bateria: model(tones.moss, [powerBank], { stance: 'stand', turn: 20, above: 12 }),
  wtyczka: model(tones.fir, [charger], { stance: 'stand', turn: 30, above: 20 }),
  radio: model(tones.brick, [boxRadio, archRadio], { stance: 'stand', turn: 22, above: 10 }),
  sluchawki: model('#b4b8bc', [headphones], { stance: 'stand', turn: 32, above: 12 }),
};
