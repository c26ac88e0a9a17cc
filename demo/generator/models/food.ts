import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { ball, block, group, plate, pose, puffed, rectangle, stitches } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  jitter,
  label,
  lathe,
  model,
  paper,
  path,
  pipe,
  points,
  printed,
  ring,
  strip,
  thread,
  times,
  twine,
} from './parts.ts';
import { peakLabel, ridges, unit } from './prints.ts';
import { teaTube } from './tea.ts';

/** A square of cloth over a lid, tied with twine. */
const bonnet = (colour: string, y: number, radius: number): Group =>
  group(
    lathe(
      [0, y + 0.07, radius * 0.8, y + 0.065, radius, y + 0.03, radius * 0.98, y - 0.03],
      materials.canvas(colour, 6),
      {},
      0.03,
    ),
    times(22, (i) => {
      const angle = (i / 22) * 2 * Math.PI;
      const out = radius * (1.13 + (i % 2 ? 0.09 : 0));
      return puffed(
        blob([-0.05, 0, 0.05, 0, 0.07, -0.12, 0, -0.14, -0.07, -0.12], 0.4),
        { thick: 0.016 },
        materials.canvas(i % 2 ? colour : shade(colour, -0.05), 6),
        {
          at: [radius * Math.sin(angle), y - 0.02, radius * Math.cos(angle)],
          turn: [-18 - (out - radius) * 60, (angle * 180) / Math.PI, 0],
        },
      );
    }),
    [0, 0.02].map((up) => ring(radius + 0.012, 0.013, twine(), { at: [0, y - 0.02 + up, 0] })),
    pipe(
      [
        0,
        y - 0.01,
        radius + 0.02,
        -0.09,
        y + 0.03,
        radius + 0.04,
        -0.1,
        y - 0.04,
        radius + 0.05,
        0,
        y - 0.01,
        radius + 0.03,
        0.09,
        y + 0.03,
        radius + 0.04,
        0.1,
        y - 0.04,
        radius + 0.05,
        0,
        y - 0.01,
        radius + 0.02,
      ],
      0.012,
      twine(),
    ),
    pipe([0, y - 0.01, radius + 0.02, -0.04, y - 0.12, radius + 0.05, -0.03, y - 0.18, radius + 0.06], 0.011, twine()),
    pipe([0, y - 0.01, radius + 0.02, 0.05, y - 0.1, radius + 0.05, 0.06, y - 0.16, radius + 0.06], 0.011, twine()),
  );

function jamJar(colour: string): Group {
  return group(
    lathe([0, 0, 0.27, 0, 0.31, 0.04, 0.31, 0.52, 0.28, 0.57, 0, 0.57], materials.enamel('#4f1d33'), {}, 0.05),
    lathe([0.29, 0.55, 0.26, 0.6, 0.24, 0.66], materials.glass('#f3e6e6', 0.22), {}, 0.05),
    label(0.316, 0.14, 0.44, 120, paper(), unit(peakLabel('#f5ecd8', shade(colour, -0.1)))),
    bonnet(mix(colour, tones.cream, 0.1), 0.68, 0.26),
    [
      [0.42, 0.16, 0],
      [0.36, 0.32, 1],
    ].map(([x = 0, z = 0, i = 0]) =>
      ball(0.11, materials.clay('#4a3566'), { at: [x, 0.09, z], scale: [0.9, 0.82, 0.8], turn: [0, i * 50, 12] }),
    ),
    pipe([0.42, 0.18, 0.16, 0.44, 0.24, 0.14], 0.012, materials.wood(tones.walnut)),
  );
}

/** `served` with a dipper beside it. */
export function honeyPot(colour: string, served = true): Group {
  const dipper = group(
    pipe([0, 0, 0, 0, 0.5, 0], 0.02, beech()),
    times(5, (i) =>
      lathe(
        [0, 0, 0.05 - Math.abs(i - 2) * 0.006, 0, 0.055 - Math.abs(i - 2) * 0.006, 0.012, 0, 0.024],
        beech(),
        { at: [0, -0.14 + i * 0.032, 0] },
        0.006,
      ),
    ),
  );
  return group(
    lathe([0, 0, 0.3, 0, 0.37, 0.06, 0.38, 0.42, 0.34, 0.51, 0, 0.52], materials.enamel('#d98f1f'), {}, 0.07),
    lathe([0.345, 0.5, 0.31, 0.56, 0.29, 0.64], materials.glass('#ffe9b8', 0.24), {}, 0.08),
    label(
      0.386,
      0.13,
      0.4,
      96,
      paper(),
      unit((x, y) => {
        const [px, py] = [Math.abs(x * 3), y * 2.6];
        const cell = Math.hypot(
          ((px * 2.2 + 1) % 1) - 0.5,
          ((py * 2.2 + (Math.floor(px * 2.2) % 2) * 0.5 + 9) % 1) - 0.5,
        );
        if (Math.max(Math.abs(x), Math.abs(y)) > 0.88) return shade(colour, -0.08);
        return Math.hypot(x * 1.5, y) < 0.72 && cell > 0.36 ? tones.amber : '#f7eed9';
      }),
    ),
    lathe([0, 0.63, 0.3, 0.63, 0.325, 0.655, 0.32, 0.74, 0.29, 0.77, 0, 0.775], materials.lacquer(colour), {}, 0.03),
    hoop(0.318, 0.665, 0.685, brass(), 0.012),
    times(3, (i) => ring(0.315, 0.013, twine(), { at: [0, 0.585 + i * 0.022, 0] })),
    served ? pose(dipper, { at: [0.56, 0.15, 0.28], turn: [-28, 0, 24] }) : [],
  );
}

