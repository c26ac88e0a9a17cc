import { materials, tones } from '../engine/materials.ts';
import type { Outline } from '../engine/puff.ts';
import { ball, group, plate, pose, puffed } from '../engine/shapes.ts';
import { beech, blob, brass, hoop, lathe, leather, pipe, times } from '../models/parts.ts';
import { rucksack } from '../models/rucksacks.ts';
import { signpost } from '../scenes/props.ts';
import { clearing, top } from './clearing.ts';

/** A crossing of trails: the way is somewhere else. */
export const crossing = () =>
  clearing(
    pose(signpost([0, 0, 0], 8), { at: [0, top - 0.02, 0], turn: [0, 8, 0], scale: 1.06 }),
    pose(rucksack(tones.amber), { at: [0.36, top, 0.18], turn: [0, 16, 0], scale: 0.42 }),
  );

const star: Outline = times(10, (i) => {
  const angle = (i / 10) * 2 * Math.PI + Math.PI / 2;
  const far = i % 2 ? 0.065 : 0.145;
  return [far * Math.cos(angle), far * Math.sin(angle)] as const;
});

/** What somebody said, with two stars and place for a third. */
export const saying = () =>
  clearing(
    puffed(
      blob(
        [
          -0.52, 0.3, 0, 0.36, 0.52, 0.3, 0.6, 0, 0.52, -0.26, 0.1, -0.32, -0.14, -0.52, -0.16, -0.32, -0.52, -0.26,
          -0.6, 0,
        ],
        0.45,
      ),
      { thick: 0.09, round: 0.12 },
      materials.felt(tones.cream, 2.4),
      { at: [0, top + 0.53, 0], turn: [-4, 6, 0] },
    ),
    pose(
      group(
        [tones.amber, tones.amber, '#e2d3b4'].map((colour, i) =>
          plate(star, 0.05, materials.felt(colour, 4), { at: [-0.33 + i * 0.33, 0, 0.11] }, 0.016),
        ),
      ),
      { at: [0, top + 0.55, 0], turn: [-4, 6, 0] },
    ),
  );

/** A bell that nobody rings yet. */
export const stillBell = () => {
  const wood = materials.wood(tones.oak);
  return clearing(
    [-0.5, 0.5].map((x) => pipe([x, 0, -0.02, x * 0.96, 1.1, 0], 0.045, wood)),
    pipe([-0.62, 1.08, 0, 0, 1.1, 0, 0.62, 1.08, 0], 0.05, wood),
    pipe([-0.09, 1.1, 0.06, -0.07, 0.86, 0.02, 0.07, 0.86, 0.02, 0.09, 1.1, 0.06], 0.026, leather()),
    hoop(0.05, 1.03, 1.17, leather(), 0.016, { at: [1.1, 0.0, 0], turn: [0, 0, 90] }),
    lathe(
      [0.31, 0.28, 0.36, 0.28, 0.35, 0.32, 0.29, 0.44, 0.26, 0.66, 0.2, 0.8, 0.07, 0.86, 0, 0.87],
      brass(),
      { at: [0, 0, 0.02] },
      0.05,
    ),
    hoop(0.27, 0.52, 0.55, brass(), 0.012, { at: [0, 0, 0.02] }),
    pipe([0, 0.5, 0.02, 0.02, 0.24, 0.04], 0.018, beech()),
    ball(0.07, beech(), { at: [0.02, 0.22, 0.04] }),
  );
};
