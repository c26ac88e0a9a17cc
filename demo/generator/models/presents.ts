import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import type { Outline } from '../engine/puff.ts';
import { ball, block, group, plate, pose, rectangle, stitches } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  cylinder,
  hoop,
  lathe,
  leather,
  model,
  paper,
  pipe,
  points,
  printed,
  ring,
  strip,
  thread,
  times,
} from './parts.ts';
import { hillMap, type Print, peakLabel, ridges } from './prints.ts';

/** One piece of a puzzle: a square with a knob or a hole on each side. */
function piece(size: number, knobs: readonly number[]): Outline {
  const side = [
    [0, 0],
    [0.38, 0.02],
    [0.36, 0.14],
    [0.42, 0.23],
    [0.58, 0.23],
    [0.64, 0.14],
    [0.62, 0.02],
  ] as const;
  return knobs.flatMap((knob, turn) =>
    side.map(([along, out]) => {
      const [x, y] = [(along - 0.5) * size, -size / 2 - out * size * knob];
      const angle = (turn * Math.PI) / 2;
      return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
    }),
  );
}

function puzzle(colour: string): Group {
  const picture: Print = (x, y) => {
    const knob = (v: number, w: number) =>
      Math.abs(v * 3.5 - Math.round(v * 3.5)) < 0.02 ||
      Math.hypot((v * 3.5 - Math.round(v * 3.5)) * 1.1, ((w * 3.5) % 1) - 0.5) < 0;
    if (Math.max(Math.abs(x), Math.abs(y)) > 0.92) return colour;
    return knob(x, y) || knob(y, x) ? '#8e7c58' : hillMap(x * 1.2, y * 1.2);
  };
  const loose = (at: readonly [number, number, number], turn: number, knobs: readonly number[], paint: string) =>
    plate(piece(0.24, knobs), 0.06, materials.enamel(paint), { at, turn: [0, 0, turn] }, 0.014);
  return group(
    pose(
      group(
        plate(rectangle(0.86, 0.86, 0.02), 0.16, materials.paper(shade(colour, -0.08)), {}, 0.012),
        printed(rectangle(0.88, 0.88, 0.02), 0.1, paper(), picture, { at: [0, 0, 0.05] }, 0.012),
      ),
      { at: [0, 0.16, 0.08], turn: [0, 0, 5] },
    ),
    loose([-0.3, -0.36, 0.2], 18, [1, -1, 1, -1], colour),
    loose([0.08, -0.44, 0.06], -24, [-1, 1, 1, 1], mix(tones.moss, tones.cream, 0.25)),
    loose([0.36, -0.34, 0.19], 40, [1, 1, -1, -1], '#6aa3c4'),
  );
}

export function bow(material: ReturnType<typeof paper>): Group {
  const loop = (s: number, lift: number) =>
    strip(
      [0, 0, s * 0.1, 0.09 + lift, s * 0.24, 0.12 + lift, s * 0.27, 0.04, s * 0.14, -0.005, 0, 0],
      0.1,
      0.016,
      material,
    );
  return group(
    loop(-1, 0),
    loop(1, 0),
    pose(group(loop(-1, 0.05), loop(1, 0.05)), { turn: [0, 70, 0], scale: 0.85 }),
    strip([0, 0, 0.16, 0.03, 0.3, -0.01, 0.36, -0.06], 0.09, 0.014, material, { turn: [0, -40, 0] }),
    strip([0, 0, -0.16, 0.03, -0.28, -0.01, -0.34, -0.06], 0.09, 0.014, material, { turn: [0, -50, 0] }),
    block([0.09, 0.07, 0.11], material, { at: [0, -0.01, 0] }, 0.028),
  );
}

function gift(colour: string): Group {
  const ribbon = materials.canvas('#e3cfa6', 6);
  return group(
    block([0.78, 0.5, 0.62], materials.paper(colour), {}, 0.018),
    block([0.81, 0.13, 0.65], materials.paper(shade(colour, -0.03)), { at: [0, 0.43, 0] }, 0.018),
    block([0.11, 0.575, 0.665], ribbon, { at: [0, -0.004, 0] }, 0.014),
    block([0.825, 0.575, 0.11], ribbon, { at: [0, -0.004, 0] }, 0.014),
    pose(bow(ribbon), { at: [0, 0.58, 0], scale: 1.15 }),
    printed(rectangle(0.2, 0.28, 0.02), 0.014, paper(), peakLabel('#f5ecd8', '#6b4a2f'), {
      at: [0.22, 0.28, 0.342],
      turn: [0, 0, -12],
    }),
    pipe([0.04, 0.58, 0.1, 0.14, 0.55, 0.3, 0.2, 0.46, 0.35, 0.23, 0.4, 0.352], 0.008, leather()),
    times(9, (i) =>
      pipe([0, 0, 0, 0.03, 0.1, 0.01], 0.011, materials.felt(tones.moss), {
        at: [-0.16 + i * 0.012, 0.57, 0.05 + i * 0.014],
        turn: [40, 0, i % 2 ? 75 : -10],
      }),
    ),
  );
}

