import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, group, pose, puffed } from '../engine/shapes.ts';
import { beech, blob, brass, cylinder, hoop, jitter, label, lathe, paper, pipe, times } from './parts.ts';
import { type Print, unit } from './prints.ts';

const berryRed = '#b3262b';

/** A twig of hawthorn: five berries between lobed leaves. */
const hawthorn: Print = (x, y) => {
  const berries = [
    [-0.32, 0.18],
    [0.02, 0.34],
    [0.34, 0.2],
    [-0.14, -0.08],
    [0.2, -0.1],
  ] as const;
  for (const [cx, cy] of berries) {
    const away = Math.hypot(x - cx, y - cy);
    if (away < 0.045 && y < cy) return '#5a2a1c';
    if (away < 0.155) return x < cx - 0.03 && y > cy + 0.04 && away < 0.11 ? '#d8534c' : berryRed;
  }
  for (const [cx, cy, turn] of [
    [-0.56, -0.14, 0.6],
    [0.58, -0.16, -0.6],
    [0.02, -0.44, 0],
  ] as const) {
    const [u, v] = [
      (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
      (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
    ];
    const lobe = 0.2 * (1 + 0.22 * Math.cos(Math.atan2(u, v) * 7));
    if (Math.hypot(u * 1.25, v * 0.85) < lobe) return Math.abs(u) < 0.015 ? '#a8b878' : tones.moss;
  }
  return Math.abs(x - 0.05 * Math.sin(y * 6)) < 0.018 && y < 0.3 && y > -0.6 ? '#6f4a2f' : '';
};

/** The paper around a tube: a pale oval with a twig, bands above and below. */
function wrapper(colour: string): Print {
  const [sheet, dark] = [tones.cream, shade(colour, -0.13)];
  return (x, y) => {
    if (Math.abs(y) > 0.9) return dark;
    if (Math.abs(y) > 0.85) return sheet;
    const [u, v] = [x * 2.6, (y - 0.08) * 1.35];
    const away = Math.hypot(u * 0.92, v);
    if (away < 0.86) return hawthorn(u, v) || sheet;
    if (away < 0.9) return colour;
    if (away < 0.94) return sheet;
    if (Math.abs(x) < 0.2 && Math.abs(y + 0.74) < 0.025) return sheet;
    return colour;
  };
}

const berry = (i: number, x: number, z: number): Group =>
  pose(
    group(
      ball(0.062, materials.enamel(i % 3 ? berryRed : '#8f1d24'), { scale: [1, 0.94, 1] }),
      lathe([0, 0.05, 0.022, 0.05, 0.03, 0.066, 0, 0.062], materials.clay('#4a2417', 5), {}, 0.004),
      pipe([0, -0.055, 0, 0.01, -0.1, 0.01], 0.006, materials.wood(tones.walnut)),
    ),
    { at: [x, 0.058, z], turn: [64 + 30 * jitter(i), i * 71, 20 * jitter(i, 3)] },
  );

/** A beech scoop with dried leaves in it. */
const scoop = (): Group =>
  group(
    lathe([0, 0, 0.08, 0.006, 0.12, 0.05, 0.126, 0.085, 0.11, 0.085, 0.1, 0.05, 0, 0.03], beech(), {}, 0.01),
    pipe([0.11, 0.075, 0, 0.2, 0.1, 0, 0.3, 0.105, 0], 0.02, beech()),
    times(26, (i) => {
      const [angle, out] = [i * 2.4, 0.019 * Math.sqrt(i)];
      return puffed(
        blob([-0.035, 0, 0, 0.014, 0.035, 0, 0, -0.014], 0.4),
        { thick: 0.009, cell: 0.007 },
        materials.felt(['#6d4a2b', '#8c5a33', '#5d5b30', '#7b2a22'][i % 4] ?? '#6d4a2b', 5),
        {
          at: [out * Math.cos(angle), 0.078 + 0.03 * (1 - out / 0.1) + 0.006 * jitter(i), out * Math.sin(angle)],
          turn: [-70 + 40 * jitter(i, 2), i * 53, 30 * jitter(i, 6)],
        },
      );
    }),
  );

/** Tea in a tube of paper with a tin lid, a scoop of it and the berries it is made of. */
export const teaTube = (colour: string): Group =>
  group(
    pose(
      group(
        cylinder(0.27, 0.62, materials.paper(colour), {}, 0.012),
        label(0.2725, 0.004, 0.616, 360, paper(), unit(wrapper(colour))),
        hoop(0.266, 0, 0.026, brass(), 0.012),
        lathe(
          [0.2, 0.615, 0.282, 0.615, 0.286, 0.63, 0.286, 0.77, 0.27, 0.79, 0, 0.792],
          materials.paper(mix('#c9a77a', tones.cream, 0.12)),
          {},
          0.014,
        ),
        hoop(0.28, 0.618, 0.64, brass(), 0.01),
        cylinder(0.2, 0.006, materials.paper(shade('#c9a77a', -0.06)), { at: [0, 0.789, 0] }, 0.003),
      ),
      { at: [-0.08, 0, -0.06] },
    ),
    pose(scoop(), { at: [0.24, 0, 0.34], turn: [0, -28, 0] }),
    [
      [0.44, 0.06],
      [0.34, 0.0],
      [0.5, 0.2],
      [-0.28, 0.34],
      [-0.17, 0.42],
    ].map(([x = 0, z = 0], i) => berry(i, x, z)),
  );
