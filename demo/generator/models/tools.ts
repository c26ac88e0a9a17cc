import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { block, group, plate, pose, puffed, rectangle, stitches, type Vec } from '../engine/shapes.ts';
import { cordSpool, tentParts, toolChest } from './hardware.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  jitter,
  lathe,
  leather,
  model,
  path,
  pipe,
  points,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';

function axe(colour: string): Group {
  const head = blob(
    [
      -0.1, 0.93, 0.06, 0.95, 0.2, 0.98, 0.37, 1.05, 0.41, 0.9, 0.36, 0.68, 0.22, 0.78, 0.06, 0.8, -0.1, 0.79, -0.13,
      0.86,
    ],
    0.3,
  );
  const edge = blob([0.3, 1.01, 0.37, 1.05, 0.41, 0.9, 0.36, 0.68, 0.29, 0.735, 0.325, 0.88], 0.25);
  const shaft = blob(
    [
      -0.045, 1.02, 0.045, 1.02, 0.05, 0.7, 0.03, 0.4, 0.06, 0.16, 0.1, 0.02, 0.04, -0.03, -0.04, 0.02, -0.02, 0.18,
      -0.055, 0.4, -0.05, 0.7,
    ],
    0.4,
  );
  return group(
    pose(
      group(
        puffed(shaft, { thick: 0.045, round: 0.05 }, beech()),
        plate(head, 0.12, materials.lacquer(colour), {}, 0.035),
        plate(edge, 0.128, steel(), { at: [0.012, 0, 0] }, 0.025),
        puffed(
          blob([-0.062, 0.3, 0.045, 0.32, 0.07, 0.18, 0.09, 0.1, -0.03, 0.13, -0.045, 0.2], 0.3),
          { thick: 0.058, round: 0.04 },
          leather(),
        ),
        stitches(path([0.01, 0.3, 0.06, 0.02, 0.2, 0.062, 0.035, 0.13, 0.058]), thread(), 0.024),
        pipe(
          [0.04, 0.02, 0.03, 0.0, -0.1, 0.03, 0.08, -0.18, 0.02, 0.15, -0.1, 0.02, 0.07, 0.02, 0.03],
          0.014,
          leather(),
        ),
      ),
      { turn: [0, 0, 24] },
    ),
  );
}

function toolbox(colour: string): Group {
  const paint = materials.lacquer(colour);
  const side = points([-0.2, 0.34, 0.2, 0.34, 0.2, 0.4, 0.11, 0.52, -0.11, 0.52, -0.2, 0.4]);
  const latch = (x: number) =>
    group(
      block([0.09, 0.16, 0.03], brass(), { at: [x, 0.27, 0.205] }, 0.012),
      block([0.06, 0.05, 0.03], steel(), { at: [x, 0.3, 0.222] }, 0.01),
    );
  return group(
    block([1, 0.33, 0.4], paint, { at: [0, 0.02, 0] }, 0.035),
    plate(side, 1.02, materials.lacquer(shade(colour, -0.06)), { turn: [0, 90, 0] }, 0.03),
    block([1.02, 0.025, 0.42], steel(), { at: [0, 0.335, 0] }, 0.01),
    latch(-0.28),
    latch(0.28),
    [-0.26, 0.26].map((x) => strip([x - 0.05, 0.52, x, 0.56, x, 0.67, x, 0.7], 0.05, 0.03, brass(), {}, 0.3)),
    lathe([0, -0.3, 0.034, -0.3, 0.045, 0, 0.034, 0.3, 0, 0.3], beech(), { at: [0, 0.67, 0], turn: [0, 0, 90] }),
    (
      [
        [-1, 1],
        [1, 1],
        [-1, -1],
        [1, -1],
      ] as const
    ).map(([x, z]) => block([0.09, 0.1, 0.09], leather(), { at: [x * 0.465, 0, z * 0.17] }, 0.03)),
    block([0.2, 0.09, 0.014], materials.paper(tones.cream), { at: [0, 0.13, 0.2] }, 0.005),
    plate(
      points([-0.07, 0, 0.07, 0, 0.03, 0.05, 0.01, 0.03, -0.02, 0.065]),
      0.014,
      materials.lacquer(shade(colour, -0.1)),
      { at: [0, 0.145, 0.207] },
      0.004,
    ),
  );
}

