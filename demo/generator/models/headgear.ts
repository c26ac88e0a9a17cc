import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { ball, block, group, pose, puffed, rectangle, stitches, tube, turned, type Vec } from '../engine/shapes.ts';
import { sheet } from './tent.ts';

/** A knitted cap with a turned-up brim; `bobble` of wool on top. */
export function beanie(colour: string, bobble: string | null, pattern: string | null): Group {
  const dome = smooth(
    mirrored([
      [0.02, 0.74],
      [0.16, 0.71],
      [0.3, 0.56],
      [0.36, 0.3],
      [0.355, 0.1],
      [0.1, 0.06],
    ]),
    0.45,
  );
  const tint = pattern
    ? (x: number, y: number) =>
        Math.abs(y - 0.42 - 0.035 * Math.abs(((x * 14) % 1) - 0.5)) < 0.035 || Math.abs(y - 0.54) < 0.012
          ? pattern
          : colour
    : undefined;
  return group(
    puffed(
      dome,
      { thick: 0.3, round: 0.34, tint, relief: (x, y) => 1 + 0.03 * noise(x * 5, y * 5) },
      materials.knit(colour, 2.4),
    ),
    puffed(
      smooth(
        mirrored([
          [0.02, 0.27],
          [0.36, 0.25],
          [0.39, 0.14],
          [0.37, 0.02],
          [0.02, 0],
        ]),
        0.2,
      ),
      { thick: 0.335, round: 0.2, relief: (x) => 0.955 + 0.045 * Math.sin(x * 110) },
      materials.knit(pattern ?? shade(colour, -0.06), 2.4),
    ),
    bobble ? ball(0.13, materials.fleece(bobble, 3), { at: [0, 0.82, 0] }) : [],
    block([0.1, 0.055, 0.012], materials.leather(), { at: [0.06, 0.11, 0.335], turn: [0, 8, 0] }, 0.006),
  );
}

const crownHeight = 0.4;
/** Half of the width of a cap at a height. */
const crownAt = (y: number) => 0.36 * Math.sqrt(Math.max(0, 1 - (y / crownHeight) ** 2.4));

/** Half of the angle the peak takes. */
const peakEnd = 1.14;
/** Where the peak is: `u` from its left end to its right one, `v` from the crown to its edge. It is long in front, ends on the crown and hangs at its sides. */
function peakAt(u: number, v: number): Vec {
  const a = (u - 0.5) * 2 * peakEnd;
  const reach = 0.31 * Math.max(0, Math.cos((a / peakEnd) * (Math.PI / 2))) ** 0.55 * v;
  const x = Math.sin(a) * (0.338 + reach * 0.42);
  return [x, 0.022 - 0.2 * reach - 0.9 * reach * x * x, Math.cos(a) * 0.388 + reach * Math.cos(a * 0.6)];
}

const along = (count: number, at: (t: number) => Vec): Vec[] =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count));

