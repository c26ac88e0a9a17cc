import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, circle, group, plate, pose, puffed, rectangle, stitches, type Vec } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  brass,
  cylinder,
  lathe,
  leather,
  model,
  paper,
  pipe,
  points,
  printed,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';
import { dial, hillMap, type Print, ridges } from './prints.ts';

/** A hand of a clock, from the middle outwards, at an angle in degrees from twelve. */
export const hand = (length: number, width: number, angle: number, z: number, material = materials.rubber('#2a2622')) =>
  plate(
    points([-width, -length * 0.15, width, -length * 0.15, width * 0.5, length, -width * 0.5, length]),
    0.012,
    material,
    { at: [0, 0, z], turn: [0, 0, -angle] },
    0.004,
  );

function strapOf(material = leather(), seam = true): Group {
  const half = (s: number) =>
    group(
      puffed(
        rectangle(0.24, 0.46, 0.06).map(([x, y]) => [x * (1 - 0.1 * (y + 0.23)), y + 0.4]),
        { thick: 0.02, round: 0.03, bend: (_, y) => -0.28 * (y - 0.1) ** 2 },
        material,
        { turn: [0, 0, s > 0 ? 0 : 180] },
      ),
      seam
        ? [-0.088, 0.088].map((x) =>
            stitches(
              times(6, (i): Vec => {
                const y = 0.2 + i * 0.08;
                return [x, s * y, 0.02 - 0.28 * (y - 0.1) ** 2];
              }),
              thread(),
              0.022,
            ),
          )
        : [],
    );
  return group(
    half(1),
    half(-1),
    times(3, (i) =>
      ball(0.013, materials.rubber(), { at: [0, -0.42 - i * 0.06, -0.02 - i * 0.014], scale: [1, 1, 0.4] }),
    ),
    pipe(
      [-0.14, 0.56, -0.05, -0.14, 0.67, -0.07, 0.14, 0.67, -0.07, 0.14, 0.56, -0.05],
      0.016,
      steel(),
      {},
      true,
      0.15,
    ),
    block([0.27, 0.045, 0.03], material, { at: [0, 0.46, -0.03] }, 0.012),
  );
}

function fieldWatch(colour: string): Group {
  return group(
    strapOf(materials.canvas(colour, 6)),
    lathe(
      [0, 0, 0.24, 0, 0.26, 0.03, 0.26, 0.07, 0.235, 0.095, 0.205, 0.095, 0.2, 0.07, 0, 0.07],
      steel(),
      { turn: ahead },
      0.015,
    ),
    printed(circle(0.205, 64), 0.012, paper(), dial(tones.cream, tones.ink), { at: [0, 0, 0.075] }),
    hand(0.1, 0.013, -58, 0.088),
    hand(0.155, 0.01, 60, 0.095),
    hand(0.15, 0.005, 190, 0.102, materials.rubber('#b5391f')),
    cylinder(0.014, 0.03, brass(), { at: [0, 0, 0.085], turn: ahead }, 0.005),
    cylinder(0.035, 0.05, steel(), { at: [0.255, 0, 0.045], turn: [0, 0, -90] }),
    (
      [
        [-1, 1],
        [1, 1],
        [-1, -1],
        [1, -1],
      ] as const
    ).map(([x, y]) =>
      block([0.05, 0.12, 0.06], steel(), { at: [x * 0.155, y * 0.225 - 0.06, 0.03], turn: [0, 0, x * y * -8] }, 0.018),
    ),
  );
}

function starWatch(colour: string): Group {
  const night: Print = (x, y) => {
    const base = dial(mix(colour, '#141a2e', 0.55), tones.cream, false)(x, y);
    const [a, b] = [Math.abs(x), Math.abs(y - 0.3)];
    return a * b < 0.004 && a + b < 0.26 ? tones.amber : base;
  };
  return group(
    strapOf(leather()),
    plate(rectangle(0.54, 0.54, 0.17), 0.09, brass(), { at: [0, 0, 0.045] }, 0.03),
    ring(0.215, 0.026, steel(), { at: [0, 0, 0.088], turn: ahead }),
    printed(circle(0.21, 64), 0.014, paper(), night, { at: [0, 0, 0.086] }),
    hand(0.1, 0.014, -48, 0.1, materials.metal(tones.brass)),
    hand(0.155, 0.011, 50, 0.107, materials.metal(tones.brass)),
    cylinder(0.016, 0.03, brass(), { at: [0, 0, 0.09], turn: ahead }, 0.005),
    cylinder(0.04, 0.06, steel(), { at: [0.26, 0, 0.045], turn: [0, 0, -90] }),
  );
}

