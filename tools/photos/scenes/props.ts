import type * as three from 'three';
import { materials, tones } from '../engine/materials.ts';
import { block, group, plate, pose, tube, turned, type Vec } from '../engine/shapes.ts';
import { groundAt, stone } from './land.ts';

function flame(height: number, colour: string, strength: number, at: Vec): three.Mesh {
  return turned(
    [
      [0, 0],
      [height * 0.2, height * 0.1],
      [height * 0.24, height * 0.3],
      [height * 0.13, height * 0.62],
      [0, height],
    ],
    materials.glow(colour, strength),
    { at, turn: [0, at[0] * 400, at[0] * -60] },
    height * 0.12,
    20,
  );
}

/** A fire in a ring of stones. */
export function campfire(at: Vec): three.Group {
  const log = materials.wood('#7a5030', 2);
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
  const flames = [
    flame(0.5, '#ff8a2b', 1.6, [0.01, 0.08, 0]),
    flame(0.38, '#ff7420', 1.5, [-0.1, 0.06, 0.03]),
    flame(0.34, '#ff9a35', 1.7, [0.11, 0.06, 0.02]),
    flame(0.28, '#ffd27a', 2.2, [0.02, 0.07, 0.1]),
    flame(0.18, '#ffe9b0', 2.6, [-0.03, 0.07, 0.15]),
  ];
  for (const one of flames) one.castShadow = false;
  return pose(group(ring, logs, flames), { at });
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
