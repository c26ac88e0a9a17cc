import type * as three from 'three';
import { materials, tones } from '../engine/materials.ts';
import { ball, block, group, plate, pose, tube, type Vec } from '../engine/shapes.ts';
import { flame, halo } from '../models/flame.ts';
import { groundAt, stone } from './land.ts';

/** A fire in a ring of stones; below a pot it is lower, by day less light is seen in the air around it. */
export function campfire(at: Vec, { high = 1, haze = 0.26 } = {}): three.Group {
  const log = materials.wood('#5c3a24', 2);
  const ring = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2;
    return stone(0.085 + 0.02 * (i % 3), [Math.cos(angle) * 0.36, -0.02, Math.sin(angle) * 0.36], '#9a9186', i + 1);
  });
  const logs = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + 0.4;
    return tube(
      [
        [Math.cos(angle) * 0.27, 0.03, Math.sin(angle) * 0.27],
        [Math.cos(angle + 2.6) * 0.05, 0.24, Math.sin(angle + 2.6) * 0.05],
      ],
      0.04,
      log,
    );
  });
  const embers = Array.from({ length: 14 }, (_, i) => {
    const [angle, far] = [i * 2.4, 0.05 + 0.012 * i];
    return ball(0.022 + 0.008 * (i % 3), materials.glow(i % 3 ? '#ff5a1c' : '#ffa03c', 0.9), {
      at: [Math.cos(angle) * far, 0.035 + 0.01 * (i % 2), Math.sin(angle) * far],
      scale: [1.3, 0.6, 1],
    });
  });
  const tongues = [
    flame(0.62 * high, { at: [0.01, 0.06, -0.02] }, { wide: 0.19, lean: 0.1 }),
    flame(0.46 * high, { at: [-0.11, 0.05, 0.01], turn: [0, 40, 8] }, { wide: 0.2, lean: -0.12 }),
    flame(0.42 * high, { at: [0.12, 0.05, 0], turn: [0, -30, -8] }, { wide: 0.2, lean: 0.14 }),
    flame(0.33 * high, { at: [0.04, 0.05, 0.12], turn: [0, 80, 0] }, { wide: 0.22, lean: 0.1 }),
    flame(0.26 * high, { at: [-0.06, 0.04, 0.13], turn: [0, 120, 4] }, { wide: 0.24, lean: -0.1 }),
  ];
  const sparks = Array.from({ length: 7 }, (_, i) =>
    ball(0.006 + 0.003 * (i % 2), materials.glow('#ffb04a', 2.2), {
      at: [0.16 * Math.sin(i * 2.1), 0.6 + 0.055 * i, 0.1 * Math.cos(i * 1.7)],
    }),
  );
  for (const one of [...embers, ...sparks]) one.castShadow = false;
  return pose(group(ring, logs, embers, tongues, sparks, halo(0.9, { at: [0, 0.32, 0] }, haze)), { at });
}

/** A split-log bench. */
export const bench = (at: Vec, turn: number): three.Group =>
  pose(
    group(
      tube(
        [
          [-0.55, 0.16, 0],
          [0.55, 0.16, 0],
        ],
        0.1,
        materials.wood('#a4713f', 1.5),
        { scale: [1, 0.8, 1.2] },
      ),
      tube(
        [
          [-0.36, 0.04, -0.1],
          [-0.36, 0.04, 0.1],
        ],
        0.06,
        materials.wood(tones.walnut),
      ),
      tube(
        [
          [0.36, 0.04, -0.1],
          [0.36, 0.04, 0.1],
        ],
        0.06,
        materials.wood(tones.walnut),
      ),
    ),
    { at, turn: [0, turn, 0] },
  );

/** A signpost of the trails: white, colour, white. */
export function signpost(at: Vec, turn: number): three.Group {
  const arrow = (y: number, s: number, colour: string) => {
    const outline = (
      [
        [-0.3, -0.07],
        [0.24, -0.07],
        [0.34, 0],
        [0.24, 0.07],
        [-0.3, 0.07],
      ] as const
    ).map(([x, v]) => [x * s, v] as const);
    return group(
      plate(
        s > 0 ? outline : outline.toReversed(),
        0.04,
        materials.wood('#c79d6c', 2),
        { at: [s * 0.16, y, 0.05] },
        0.012,
      ),
      [-0.035, 0, 0.035].map((dy, i) =>
        block(
          [0.1, 0.028, 0.01],
          materials.paper(i === 1 ? colour : tones.cream),
          { at: [s * 0.03, y + dy - 0.014, 0.068] },
          0.003,
        ),
      ),
    );
  };
  return pose(
    group(
      tube(
        [
          [0, -0.05, 0],
          [0.015, 1.3, 0],
        ],
        0.045,
        materials.wood(tones.oak),
      ),
      arrow(1.12, 1, tones.brick),
      arrow(0.9, -1, tones.fir),
    ),
    { at, turn: [0, turn, 0] },
  );
}

export const onGround = (x: number, z: number): Vec => [x, groundAt(x, z), z];
