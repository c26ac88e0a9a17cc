import type { Group } from 'three';
import { materials, mix, tones } from '../engine/materials.ts';
import { ball, block, group, plate, pose, puffed, rectangle, stitches } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
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

function cup(colour: string): Group {
  const glaze = materials.speckled(colour);
  const raw = materials.clay('#c9a27c');
  return group(
    lathe(
      [0, 0.02, 0.2, 0.015, 0.24, 0.02, 0.42, 0.075, 0.43, 0.095, 0.4, 0.095, 0.24, 0.05, 0, 0.045],
      glaze,
      {},
      0.03,
    ),
    lathe([0, 0, 0.2, 0, 0.22, 0.03, 0, 0.04], raw),
    lathe(
      [
        0, 0.05, 0.13, 0.05, 0.15, 0.08, 0.23, 0.16, 0.275, 0.3, 0.285, 0.43, 0.27, 0.44, 0.255, 0.42, 0.245, 0.3, 0.2,
        0.16, 0, 0.12,
      ],
      glaze,
      {},
      0.04,
    ),
    lathe([0, 0.045, 0.14, 0.045, 0.2, 0.12, 0.2, 0.125], raw, { scale: [1.02, 1, 1.02] }),
    cylinder(0.25, 0.01, materials.enamel('#4a2b19'), { at: [0, 0.365, 0] }, 0.004),
    pipe([0.265, 0.38, 0, 0.37, 0.41, 0, 0.43, 0.33, 0, 0.38, 0.22, 0, 0.24, 0.18, 0], 0.032, glaze),
    block([0.15, 0.035, 0.1], materials.clay('#c98f4f', 5), { at: [-0.3, 0.09, 0.16], turn: [0, 35, 10] }, 0.016),
  );
}

const forkHead = (steelPart = steel()): Group =>
  group(
    plate(
      blob(
        [-0.06, 0.2, -0.062, 0.1, -0.045, 0.02, -0.012, -0.05, 0.012, -0.05, 0.045, 0.02, 0.062, 0.1, 0.06, 0.2],
        0.3,
      ),
      0.02,
      steelPart,
      {},
      0.007,
    ),
    [-0.045, 0, 0.045].map((x) => pipe([x, 0.18, 0, x, 0.28, 0.012, x, 0.36, 0.008], 0.014, steelPart)),
  );

const spoonHead = (): Group =>
  group(
    puffed(
      blob(
        [
          0, 0.36, 0.075, 0.3, 0.088, 0.2, 0.06, 0.08, 0.014, 0, 0, -0.05, -0.014, 0, -0.06, 0.08, -0.088, 0.2, -0.075,
          0.3,
        ],
        0.5,
      ),
      { thick: 0.012, bend: (x, y) => (y > 0.04 ? 0.04 * ((x / 0.09) ** 2 + ((y - 0.2) / 0.17) ** 2) - 0.015 : 0.02) },
      steel(),
    ),
  );

const bladeHead = (): Group =>
  group(
    plate(
      points([-0.04, -0.05, 0.035, -0.05, 0.05, 0.02, 0.055, 0.26, 0.03, 0.36, -0.01, 0.385, -0.03, 0.36, -0.04, 0.3]),
      0.018,
      steel(),
      {},
      0.006,
    ),
  );

function cutlery(colour: string): Group {
  const canvas = materials.canvas('#c7ad83');
  const handle = (x: number, head: Group) =>
    group(
      pose(head, { at: [x, 0.66, 0.05] }),
      puffed(
        blob([0, 0.66, 0.026, 0.6, 0.036, 0.3, 0.046, 0.1, 0, 0.06, -0.046, 0.1, -0.036, 0.3, -0.026, 0.6], 0.4),
        { thick: 0.024 },
        materials.lacquer(colour),
        { at: [x, 0, 0.05] },
      ),
      hoop(0.024, -0.02, 0.02, brass(), 0.006, { at: [x, 0.63, 0.05] }),
    );
  return group(
    plate(
      rectangle(0.72, 1.12, 0.04).map(([x, y]) => [x, y + 0.46]),
      0.03,
      canvas,
      {},
      0.012,
    ),
    handle(-0.22, forkHead()),
    handle(0, spoonHead()),
    handle(0.22, bladeHead()),
    puffed(
      rectangle(0.7, 0.42, 0.03).map(([x, y]) => [x, y + 0.13]),
      {
        thick: 0.075,
        round: 0.06,
        flat: true,
        relief: (x) => 1 - 0.35 * Math.exp(-(((Math.abs(x) - 0.11) / 0.025) ** 2)),
      },
      canvas,
      { at: [0, 0, 0.012] },
    ),
    stitches(path([-0.32, 0.31, 0.07, 0, 0.31, 0.085, 0.32, 0.31, 0.07]), thread(), 0.022),
    [-0.11, 0.11].map((x) => stitches(path([x, -0.05, 0.06, x, 0.1, 0.062, x, 0.3, 0.062]), thread(), 0.022)),
    pipe([0.35, 0.22, 0.02, 0.46, 0.18, 0.04, 0.44, 0.02, 0.03, 0.5, -0.14, 0.02], 0.016, leather()),
    block([0.12, 0.07, 0.012], leather(), { at: [-0.22, -0.02, 0.075] }, 0.006),
  );
}

