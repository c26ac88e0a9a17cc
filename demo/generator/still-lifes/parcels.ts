import type * as three from 'three';
import { materials, tones } from '../engine/materials.ts';
import { ball, block, group, pose, rectangle, tube } from '../engine/shapes.ts';
import { lathe, paper, pipe, printed, ring, times, twine } from '../models/parts.ts';
import { peakLabel } from '../models/prints.ts';
import { parcel } from '../scenes/furniture.ts';
import { clearing, top } from './clearing.ts';

const [wide, high, deep, thick] = [0.8, 0.46, 0.54, 0.024] as const;

/** A box of cardboard with its flaps open and nothing in it. */
function openBox(): three.Group {
  const board = materials.paper('#c9a77a');
  const inside = materials.paper('#b48f62');
  const side = (z: number) => block([wide, high, thick], board, { at: [0, 0, z] }, 0.006);
  const end = (x: number) => block([thick, high, deep], board, { at: [x, 0, 0] }, 0.006);
  return group(
    block([wide, thick, deep], inside, {}, 0.006),
    [-deep / 2, deep / 2].map(side),
    [-wide / 2, wide / 2].map(end),
    pose(group(block([wide, thick, 0.24], board, { at: [0, 0, 0.12] }, 0.006)), {
      at: [0, high, deep / 2],
      turn: [38, 0, 0],
    }),
    pose(group(block([wide, thick, 0.24], inside, { at: [0, 0, -0.12] }, 0.006)), {
      at: [0, high, -deep / 2],
      turn: [58, 0, 0],
    }),
    [-1, 1].map((s) =>
      pose(group(block([0.3, thick, deep], board, { at: [s * 0.15, 0, 0] }, 0.006)), {
        at: [(s * wide) / 2, high, 0],
        turn: [0, 0, s * -24],
      }),
    ),
    printed(rectangle(0.28, 0.2, 0.015), 0.012, paper(), peakLabel('#f5ecd8', '#3f7350'), {
      at: [0.2, 0.18, deep / 2 + 0.016],
    }),
  );
}

/** A ball of string with its end loose. */
const stringBall = () =>
  group(
    ball(0.12, twine(), { at: [0, 0.11, 0] }),
    times(7, (i) => ring(0.116, 0.014, twine(), { at: [0, 0.11, 0], turn: [i * 52, i * 26, i * 34] })),
    pipe([0.05, 0.02, 0.09, 0.14, 0.012, 0.16, 0.26, 0.012, 0.12, 0.34, 0.012, 0.17], 0.012, twine()),
  );

/** For a list of orders without any. */
export const openParcel = () =>
  clearing(
    pose(openBox(), { at: [-0.02, top, -0.04], turn: [0, -20, 0], scale: 0.98 }),
    pose(stringBall(), { at: [0.5, top, 0.26] }),
  );

/** For a list of returns: a parcel below an arrow that leads back. */
export const parcelBack = () => {
  const felt = materials.felt(tones.amber, 4);
  const arc = times(13, (i) => {
    const angle = (i / 12) * Math.PI;
    return [0.56 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle), 0] as const;
  });
  return clearing(
    pose(parcel([0.74, 0.46, 0.5], '#c9a77a', tones.fir), { at: [0.02, top, 0.02], turn: [0, -18, 0] }),
    pose(
      group(
        tube([[0.56, 0.3, 0], ...arc], 0.05, felt),
        lathe([0, -0.22, 0.14, 0, 0.02, 0.03, 0, 0.03], felt, { at: [-0.56, 0.46, 0] }, 0.03),
      ),
      {
        at: [0.02, 0.02, -0.16],
      },
    ),
  );
};
