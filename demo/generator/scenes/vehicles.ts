import * as three from 'three';
import { materials, tones } from '../engine/materials.ts';
import { ball, block, group, pose, solid, tube, turned, type Vec } from '../engine/shapes.ts';

/** A town bicycle with a basket. */
export function bicycle(colour: string): three.Group {
  const paint = materials.lacquer(colour);
  const steel = materials.metal();
  const wheel = (x: number) =>
    group(
      solid(new three.TorusGeometry(0.34, 0.026, 14, 64), materials.rubber(), { at: [x, 0.366, 0] }),
      solid(new three.TorusGeometry(0.318, 0.012, 10, 64), steel, { at: [x, 0.366, 0] }),
      Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2;
        return tube(
          [
            [x, 0.366, 0],
            [x + Math.cos(a) * 0.315, 0.366 + Math.sin(a) * 0.315, 0],
          ],
          0.0045,
          steel,
        );
      }),
      turned(
        [
          [0, -0.05],
          [0.026, -0.05],
          [0.026, 0.05],
          [0, 0.05],
        ],
        steel,
        { at: [x, 0.366, 0], turn: [90, 0, 0] },
        0.006,
        16,
      ),
      tube(
        Array.from({ length: 12 }, (_, i): Vec => {
          const a = 0.35 + (i / 11) * 2.6;
          return [x + Math.cos(a) * 0.39, 0.366 + Math.sin(a) * 0.39, 0];
        }),
        0.02,
        paint,
        { scale: [1, 1, 1.6] },
      ),
    );
  return group(
    wheel(-0.52),
    wheel(0.52),
    tube(
      [
        [-0.52, 0.366, 0.03],
        [-0.08, 0.33, 0.03],
      ],
      0.018,
      paint,
    ),
    tube(
      [
        [-0.08, 0.33, 0],
        [-0.2, 0.84, 0],
      ],
      0.026,
      paint,
    ),
    tube(
      [
        [-0.52, 0.366, 0],
        [-0.19, 0.78, 0],
      ],
      0.018,
      paint,
    ),
    tube(
      [
        [-0.08, 0.33, 0],
        [0.12, 0.42, 0],
        [0.34, 0.78, 0],
      ],
      0.028,
      paint,
    ),
    tube(
      [
        [-0.17, 0.7, 0],
        [0.08, 0.6, 0],
        [0.33, 0.82, 0],
      ],
      0.022,
      paint,
    ),
    tube(
      [
        [0.3, 0.94, 0],
        [0.36, 0.74, 0],
        [0.47, 0.5, 0],
        [0.52, 0.366, 0],
      ],
      0.024,
      paint,
    ),
    tube(
      [
        [0.16, 0.98, 0.24],
        [0.28, 1.0, 0.18],
        [0.32, 0.97, 0],
        [0.28, 1.0, -0.18],
        [0.16, 0.98, -0.24],
      ],
      0.018,
      steel,
    ),
    tube(
      [
        [0.13, 0.98, 0.25],
        [0.22, 0.99, 0.22],
      ],
      0.026,
      materials.leather(),
    ),
    tube(
      [
        [0.13, 0.98, -0.25],
        [0.22, 0.99, -0.22],
      ],
      0.026,
      materials.leather(),
    ),
    pose(group(ball(0.1, materials.leather(tones.leather), { scale: [1.5, 0.5, 0.85] })), { at: [-0.24, 0.89, 0] }),
    turned(
      [
        [0, -0.012],
        [0.1, -0.012],
        [0.1, 0.012],
        [0, 0.012],
      ],
      steel,
      { at: [-0.08, 0.33, 0.05], turn: [90, 0, 0] },
      0.004,
      24,
    ),
    tube(
      [
        [-0.08, 0.33, 0.08],
        [0.02, 0.2, 0.1],
      ],
      0.014,
      steel,
    ),
    block([0.1, 0.025, 0.08], materials.rubber(), { at: [0.03, 0.18, 0.13] }, 0.01),
    basket([0.56, 0.74, 0], 0.24),
  );
}

/** A woven basket; the rings are willow. */
export function basket(at: Vec, size: number): three.Group {
  const rings = Array.from({ length: 7 }, (_, i) => {
    const r = size * (0.5 + i * 0.035);
    return solid(new three.TorusGeometry(r, size * 0.06, 8, 40), materials.canvas(i % 2 ? '#b98b57' : '#c99d68', 5), {
      at: [0, i * size * 0.11, 0],
      turn: [90, 0, 0],
    });
  });
  return pose(
    group(
      rings,
      turned(
        [
          [0, 0],
          [size * 0.5, 0],
        ],
        materials.canvas('#a97c49', 5),
      ),
    ),
    { at },
  );
}

/** A wooden sled with steel runners. */
export function sledModel(): three.Group {
  const wood = materials.wood(tones.beech);
  const runner = (z: number) =>
    group(
      tube(
        [
          [-0.5, 0.03, z],
          [0.3, 0.03, z],
          [0.5, 0.1, z],
          [0.56, 0.26, z],
          [0.48, 0.34, z],
        ],
        0.026,
        wood,
      ),
      [-0.32, 0, 0.3].map((x) =>
        tube(
          [
            [x, 0.04, z],
            [x, 0.22, z * 0.86],
          ],
          0.022,
          wood,
        ),
      ),
    );
  return group(
    runner(-0.2),
    runner(0.2),
    [-0.14, -0.05, 0.05, 0.14].map((z) =>
      block([0.95, 0.028, 0.07], materials.wood('#b9854e'), { at: [-0.03, 0.22, z] }, 0.012),
    ),
    tube(
      [
        [0.48, 0.34, -0.2],
        [0.48, 0.34, 0.2],
      ],
      0.022,
      wood,
    ),
    tube(
      [
        [0.5, 0.33, -0.16],
        [0.78, 0.12, -0.05],
        [0.9, 0.03, 0.06],
        [0.74, 0.1, 0.1],
        [0.5, 0.33, 0.16],
      ],
      0.012,
      materials.canvas(tones.brick),
    ),
  );
}
