import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, group, plate, pose, puffed, rectangle, stitches } from '../engine/shapes.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  brass,
  hoop,
  lathe,
  leather,
  model,
  once,
  paper,
  path,
  pipe,
  printed,
  strip,
  thread,
  times,
} from './parts.ts';
import { hillMap, type Print, peakLabel, ridges } from './prints.ts';

const cream = once(() => materials.paper('#f4ead6'));

/** Lines of writing, without letters. */
const writing: Print = (x, y) => {
  const line = Math.round(y * 7);
  const long = 0.74 - 0.3 * Math.abs(Math.sin(line * 7.3)) * (line % 3 === 0 ? 1 : 0.2);
  return Math.abs(y * 7 - line) < 0.16 &&
    x > -0.74 &&
    x < long &&
    Math.abs(y) < 0.84 &&
    (x * 9 + line * 3.7) % 1.9 > -1.6
    ? '#9a8d78'
    : '#f6eedd';
};

/** A bound book lying on its back, its spine to the left and its front upwards (towards +z). */
function bound(wide: number, high: number, thick: number, cover: Print, spine: string): Group {
  return group(
    block([wide - 0.05, high - 0.05, thick], cream(), { at: [0.015, -high / 2 + 0.025, 0] }, 0.008),
    printed(rectangle(wide, high, 0.02), 0.028, materials.canvas('#ffffff', 6), cover, {
      at: [0, 0, thick / 2 + 0.01],
    }),
    plate(rectangle(wide, high, 0.02), 0.028, materials.canvas(spine, 6), { at: [0, 0, -thick / 2 - 0.01] }),
    strip(
      [
        -wide / 2 + 0.02,
        -thick / 2 - 0.012,
        -wide / 2 - 0.03,
        -thick / 4,
        -wide / 2 - 0.03,
        thick / 4,
        -wide / 2 + 0.02,
        thick / 2 + 0.012,
      ],
      high,
      0.026,
      materials.canvas(spine, 6),
      { turn: [90, 0, 0] },
    ),
    times(9, (i) =>
      block(
        [0.006, high - 0.06, 0.004],
        materials.paper('#ddcfb3'),
        { at: [wide / 2 - 0.012, -high / 2 + 0.03, -thick / 2 + 0.015 + (i * (thick - 0.03)) / 8] },
        0.001,
      ),
    ),
  );
}

const title =
  (colour: string): Print =>
  (x, y) => {
    if (Math.abs(y - 0.62) < 0.055 && Math.abs(x) < 0.6) return tones.cream;
    if (Math.abs(y - 0.44) < 0.03 && Math.abs(x) < 0.36) return tones.cream;
    if (y > 0.28) return colour;
    return y > 0.25 ? tones.cream : ridges(colour, mix(colour, tones.cream, 0.8))(x, ((y + 1) / 1.25) * 2 - 1);
  };

const hardback = (colour: string): Group =>
  group(
    pose(bound(0.7, 0.96, 0.16, title(colour), shade(colour, -0.1)), { at: [0, 0.49, 0] }),
    strip([0.1, 0.97, 0.13, 1.02, 0.2, 0.98, 0.22, 0.86], 0.03, 0.01, materials.canvas(tones.amber, 8)),
  );