function stopwatch(colour: string): Group {
  const cord = materials.canvas(colour, 8);
  return group(
    lathe(
      [0, 0, 0.3, 0, 0.34, 0.03, 0.35, 0.08, 0.33, 0.12, 0.29, 0.13, 0.28, 0.1, 0, 0.1],
      steel(),
      { turn: ahead },
      0.02,
    ),
    ring(0.305, 0.016, materials.lacquer(colour), { at: [0, 0, 0.128], turn: ahead }),
    printed(circle(0.285, 64), 0.012, paper(), dial('#f6eedd', tones.ink), { at: [0, 0, 0.104] }),
    printed(circle(0.075), 0.012, paper(), dial(mix(colour, tones.cream, 0.75), tones.ink, false), {
      at: [0, -0.11, 0.112],
    }),
    hand(0.05, 0.008, 140, 0.122).translateY(-0.11),
    hand(0.23, 0.008, 38, 0.125, materials.rubber('#b5391f')),
    cylinder(0.02, 0.03, brass(), { at: [0, 0, 0.112], turn: ahead }, 0.006),
    cylinder(0.04, 0.1, steel(), { at: [0, 0.33, 0.06] }),
    lathe([0, 0.4, 0.065, 0.4, 0.07, 0.42, 0.065, 0.48, 0, 0.49], brass(), { at: [0, 0, 0.06] }),
    [-1, 1].map((s) => cylinder(0.035, 0.13, brass(), { at: [s * 0.21, 0.22, 0.06], turn: [0, 0, s * -42] })),
    pipe(
      [-0.05, 0.43, 0.06, -0.12, 0.52, 0.06, -0.07, 0.62, 0.06, 0.07, 0.62, 0.06, 0.12, 0.52, 0.06, 0.05, 0.43, 0.06],
      0.016,
      steel(),
    ),
    pipe(
      [
        -0.02, 0.61, 0.075, -0.16, 0.74, 0.05, -0.2, 0.95, 0.03, 0, 1.08, 0.03, 0.2, 0.95, 0.03, 0.16, 0.74, 0.05, 0.02,
        0.61, 0.075,
      ],
      0.022,
      cord,
    ),
    block([0.08, 0.07, 0.06], leather(), { at: [0, 0.66, 0.06] }, 0.016),
  );
}

export function compass(colour: string): Group {
  const rose: Print = (x, y) => {
    const radius = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const star = 0.22 + 0.4 * Math.abs(Math.cos(2 * angle)) ** 6;
    if (radius < star) return Math.floor((angle / Math.PI) * 4 + 8) % 2 === 0 ? tones.ink : '#b59a6a';
    return dial('#f3ead6', tones.ink)(x, y);
  };
  const needle = (s: number, paint: string) =>
    plate(
      points([-0.03, 0, 0.03, 0, 0, s * 0.24]),
      0.018,
      materials.enamel(paint),
      { at: [0, 0.125, 0], turn: [-90, 0, 0] },
      0.005,
    );
  return group(
    lathe(
      [0, 0, 0.34, 0, 0.38, 0.03, 0.38, 0.1, 0.34, 0.13, 0.32, 0.12, 0.3, 0.1, 0, 0.09],
      materials.lacquer(colour),
      {},
      0.025,
    ),
    ring(0.335, 0.022, brass(), { at: [0, 0.13, 0] }),
    printed(circle(0.31, 64), 0.012, paper(), rose, { at: [0, 0.1, 0], turn: [-90, 0, 0] }),
    pose(group(needle(1, '#c0392b'), needle(-1, '#f4efe4')), { turn: [0, -34, 0] }),
    lathe([0, 0.12, 0.025, 0.12, 0.02, 0.15, 0, 0.155], brass()),
    pose(
      group(
        lathe(
          [0, 0, 0.34, 0, 0.37, 0.02, 0.37, 0.06, 0.34, 0.07, 0.32, 0.05, 0, 0.05],
          materials.lacquer(colour),
          { at: [0, 0, -0.38] },
          0.02,
        ),
        lathe([0, 0.052, 0.3, 0.052, 0.31, 0.06, 0, 0.062], materials.metal('#cfdde2'), { at: [0, 0, -0.38] }, 0.004),
        ring(0.335, 0.012, brass(), { at: [0, 0.07, -0.38] }),
        block([0.012, 0.01, 0.58], brass(), { at: [0, 0.062, -0.38] }, 0.004),
      ),
      { at: [0, 0.1, -0.37], turn: [76, 0, 0] },
    ),
    block([0.2, 0.1, 0.07], brass(), { at: [0, 0.05, -0.38] }, 0.025),
    ring(0.05, 0.014, brass(), { at: [0, 0.06, 0.42] }),
    pipe([0, 0.06, 0.46, 0.14, 0.03, 0.56, 0.34, 0.02, 0.5, 0.5, 0.02, 0.34, 0.56, 0.02, 0.1], 0.018, leather()),
  );
}