function ribbonSpool(colour: string): Group {
  const cloth = materials.canvas(colour, 6);
  const flange = (z: number) =>
    lathe([0, 0, 0.36, 0, 0.37, 0.02, 0.36, 0.045, 0, 0.045], beech(), { at: [0, 0.37, z], turn: ahead });
  return group(
    flange(-0.2),
    flange(0.155),
    times(8, (i) =>
      cylinder(0.33 - i * 0.001, 0.3, i % 2 ? cloth : materials.canvas(shade(colour, -0.04), 6), {
        at: [0, 0.37 + i * 0.001, -0.15],
        turn: ahead,
      }),
    ),
    lathe([0, 0, 0.1, 0, 0.1, 0.01, 0, 0.012], materials.wood(tones.walnut), { at: [0, 0.37, 0.2], turn: ahead }),
    cylinder(0.045, 0.02, materials.rubber(), { at: [0, 0.37, 0.2], turn: ahead }, 0.005),
    strip(
      [
        0, 0.675, 0.2, 0.64, 0.36, 0.46, 0.38, 0.22, 0.46, 0.05, 0.62, 0.03, 0.72, 0.12, 0.66, 0.22, 0.58, 0.15, 0.66,
        0.04, 0.86, 0.014,
      ],
      0.27,
      0.014,
      cloth,
    ),
    [-0.105, 0.105].map((z) =>
      stitches(
        [
          [0.02, 0.684, z],
          [0.2, 0.652, z],
          [0.366, 0.47, z],
          [0.39, 0.22, z],
        ],
        thread(),
        0.022,
      ),
    ),
  );
}

function giftCard(colour: string): Group {
  const kraft = materials.paper('#c9a77a');
  const linen = materials.canvas('#e8d7b3', 6);
  return group(
    pose(
      group(
        plate(rectangle(1.0, 0.68, 0.015), 0.02, kraft, { at: [0, -0.1, 0] }, 0.006),
        printed(
          rectangle(0.9, 0.6, 0.03),
          0.022,
          paper(),
          (x, y) =>
            Math.max(Math.abs(x) * 1.0, Math.abs(y) * 0.98) > 0.93
              ? tones.cream
              : ridges(colour, mix(colour, tones.cream, 0.82))(x, y),
          { at: [0.03, 0.2, 0.028], turn: [0, 0, 4] },
        ),
        plate(
          points([-0.5, -0.44, 0.5, -0.44, 0.5, 0.24, 0, -0.1, -0.5, 0.24]),
          0.016,
          materials.paper('#d3b388'),
          { at: [0, 0, 0.05] },
          0.005,
        ),
        plate(points([-0.5, -0.44, 0.5, -0.44, 0, 0.0]), 0.014, kraft, { at: [0, 0, 0.066] }, 0.005),
        block([1.02, 0.1, 0.03], linen, { at: [0, -0.3, 0.066] }, 0.01),
        pose(bow(linen), { at: [0, -0.25, 0.1], turn: [0, 0, 0], scale: 0.9 }),
        lathe(
          [0, 0, 0.085, 0, 0.09, 0.02, 0.06, 0.03, 0.055, 0.022, 0, 0.022],
          materials.enamel('#a8322a'),
          { at: [0, -0.0, 0.07], turn: ahead },
          0.012,
        ),
      ),
      { turn: [0, 0, 6] },
    ),
  );
}

function ropeBone(colour: string): Group {
  const strands = [colour, tones.cream, shade(colour, -0.1)].map((paint) => materials.canvas(paint, 7));
  const knot = (x: number, s: number): Group =>
    pose(
      group(
        strands.map((strand, i) => ring(0.12, 0.07, strand, { turn: [0, i * 60, 70 - i * 25] })),
        ball(0.13, strands[0] ?? thread()),
        times(16, (i) => {
          const [a, out] = [i * 2.4, 0.02 + 0.012 * i];
          const [y, z] = [out * Math.cos(a), out * 0.6 * Math.sin(a)];
          return pipe(
            [s * 0.08, y * 0.4, z * 0.4, s * 0.2, y * 0.9, z, s * (0.3 + 0.03 * Math.cos(i * 5)), y * 1.5, z * 1.3],
            0.019,
            strands[i % 3] ?? thread(),
          );
        }),
        hoop(0.055, 0.12, 0.15, leather(), 0.02, { turn: [0, 0, s * -90] }),
      ),
      { at: [x, 0, 0] },
    );
  return group(
    pose(
      group(
        strands.map((strand, k) =>
          pipe(
            times(25, (i) => {
              const angle = i * 0.8 + (k * 2 * Math.PI) / 3;
              return [-0.4 + i * 0.0333, 0.05 * Math.cos(angle), 0.05 * Math.sin(angle)];
            }).flat(),
            0.056,
            strand,
          ),
        ),
        knot(-0.42, -1),
        knot(0.42, 1),
      ),
      { turn: [0, 0, 38] },
    ),
  );
}

export const presents: Models = {
  puzzle: model(tones.amber, [puzzle], { stance: 'hang', turn: 10, above: 4 }),
  prezent: model('#c8412f', [gift], { stance: 'stand', turn: 26, above: 18 }),
  wstazka: model(tones.brick, [ribbonSpool], { stance: 'stand', turn: 50, above: 18 }),
  karta: model(tones.fir, [giftCard], { stance: 'hang', turn: 6, above: 4 }),
  kosc: model('#62a5d4', [ropeBone], { stance: 'hang', turn: 8, above: 4 }),
};