function openBook(colour: string): Group {
  const leaf = (s: number): Group => {
    const rise = [0, 0.06, 0.12, 0.16, 0.3, 0.15, 0.5, 0.1, 0.62, 0.05];
    const page = puffed(
      rectangle(0.6, 0.82, 0.01).map(([x, y]) => [x + 0.305, y]),
      {
        thick: 0.012,
        round: 0.01,
        bend: (x) => 0.1 * Math.sin(Math.min(1, x / 0.3) * 1.57) - Math.max(0, x - 0.3) * 0.22,
        tint: (x, y) => (s > 0 ? hillMap(x * 2, y * 2) : writing((0.305 - x) * -3.3, y * 2.4)),
      },
      paper(),
      { at: [0, 0.05, 0], turn: [-90, 0, 0], scale: [s, 1, 1] },
    );
    return group(
      page,
      strip(
        [...rise.map((v, i) => (i % 2 ? v - 0.03 : v)), 0.62, 0.02, 0.02, 0.02],
        0.8,
        0.03,
        cream(),
        { scale: [s, 0.9, 1] },
        0.1,
      ),
      block([0.64, 0.03, 0.88], materials.canvas(colour, 6), { at: [s * 0.325, 0, 0] }, 0.012),
    );
  };
  return group(
    leaf(-1),
    leaf(1),
    block([0.08, 0.03, 0.88], materials.canvas(shade(colour, -0.1), 6), {}, 0.012),
    strip([0.02, -0.43, 0.03, -0.5, 0.0, -0.58], 0.02, 0.03, materials.canvas(tones.brick, 8), {
      at: [0, 0.05, 0],
      turn: [-90, 0, 0],
    }),
    pose(
      group(
        pipe([0, 0, 0, 0.4, 0, 0], 0.022, materials.lacquer(tones.amber)),
        lathe([0, 0, 0.022, 0, 0.004, 0.07, 0, 0.07], beech(), { at: [0.4, 0, 0], turn: [0, 0, -90] }),
      ),
      { at: [-0.42, 0.17, 0.12], turn: [0, 35, -8] },
    ),
  );
}

function bookPile(colour: string): Group {
  const one = (wide: number, thick: number, paint: string, y: number, turn: number) =>
    pose(bound(wide, wide * 1.3, thick, title(paint), shade(paint, -0.08)), {
      at: [0, y + thick / 2 + 0.025, 0],
      turn: [-90, 0, turn],
    });
  return group(
    one(0.76, 0.17, mix(colour, tones.ink, 0.35), 0, 6),
    one(0.72, 0.12, '#cfa35b', 0.225, -5),
    one(0.68, 0.15, colour, 0.4, 9),
    strip([0.3, 0.46, 0.42, 0.44, 0.45, 0.34], 0.03, 0.01, materials.canvas(tones.cream, 8), { at: [0, 0, 0.2] }),
  );
}

export function notebook(colour: string): Group {
  const hide = materials.leather(colour);
  return group(
    pose(
      group(
        block([0.62, 0.9, 0.1], cream(), { at: [0.02, -0.45, 0.02] }, 0.012),
        plate(rectangle(0.68, 0.96, 0.06), 0.03, hide, { at: [0, 0, -0.045] }, 0.012),
        puffed(rectangle(0.68, 0.96, 0.06), { thick: 0.024, round: 0.03 }, hide, { at: [0, 0, 0.085] }),
        strip([-0.32, -0.06, -0.365, 0, -0.32, 0.09], 0.94, 0.03, hide, { turn: [90, 0, 0], at: [0, 0, 0] }),
        [-0.29, 0.29].map((x) => stitches(path([x, -0.43, 0.108, x, 0.43, 0.108]), thread(), 0.024)),
        [-0.43, 0.43].map((y) => stitches(path([-0.27, y, 0.108, 0.27, y, 0.108]), thread(), 0.024)),
        block([0.03, 0.97, 0.016], materials.canvas(shade(colour, -0.15), 8), { at: [0.22, -0.485, 0.108] }, 0.006),
        printed(rectangle(0.28, 0.2, 0.02), 0.014, paper(), peakLabel('#f2e6cd', shade(colour, -0.1)), {
          at: [-0.06, 0.16, 0.112],
        }),
        strip([0.05, -0.47, 0.07, -0.56, 0.04, -0.62], 0.03, 0.012, materials.canvas(tones.amber, 8)),
        hoop(0.036, -0.1, 0.02, leather(), 0.012, { at: [0.385, -0.02, 0.03] }),
        pipe([0.385, -0.34, 0.03, 0.385, 0.36, 0.03], 0.032, materials.lacquer(tones.amber)),
        lathe([0, -0.1, 0.006, -0.1, 0.032, 0, 0, 0], beech(), { at: [0.385, -0.34, 0.03] }),
        hoop(0.031, 0.3, 0.35, brass(), 0.006, { at: [0.385, 0, 0.03] }),
      ),
      { turn: [0, 0, 8] },
    ),
  );
}