/** A cap with a peak: six panels, a button on top, rows of stitches on the peak. */
export function cap(colour: string, peak: string): Group {
  const seam = materials.canvas(shade(colour, -0.1));
  const edge = materials.canvas(shade(peak, -0.06));
  const heights = Array.from({ length: 25 }, (_, i) => crownHeight * Math.sin((i / 24) * (Math.PI / 2)));
  const meridian = along(24, (t) => {
    const y = crownHeight * Math.sin(Math.PI * t);
    return [(t < 0.5 ? 1 : -1) * (crownAt(y) + 0.002), y + 0.002, 0];
  });
  return group(
    pose(
      group(
        turned(
          heights.map((y) => [crownAt(y), y] as const),
          materials.canvas(colour),
          {},
          0,
        ),
        [30, 90, 150].map((turn) => tube(meridian, 0.005, seam, { turn: [0, turn, 0] })),
        tube(
          along(32, (t) => [Math.sin(2 * Math.PI * t) * 0.361, 0.008, Math.cos(2 * Math.PI * t) * 0.361]),
          0.011,
          seam,
        ),
        ball(0.03, seam, { at: [0, crownHeight + 0.004, 0], scale: [1, 0.6, 1] }),
      ),
      { scale: [0.94, 1, 1.08] },
    ),
    sheet(peakAt, materials.canvas(peak), 48, 12),
    pose(group(sheet(peakAt, edge, 48, 12)), { at: [0, -0.02, 0] }),
    pose(
      group(
        tube(
          along(40, (t) => peakAt(t, 1)),
          0.013,
          edge,
        ),
      ),
      { at: [0, -0.01, 0] },
    ),
    [0.28, 0.52, 0.76].map((v) =>
      stitches(
        along(24, (t) => {
          const [x, y, z] = peakAt(0.06 + 0.88 * t, v);
          return [x, y + 0.004, z];
        }),
        materials.canvas(mix(peak, tones.cream, 0.35)),
        0.013,
      ),
    ),
    block([0.14, 0.1, 0.016], materials.leather(), { at: [0, 0.12, 0.374], turn: [-17, 0, 0] }, 0.008),
  );
}

/** A straw hat with a ribbon. */
export function hat(colour: string): Group {
  const straw = materials.canvas(colour, 2.4);
  return group(
    turned(
      [
        [0.62, 0.03],
        [0.6, 0.0],
        [0.4, 0.03],
        [0.29, 0.06],
        [0.28, 0.22],
        [0.22, 0.31],
        [0.1, 0.3],
        [0, 0.29],
      ],
      straw,
      {},
      0.04,
    ),
    turned(
      [
        [0.285, 0.07],
        [0.3, 0.075],
        [0.292, 0.15],
        [0.28, 0.15],
      ],
      materials.felt(tones.fir, 4),
      {},
      0.006,
    ),
    pose(group(puffed(rectangle(0.12, 0.06, 0.02), { thick: 0.02 }, materials.felt(tones.fir, 4))), {
      at: [0.2, 0.11, 0.23],
      turn: [0, 42, 12],
    }),
  );
}

/** A scarf hung over a peg, its ends down, with fringes. */
export function scarf(colour: string, stripes: string | null): Group {
  const end = (s: number, long: number) => {
    const outline = smooth(
      [
        [-0.12, 0.95],
        [0.12, 0.95],
        [0.13, long],
        [-0.13, long],
      ],
      0.1,
    );
    const tint = stripes
      ? (_: number, y: number) => (Math.floor((y - long) / 0.055) % 3 === 1 && y < long + 0.36 ? stripes : colour)
      : undefined;
    return pose(
      group(
        puffed(
          outline,
          { thick: 0.05, round: 0.05, tint, relief: (x, y) => 1 + 0.22 * noise(x * 9, y * 3) },
          materials.knit(colour, 2.4),
        ),
        Array.from({ length: 9 }, (_, i) =>
          tube(
            [
              [-0.11 + i * 0.0275, long + 0.01, 0],
              [-0.112 + i * 0.0285, long - 0.09, 0.01],
            ],
            0.009,
            materials.canvas(stripes ?? shade(colour, -0.05)),
          ),
        ),
      ),
      { at: [s * 0.12, 0, s > 0 ? 0.05 : 0], turn: [0, 0, s * 3] },
    );
  };
  return group(
    end(-1, 0.12),
    end(1, 0.0),
    tube(
      [
        [-0.13, 0.9, 0],
        [-0.1, 1.03, 0.04],
        [0.1, 1.04, 0.06],
        [0.13, 0.9, 0.05],
      ],
      0.085,
      materials.knit(colour, 2.4),
    ),
    tube(
      [
        [0, 1.02, -0.12],
        [0, 1.08, 0.1],
      ],
      0.035,
      materials.wood(tones.beech),
    ),
  );
}