function plates(colour: string): Group {
  const light = mix(colour, tones.cream, 0.15);
  const one = (i: number) =>
    group(
      lathe(
        [0, 0, 0.25, 0, 0.3, 0.02, 0.33, 0.045, 0.46, 0.07, 0.46, 0.085, 0.32, 0.062, 0.27, 0.03, 0, 0.022],
        materials.enamel(light),
        {},
        0.012,
      ),
      ring(0.462, 0.014, materials.enamel(i % 2 ? tones.ink : '#2f4c86'), { at: [0, 0.078, 0] }),
    );
  const fork = group(
    pose(forkHead(), { at: [0, 0.5, 0] }),
    pipe([0, 0.47, 0, 0, 0.3, 0.01, 0, 0.02, 0], 0.02, beech()),
  );
  const knife = group(
    pose(bladeHead(), { at: [0, 0.5, 0] }),
    pipe([0, 0.47, 0, 0, 0.3, 0.01, 0, 0.02, 0], 0.022, beech()),
  );
  return group(
    times(4, (i) => pose(one(i), { at: [0.012 * jitter(i), i * 0.034, 0.012 * jitter(i, 2)] })),
    pose(fork, { at: [-0.08, 0.16, 0.3], turn: [-80, 0, -16], scale: 0.72 }),
    pose(knife, { at: [0.06, 0.16, 0.3], turn: [-80, 0, -16], scale: 0.72 }),
  );
}

function campBowl(colour: string): Group {
  return group(
    lathe(
      [0, 0, 0.2, 0, 0.24, 0.02, 0.38, 0.2, 0.42, 0.36, 0.41, 0.375, 0.39, 0.36, 0.35, 0.2, 0.2, 0.05, 0, 0.04],
      materials.enamel(colour),
      {},
      0.04,
    ),
    ring(0.408, 0.016, steel(), { at: [0, 0.37, 0] }),
    pose(group(spoonHead(), pipe([0, -0.04, 0.02, 0, -0.2, 0.03, 0, -0.42, 0], 0.02, beech())), {
      at: [0.34, 0.36, 0.06],
      turn: [10, -60, 152],
    }),
    strip([0.42, 0.33, 0.47, 0.31, 0.475, 0.24, 0.42, 0.22], 0.08, 0.016, leather(), { turn: [0, 40, 0] }),
  );
}

function porridgeBowl(colour: string): Group {
  return group(
    lathe(
      [
        0, 0, 0.2, 0, 0.19, 0.06, 0.3, 0.11, 0.4, 0.25, 0.42, 0.42, 0.4, 0.43, 0.385, 0.4, 0.36, 0.25, 0.2, 0.12, 0,
        0.1,
      ],
      materials.speckled(colour),
      {},
      0.04,
    ),
    lathe([0, -0.003, 0.205, -0.003, 0.198, 0.06, 0.25, 0.085], materials.clay('#c9a27c'), {
      scale: [1.015, 1, 1.015],
    }),
    lathe([0, 0.37, 0.2, 0.36, 0.38, 0.335], materials.clay('#e8d6b0', 6)),
    times(9, (i) =>
      ball(0.038 + 0.006 * jitter(i), materials.enamel(i % 3 ? '#3d4570' : '#b8342f'), {
        at: [-0.09 + 0.055 * Math.sqrt(i) * Math.cos(i * 2.4), 0.385, 0.1 + 0.055 * Math.sqrt(i) * Math.sin(i * 2.4)],
      }),
    ),
  );
}

function woodBowl(colour: string): Group {
  return group(
    lathe(
      [0, 0, 0.22, 0, 0.34, 0.1, 0.42, 0.26, 0.43, 0.36, 0.4, 0.365, 0.38, 0.26, 0.3, 0.12, 0, 0.07],
      materials.wood(tones.beech),
      {},
      0.05,
    ),
    lathe(
      [0, -0.004, 0.22, -0.004, 0.34, 0.1, 0.405, 0.222, 0.407, 0.224],
      materials.lacquer(colour),
      { scale: [1.012, 1, 1.012] },
      0.05,
    ),
    stitches(
      times(24, (i) => [0.426 * Math.cos(i * 0.2618), 0.27, 0.426 * Math.sin(i * 0.2618)] as const),
      thread(),
      0.03,
      true,
    ),
  );
}

export const dishes: Models = {
  filizanka: model('#b4b8bc', [cup], { stance: 'stand', turn: -26, above: 22 }),
  sztucce: model('#8a5c3c', [cutlery], { stance: 'hang', turn: 8, above: 4 }),
  talerz: model(tones.cream, [plates], { stance: 'stand', turn: 12, above: 32 }),
  miska: model(tones.brick, [campBowl, porridgeBowl, woodBowl], { stance: 'stand', turn: -20, above: 24 }),
};