export function foldedMap(colour: string): Group {
  const [wide, high] = [0.27, 0.46];
  const panels = times(8, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const lean = column % 2 ? -24 : 24;
    const print: Print = (x, y) => hillMap((column - 1.5) / 2 + x / 4, row - 0.5 + y / 2);
    const cover: Print = (x, y) => (y < -0.55 ? tones.cream : ridges(colour)(x, (y + 0.55) / 0.78 - 1));
    return printed(
      rectangle(wide, high),
      0.012,
      paper(),
      column === 3 && row === 1 ? cover : print,
      {
        at: [(column - 1.5) * wide * 0.915, (row - 0.5) * high * 0.962, (row ? -0.03 : 0.03) * 0],
        turn: [row ? 10 : -10, lean, 0],
      },
      0.003,
    );
  });
  return group(
    pose(group(panels), { turn: [0, 0, -5] }),
    pose(
      group(
        pipe([-0.1, 0, 0, 0.3, 0, 0], 0.022, materials.lacquer(tones.amber)),
        lathe([0, 0, 0.022, 0, 0.004, 0.07, 0, 0.07], beech(), { at: [0.3, 0, 0], turn: [0, 0, -90] }),
      ),
      { at: [0.02, -0.6, 0.04], turn: [0, 0, 12] },
    ),
  );
}

/** A map in its cover, half drawn out: a picture in front, the folds behind it. */
function coveredMap(colour: string): Group {
  const [wide, high] = [0.4, 0.84];
  const cover: Print = (x, y) => {
    if (Math.abs(x) > 0.93 || Math.abs(y) > 0.965) return tones.cream;
    if (y > 0.5) return Math.abs(y - 0.74) < 0.035 && Math.abs(x) < 0.62 ? tones.cream : peakBand(x, y, colour);
    if (y < -0.78) return colour;
    return y > 0.47 || y < -0.75
      ? tones.cream
      : ridges(colour, mix(colour, tones.cream, 0.84))(x * 0.8, (y + 0.14) / 0.62);
  };
  const fold = (i: number) => {
    const lean = i % 2 ? -32 : 32;
    const print: Print = (x, y) => hillMap((i - 1) * 0.52 + x * 0.26, y * 0.95);
    return printed(
      rectangle(0.25, high - 0.04),
      0.012,
      paper(),
      print,
      { at: [0.26 + i * 0.208, 0, 0.05], turn: [0, lean, 0] },
      0.003,
    );
  };
  return group(
    pose(
      group(
        times(3, fold),
        times(4, (i) =>
          block([wide - 0.03, high - 0.04, 0.012], paper(), { at: [0.012, -high / 2 + 0.02, 0.03 + i * 0.017] }, 0.003),
        ),
        printed(
          rectangle(wide, high, 0.012),
          0.016,
          materials.paper('#ffffff'),
          cover,
          { at: [0, 0, 0.11], turn: [0, -5, 0] },
          0.004,
        ),
        plate(rectangle(wide, high, 0.012), 0.016, materials.paper(shade(colour, -0.06)), { at: [0, 0, 0.012] }, 0.004),
        strip(
          [-wide / 2, 0.012, -wide / 2 - 0.022, 0.05, -wide / 2, 0.095],
          high,
          0.012,
          materials.paper(shade(colour, -0.06)),
          { turn: [90, 0, 0] },
        ),
      ),
      { at: [-0.26, 0, 0], turn: [0, 0, -6] },
    ),
  );
}

/** The head of a cover: a sign of the trail beside the line of its name. */
function peakBand(x: number, y: number, colour: string): string {
  const [u, v] = [Math.abs(x + 0.7), Math.abs(y - 0.585)];
  if (u < 0.14 && v < 0.045) return v < 0.015 ? tones.brick : tones.cream;
  return Math.abs(x) < 0.45 && v < 0.014 ? mix(colour, tones.cream, 0.55) : colour;
}

export const instruments: Models = {
  zegarek: model('#2f4c86', [fieldWatch, starWatch], { stance: 'hang', turn: 14, above: 4 }),
  stoper: model('#2f4c86', [stopwatch], { stance: 'hang', turn: 14, above: 4 }),
  kompas: model(tones.amber, [compass], { stance: 'stand', turn: 20, above: 36 }),
  mapa: model(tones.amber, [foldedMap, coveredMap], { stance: 'hang', turn: 6, above: 4 }),
};