function chocolate(colour: string): Group {
  const dark = materials.clay('#4d2b1b', 3);
  const square = (i: number) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return puffed(rectangle(0.17, 0.15, 0.02), { thick: 0.06, round: 0.035, flat: true }, dark, {
      at: [(column - 1) * 0.185, 0.28 + row * 0.165, 0.02],
    });
  };
  return group(
    pose(
      group(
        block([0.56, 0.62, 0.05], dark, { at: [0, 0.1, 0] }, 0.012),
        times(9, square),
        printed(
          rectangle(0.62, 0.72, 0.012),
          0.09,
          paper(),
          (x, y) => {
            if (y > 0.72) return tones.cream;
            if (y > 0.66) return tones.amber;
            return y < -0.62
              ? colour
              : ridges(shade(colour, 0.02), mix(colour, tones.cream, 0.82))(x, (y + 0.62) * 1.4 - 0.85);
          },
          { at: [0, -0.24, 0] },
          0.016,
        ),
        plate(
          points([
            -0.31, 0.1, -0.26, 0.16, -0.2, 0.11, -0.12, 0.19, -0.04, 0.12, 0.05, 0.2, 0.12, 0.13, 0.2, 0.18, 0.26, 0.12,
            0.31, 0.17, 0.31, 0.06, -0.31, 0.06,
          ]),
          0.075,
          materials.metal('#e6dcc0'),
          { at: [0, 0.03, 0.006] },
          0.006,
        ),
        block([0.5, 0.02, 0.012], materials.metal(tones.brass), { at: [0, -0.52, 0.046] }, 0.004),
      ),
      { turn: [0, 0, -12] },
    ),
    times(6, (i) =>
      ball(0.042, materials.enamel('#a3222c'), {
        at: [0.28 + 0.1 * Math.cos(i * 2.4), -0.5 + 0.1 * Math.sin(i * 2.4), 0.03],
        scale: [1, 0.9, 0.9],
      }),
    ),
  );
}

/** A bag with a folded top, its front looking to +z. */
function bag(material: ReturnType<typeof materials.paper>, salt: number): Group {
  const body = blob(
    [-0.29, 0.02, 0, 0, 0.29, 0.02, 0.305, 0.3, 0.29, 0.62, 0.27, 0.8, 0, 0.81, -0.27, 0.8, -0.29, 0.62, -0.305, 0.3],
    0.25,
  );
  return group(
    puffed(
      body,
      {
        thick: 0.17,
        round: 0.12,
        relief: (x, y) => (1 + 0.05 * noise(x * 7 + salt, y * 7)) * (y > 0.5 ? Math.max(0.22, 1 - (y - 0.5) * 2.5) : 1),
        cell: 0.014,
      },
      material,
    ),
    block([0.56, 0.1, 0.09], material, { at: [0, 0.76, 0.005] }, 0.03),
  );
}

const beans = (x: number, z: number, count: number): Group =>
  group(
    times(count, (i) => {
      const [a, r] = [i * 2.4, 0.055 * Math.sqrt(i)];
      const at = [x + r * Math.cos(a) * 1.4, 0.03, z + r * Math.sin(a)] as const;
      return group(
        ball(0.042, materials.clay('#4b2c1b', 4), { at, scale: [1.25, 0.75, 0.85], turn: [0, i * 67, 0] }),
        ball(0.02, materials.clay('#2c180e', 4), {
          at: [at[0], 0.054, at[2]],
          scale: [2.2, 0.4, 0.24],
          turn: [0, i * 67, 0],
        }),
      );
    }),
  );