function pen(colour: string): Group {
  return group(
    printed(rectangle(0.74, 0.92, 0.02), 0.02, paper(), writing, { at: [-0.1, -0.02, 0], turn: [0, 0, 7] }),
    pose(
      group(
        lathe([0, -0.56, 0.008, -0.555, 0.014, -0.5, 0.03, -0.46, 0, -0.46], brass(), {}, 0.004),
        lathe([0, -0.47, 0.032, -0.46, 0.054, -0.36, 0.056, -0.08, 0, -0.08], materials.wood(tones.walnut), {}, 0.03),
        times(4, (i) => hoop(0.052, -0.36 + i * 0.045, -0.34 + i * 0.045, materials.wood(tones.walnut), 0.01)),
        hoop(0.054, -0.1, -0.06, brass(), 0.012),
        lathe([0, -0.08, 0.06, -0.08, 0.06, 0.4, 0.045, 0.5, 0, 0.52], materials.lacquer(colour), {}, 0.04),
        hoop(0.056, 0.37, 0.4, brass(), 0.012),
        pipe([0, 0.42, 0.05, 0, 0.44, 0.1, 0, 0.38, 0.105, 0, 0.16, 0.085, 0, 0.11, 0.082], 0.016, brass()),
        ball(0.025, brass(), { at: [0, 0.11, 0.083] }),
        lathe([0, 0.51, 0.026, 0.51, 0.026, 0.57, 0.012, 0.585, 0, 0.585], brass()),
      ),
      { at: [0.12, 0.02, 0.075], turn: [-2, 0, -34], scale: 1.1 },
    ),
  );
}

function postcard(colour: string): Group {
  const front: Print = (x, y) => (Math.abs(x) > 0.93 || Math.abs(y) > 0.91 ? '#f7f0e0' : ridges(colour)(x, y));
  const back: Print = (x, y) => {
    if (x > 0.52 && x < 0.86 && y > 0.3 && y < 0.82)
      return x > 0.57 && x < 0.81 && y > 0.36 && y < 0.76
        ? ridges(tones.brick)((x - 0.69) * 8, (y - 0.56) * 5)
        : '#fffaf0';
    if (Math.abs(Math.hypot(x - 0.42, y - 0.42) - 0.17) < 0.014) return '#6b5c4a';
    if (Math.abs(x - 0.05) < 0.008 && Math.abs(y) < 0.8) return '#b5a68c';
    if (x > 0.15 && x < 0.85 && y < 0.05 && Math.abs(y * 5 - Math.round(y * 5)) < 0.06 && y > -0.75) return '#b5a68c';
    return x < -0.05 ? writing((x + 0.5) * 2, y) : '#f6eedd';
  };
  return group(
    printed(rectangle(0.96, 0.66, 0.02), 0.02, paper(), back, { at: [0.06, 0.28, 0], turn: [0, 0, -9] }),
    printed(rectangle(0.96, 0.66, 0.02), 0.022, paper(), front, { at: [-0.02, -0.2, 0.045], turn: [0, 0, 6] }),
    lathe([0, 0, 0.045, 0, 0.045, 0.012, 0.02, 0.03, 0.022, 0.06, 0.036, 0.075, 0, 0.085], brass(), {
      at: [-0.03, 0.1, 0.05],
      turn: ahead,
    }),
  );
}

export const stationery: Models = {
  ksiazka: model(tones.brick, [hardback, openBook, bookPile], { stance: 'stand', turn: 22, above: 26 }),
  notes: model('#71508c', [notebook], { stance: 'hang', turn: 12, above: 4 }),
  pioro: model('#2f4c86', [pen], { stance: 'hang', turn: 8, above: 4 }),
  bilet: model(tones.fir, [postcard], { stance: 'hang', turn: 6, above: 4 }),
};