/** The open end of a spanner, its mouth upwards. */
function jaw(size: number, mouth: number): readonly (readonly [number, number])[] {
  const from = Math.asin(mouth / size);
  const around = times(41, (i) => {
    const angle = from + (i / 40) * (2 * Math.PI - 2 * from);
    return [size * Math.sin(angle), size * Math.cos(angle)] as const;
  });
  return [
    ...around,
    [-mouth, size * 0.05],
    [-mouth * 0.5, -size * 0.22],
    [mouth * 0.5, -size * 0.22],
    [mouth, size * 0.05],
  ];
}

function spanner(colour: string): Group {
  return group(
    pose(
      group(
        plate(points([-0.06, -0.4, 0.06, -0.4, 0.075, 0.42, -0.075, 0.42]), 0.07, steel(), {}, 0.025),
        puffed(rectangle(0.19, 0.52, 0.08), { thick: 0.055, round: 0.04 }, materials.lacquer(colour)),
        plate(jaw(0.19, 0.085), 0.1, steel(), { at: [0, 0.52, 0], turn: [0, 0, -15] }, 0.028),
        plate(jaw(0.15, 0.062), 0.1, steel(), { at: [0, -0.49, 0], turn: [0, 0, 165] }, 0.025),
        plate(
          rectangle(0.05, 0.26, 0.02),
          0.02,
          materials.lacquer(mix(colour, tones.cream, 0.8)),
          { at: [0, 0, 0.055] },
          0.006,
        ),
      ),
      { turn: [0, 0, -28] },
    ),
  );
}

function plasters(colour: string): Group {
  const skin = '#d9a982';
  const one = (turn: number, at: Vec) =>
    pose(
      group(
        puffed(
          rectangle(0.24, 0.7, 0.119),
          { thick: 0.022, round: 0.03, bend: (_, y) => 0.12 * y * y },
          materials.cloth(skin, 9),
        ),
        plate(
          rectangle(0.2, 0.22, 0.03),
          0.02,
          materials.cloth(mix(skin, tones.cream, 0.45), 9),
          { at: [0, 0, 0.02] },
          0.008,
        ),
        times(18, (i) =>
          cylinder(
            0.008,
            0.01,
            materials.rubber('#8d6446'),
            {
              at: [-0.06 + (i % 3) * 0.06, (i < 9 ? 0.17 : -0.17) + (Math.floor((i % 9) / 3) - 1) * 0.05, 0.022],
              turn: ahead,
            },
            0.002,
          ),
        ),
      ),
      { at, turn: [0, 0, turn] },
    );
  return group(
    pose(
      group(
        plate(rectangle(0.62, 0.8, 0.09), 0.16, materials.enamel(mix(colour, tones.cream, 0.06)), {}, 0.035),
        plate(rectangle(0.64, 0.82, 0.1), 0.03, steel(), { at: [0, 0, 0.02] }, 0.012),
        plate(rectangle(0.5, 0.68, 0.06), 0.02, materials.enamel(tones.cream), { at: [0, 0, 0.075] }, 0.008),
        plate(
          points([
            -0.06, 0.17, 0.06, 0.17, 0.06, 0.06, 0.17, 0.06, 0.17, -0.06, 0.06, -0.06, 0.06, -0.17, -0.06, -0.17, -0.06,
            -0.06, -0.17, -0.06, -0.17, 0.06, -0.06, 0.06,
          ]),
          0.03,
          materials.enamel(colour),
          { at: [0, 0.12, 0.09] },
          0.01,
        ),
        [-0.14, -0.21].map((y) => block([0.3, 0.022, 0.012], materials.enamel(colour), { at: [0, y, 0.086] }, 0.005)),
      ),
      { at: [-0.06, 0.1, 0], turn: [0, 0, 6] },
    ),
    one(-38, [0.26, -0.2, 0.13]),
    one(52, [0.06, -0.3, 0.18]),
  );
}