/** `served` with beans before it. */
export function coffeeBag(colour: string, served = true): Group {
  return group(
    bag(materials.paper(colour), 0),
    printed(rectangle(0.36, 0.36, 0.02), 0.014, paper(), peakLabel('#f5ecd8', shade(colour, -0.12)), {
      at: [0, 0.33, 0.176],
    }),
    strip([-0.3, 0.8, -0.3, 0.83, 0.3, 0.83, 0.3, 0.8], 0.03, 0.014, brass(), { at: [0, -0.01, 0.055] }, 0.1),
    cylinder(0.03, 0.012, materials.rubber(shade(colour, -0.15)), { at: [0, 0.6, 0.13], turn: [72, 0, 0] }, 0.005),
    served ? beans(0.2, 0.34, 9) : [],
  );
}

function coffeePouch(colour: string): Group {
  const sack = blob(
    [
      -0.28, 0.02, 0, 0, 0.28, 0.02, 0.34, 0.2, 0.3, 0.45, 0.12, 0.6, 0.2, 0.74, 0.12, 0.78, 0, 0.75, -0.12, 0.78, -0.2,
      0.74, -0.12, 0.6, -0.3, 0.45, -0.34, 0.2,
    ],
    0.5,
  );
  return group(
    puffed(
      sack,
      {
        thick: 0.24,
        round: 0.2,
        relief: (x, y) => 1 + 0.03 * noise(x * 8, y * 6) + (y > 0.45 ? 0.12 * Math.sin(x * 60) : 0),
      },
      materials.canvas('#cdb083', 4),
    ),
    times(3, (i) => ring(0.125, 0.016, twine(), { at: [0, 0.575 + i * 0.024, 0], scale: [1.08, 1, 1.7] })),
    printed(
      rectangle(0.34, 0.26, 0.015),
      0.014,
      materials.canvas('#ffffff', 5),
      peakLabel(colour, tones.cream, tones.cream),
      { at: [0, 0.26, 0.262] },
    ),
    stitches(path([-0.155, 0.14, 0.272, 0.155, 0.14, 0.272]), thread(), 0.022),
    stitches(path([-0.155, 0.38, 0.272, 0.155, 0.38, 0.272]), thread(), 0.022),
    pipe([0.1, 0.58, 0.08, 0.2, 0.52, 0.16, 0.22, 0.44, 0.2], 0.012, twine()),
    beans(0.3, 0.36, 8),
  );
}

function beanSack(colour: string): Group {
  const cloth = materials.canvas(mix(colour, '#cdb083', 0.7), 4);
  const bean = (i: number, high: boolean) => {
    const [a, r] = [i * 2.4, (high ? 0.046 : 0.09) * Math.sqrt(i)];
    const y = high ? 0.47 + 0.1 * (1 - (r / 0.3) ** 2) : 0.045;
    return puffed(
      blob([-0.07, 0, -0.05, 0.045, 0, 0.035, 0.05, 0.045, 0.07, 0, 0.04, -0.05, -0.04, -0.05], 0.5),
      { thick: 0.036, cell: 0.012 },
      materials.enamel('#f1e8d8'),
      {
        at: [(high ? 0 : 0.36) + r * Math.cos(a), y, (high ? 0 : 0.34) + r * Math.sin(a) * (high ? 1 : 0.6)],
        turn: [-78 + 14 * jitter(i), 0, i * 61],
      },
    );
  };
  return group(
    lathe([0, 0, 0.26, 0, 0.33, 0.06, 0.36, 0.22, 0.33, 0.42, 0.31, 0.47, 0, 0.44], cloth, {}, 0.08),
    times(3, (i) =>
      lathe(
        [
          0.29,
          0.42 + i * 0.03,
          0.35 + i * 0.012,
          0.43 + i * 0.03,
          0.355 + i * 0.012,
          0.47 + i * 0.03,
          0.29,
          0.49 + i * 0.03,
        ],
        cloth,
        { turn: [2 * jitter(i), 0, 2 * jitter(i, 3)] },
        0.02,
      ),
    ),
    lathe([0, 0.54, 0.2, 0.51, 0.31, 0.47], materials.clay('#d9ccb4')),
    times(40, (i) => bean(i, true)),
    times(7, (i) => bean(i, false)),
    label([0.358, 0.366], 0.14, 0.32, 56, materials.canvas('#ffffff', 5), unit(peakLabel(tones.cream, '#5d6f3c'))),
  );
}

export const food: Models = {
  sloik: model('#c23f63', [jamJar, teaTube], { stance: 'stand', turn: 0, above: 12 }),
  miod: model(tones.fir, [(colour) => honeyPot(colour)], { stance: 'stand', turn: 0, above: 12 }),
  czekolada: model('#c23f63', [chocolate], { stance: 'hang', turn: 10, above: 4 }),
  kawa: model(tones.fir, [(colour) => coffeeBag(colour), coffeePouch], { stance: 'stand', turn: 16, above: 12 }),
  fasola: model('#cdb083', [beanSack], { stance: 'stand', turn: 8, above: 22 }),
};
