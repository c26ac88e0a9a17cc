import type * as three from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { mirrored } from '../engine/puff.ts';
import { ball, block, group, plate, pose, tube, type Vec } from '../engine/shapes.ts';

/** A log cabin with a steep roof; its windows are lit in the evening. */
export function hut(at: Vec, turn: number, lit: boolean, roof: string = tones.brick, snow = false): three.Group {
  const log = materials.wood('#a8784a', 2);
  const [w, d, h] = [1.5, 1.15, 0.8];
  const logs = Array.from({ length: 7 }, (_, i) => {
    const y = 0.06 + i * 0.118;
    return [
      tube(
        [
          [-w / 2 - 0.08, y, d / 2],
          [w / 2 + 0.08, y, d / 2],
        ],
        0.062,
        log,
      ),
      tube(
        [
          [-w / 2 - 0.08, y, -d / 2],
          [w / 2 + 0.08, y, -d / 2],
        ],
        0.062,
        log,
      ),
      tube(
        [
          [-w / 2, y + 0.04, -d / 2 - 0.08],
          [-w / 2, y + 0.04, d / 2 + 0.08],
        ],
        0.062,
        log,
      ),
      tube(
        [
          [w / 2, y + 0.04, -d / 2 - 0.08],
          [w / 2, y + 0.04, d / 2 + 0.08],
        ],
        0.062,
        log,
      ),
    ];
  }).flat();
  const gable = plate(
    mirrored([
      [0.01, h + 0.86],
      [w / 2 + 0.02, h - 0.02],
    ]),
    0.09,
    materials.wood('#b98a58', 2),
    {},
    0.02,
  );
  const slope = (s: number) => {
    const rows = Array.from({ length: 7 }, (_, i) => {
      const t = i / 7;
      return block(
        [0.19, 0.035, d + 0.5],
        materials.felt(i % 2 ? roof : shade(roof, -0.03), 1.6),
        { at: [s * (0.09 + t * 0.92), h + 0.86 - t * 0.92 - 0.02, 0], turn: [0, 0, s * -46] },
        0.016,
      );
    });
    const white = Array.from({ length: 6 }, (_, i) =>
      block(
        [0.22, 0.07, d + 0.46],
        materials.felt('#f4f4f0', 1),
        { at: [s * (0.08 + (i / 6) * 0.86), h + 0.9 - (i / 6) * 0.86, 0], turn: [0, 0, s * -46] },
        0.034,
      ),
    );
    return snow ? [...rows, ...white] : rows;
  };
  const glass = lit ? materials.glow('#ffc46b', 1.5) : materials.enamel('#7d98a0');
  const frame = materials.wood(tones.cream, 2);
  const window = (x: number, y: number, z: number, side = false) =>
    pose(
      group(
        block([0.3, 0.3, 0.03], glass, {}, 0.005),
        block([0.36, 0.04, 0.06], frame, { at: [0, -0.03, 0.01] }, 0.01),
        block([0.36, 0.04, 0.05], frame, { at: [0, 0.29, 0.01] }, 0.01),
        block([0.035, 0.32, 0.05], frame, { at: [-0.16, 0, 0.01] }, 0.01),
        block([0.035, 0.32, 0.05], frame, { at: [0.16, 0, 0.01] }, 0.01),
        block([0.022, 0.3, 0.05], frame, { at: [0, 0, 0.01] }, 0.006),
        block([0.3, 0.022, 0.05], frame, { at: [0, 0.14, 0.01] }, 0.006),
      ),
      { at: [x, y, z], turn: [0, side ? 90 : 0, 0] },
    );
  return pose(
    group(
      block([w, h + 0.05, d], materials.wood('#8f6238', 2)),
      logs,
      pose(group(gable), { at: [0, 0, d / 2 + 0.01] }),
      pose(group(gable.clone()), { at: [0, 0, -d / 2 - 0.01] }),
      slope(1),
      slope(-1),
      tube(
        [
          [0, h + 0.87, -d / 2 - 0.26],
          [0, h + 0.87, d / 2 + 0.26],
        ],
        0.05,
        materials.wood(tones.oak),
      ),
      window(0.4, 0.34, d / 2 + 0.06),
      window(w / 2 + 0.07, 0.34, 0.1, true),
      window(0, 1.0, d / 2 + 0.05),
      block([0.36, 0.62, 0.05], materials.wood('#7f4a2c', 2), { at: [-0.3, 0.02, d / 2 + 0.06] }, 0.015),
      ball(0.024, materials.metal(tones.brass), { at: [-0.18, 0.32, d / 2 + 0.1] }),
      block([0.7, 0.06, 0.3], materials.wood(tones.beech), { at: [-0.3, -0.01, d / 2 + 0.2] }, 0.02),
      block([0.2, 0.6, 0.2], materials.clay('#a39b8e', 3), { at: [-0.45, h + 0.25, -0.2] }, 0.03),
      block([0.26, 0.06, 0.26], materials.clay('#8d867b', 3), { at: [-0.45, h + 0.84, -0.2] }, 0.02),
    ),
    { at, turn: [0, turn, 0] },
  );
}