function ropeCoil(colour: string): Group {
  const rope = materials.canvas(colour, 9);
  const mark = materials.canvas(mix(colour, tones.cream, 0.7), 9);
  const loop = (i: number) => {
    const [wide, low] = [0.24 + 0.075 * jitter(i) + 0.05 * (i % 3), -0.5 - 0.1 * jitter(i, 3)];
    const z = 0.03 + (i % 4) * 0.05 + 0.02 * jitter(i, 7);
    const x = 0.05 * jitter(i, 9);
    return pipe(
      [
        x * 0.4 - 0.02,
        0.44,
        z,
        x - wide * 0.6,
        0.3,
        z + 0.02,
        x - wide,
        -0.05,
        z,
        x - wide * 0.75,
        low + 0.14,
        z,
        x,
        low,
        z + 0.02,
        x + wide * 0.75,
        low + 0.14,
        z,
        x + wide,
        -0.05,
        z,
        x + wide * 0.6,
        0.3,
        z + 0.02,
        x * 0.4 + 0.02,
        0.44,
        z,
      ],
      0.03,
      i === 4 ? mark : rope,
    );
  };
  return group(
    times(12, loop),
    times(6, (i) =>
      ring(0.105, 0.03, i === 2 ? mark : rope, { at: [0, 0.28 + i * 0.052, 0.1], scale: [1, 1, 1.1], turn: [4, 0, 3] }),
    ),
    pipe([-0.08, 0.56, 0.08, -0.12, 0.72, 0.08, 0, 0.84, 0.08, 0.12, 0.72, 0.08, 0.08, 0.56, 0.08], 0.03, rope),
    pipe([0.06, 0.5, 0.2, 0.2, 0.36, 0.26, 0.3, 0.1, 0.26, 0.34, -0.3, 0.24], 0.03, rope),
    pipe([0.337, -0.25, 0.242, 0.342, -0.34, 0.238], 0.034, leather()),
  );
}

function webbing(colour: string): Group {
  const steps = 96;
  const size = (i: number) => 0.1 + i * 0.0027;
  const middle = size(steps - 1) + 0.012;
  const turns = times(steps, (i) => {
    const angle = -Math.PI / 2 - (steps - 1 - i) * 0.7;
    return [size(i) * Math.cos(angle), middle + size(i) * Math.sin(angle)];
  }).flat();
  const tape = [...turns, 0.15, 0.014, 0.32, 0.03, 0.5, 0.014, 0.68, 0.014];
  return group(
    strip(tape, 0.26, 0.021, materials.canvas(colour, 6)),
    strip(tape, 0.05, 0.0235, materials.canvas(mix(colour, tones.cream, 0.75), 6)),
    cylinder(0.1, 0.27, beech(), { at: [0, middle, -0.135], turn: ahead }),
    cylinder(0.03, 0.28, materials.rubber(), { at: [0, middle, -0.14], turn: ahead }),
  );
}

function carabiner(colour: string): Group {
  const metal = materials.metal(mix(colour, tones.steel, 0.12));
  return group(
    pose(
      group(
        pipe(
          [
            -0.2, 0.36, 0, -0.27, 0.1, 0, -0.21, -0.28, 0, -0.1, -0.44, 0, 0.06, -0.45, 0, 0.14, -0.36, 0, 0.165, -0.28,
            0,
          ],
          0.05,
          metal,
          {},
          false,
          0.5,
        ),
        pipe([-0.2, 0.36, 0, -0.08, 0.5, 0, 0.14, 0.52, 0, 0.29, 0.42, 0, 0.315, 0.28, 0], 0.05, metal),
        pipe([0.315, 0.28, 0, 0.165, -0.28, 0], 0.036, steel()),
        pose(
          group(
            lathe([0, -0.15, 0.05, -0.15, 0.062, -0.13, 0.062, 0.13, 0.05, 0.15, 0, 0.15], brass()),
            times(5, (i) => hoop(0.058, -0.1 + i * 0.046, -0.08 + i * 0.046, brass(), 0.012)),
          ),
          { at: [0.232, -0.03, 0], turn: [0, 0, -15] },
        ),
        cylinder(0.024, 0.11, steel(), { at: [0.165, -0.28, -0.055], turn: ahead }, 0.008),
      ),
      { turn: [0, 0, -12] },
    ),
    pipe(
      [
        -0.14, -0.47, 0.02, -0.25, -0.6, 0.03, -0.2, -0.74, 0.02, -0.05, -0.7, 0.03, -0.03, -0.52, 0.04, -0.12, -0.4,
        0.06,
      ],
      0.026,
      materials.canvas(tones.amber, 8),
    ),
  );
}

export const tools: Models = {
  siekiera: model('#c8412f', [axe], { stance: 'hang', turn: 10, above: 4 }),
  skrzynka: model('#c8412f', [toolbox, toolChest], { stance: 'stand', turn: 28, above: 16 }),
  klucz: model('#c8412f', [spanner, tentParts], { stance: 'hang', turn: 12, above: 4 }),
  plaster: model('#c8412f', [plasters], { stance: 'hang', turn: 10, above: 4 }),
  lina: model(tones.brick, [ropeCoil, cordSpool], { stance: 'hang', standing: [1], turn: 8, above: 4 }),
  tasma: model(tones.brick, [webbing], { stance: 'stand', turn: 28, above: 14 }),
  karabinek: model(tones.amber, [carabiner], { stance: 'hang', turn: 16, above: 4 }),
};
