import type * as three from 'three';
import { materials, tones } from '../engine/materials.ts';
import { ball, group } from '../engine/shapes.ts';
import { horn, jitter, lathe, times } from '../models/parts.ts';
import { firs, stone } from '../scenes/land.ts';

/** How high the grass of the clearing lies. */
export const top = 0.045;
const grass = '#86955a';

/** Some blades of felt. */
function tuft(x: number, z: number, seed: number): three.Group {
  const green = materials.felt('#9aa862', 6);
  return group(
    times(4, (i) => {
      const [lean, side] = [0.05 * jitter(i, seed), 0.04 * jitter(i, seed + 9)];
      const high = 0.09 + 0.04 * jitter(seed, i);
      return horn([0, 0, 0, lean * 0.4, high * 0.6, side * 0.4, lean, high, side], 0.009, 0.003, green, {
        at: [x + 0.02 * jitter(i, seed + 3), 0.02, z],
      });
    }),
  );
}

/** A round piece of meadow, the same below every still life; what it is about stands on it. */
export function clearing(...things: (three.Object3D | readonly three.Object3D[])[]): three.Group {
  const rim = times(15, (i) => {
    const angle = (i / 15) * 2 * Math.PI + 0.2 * jitter(i);
    const far = 0.8 + 0.1 * jitter(i, 4);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.58] as const;
  });
  return group(
    lathe(
      [0, -0.04, 0.97, -0.04, 1, -0.015, 0.95, 0.022, 0.75, 0.042, 0, 0.045],
      materials.felt(grass, 1.3, 0.04),
      { scale: [1, 1, 0.6] },
      0.03,
    ),
    rim.map(([x, z], i) => tuft(x, z, i)),
    [1, 5, 8, 12].map((i) => {
      const [x, z] = rim[i] ?? [0, 0];
      return ball(0.02, materials.felt(i % 2 ? tones.cream : tones.amber, 6), { at: [x + 0.03, 0.14, z + 0.02] });
    }),
    firs(
      [
        { at: [-0.68, top - 0.02, -0.2], height: 0.62 },
        { at: [-0.5, top - 0.02, -0.34], height: 0.48 },
      ],
      '#33603f',
    ),
    stone(0.085, [0.74, 0.02, -0.12], '#a39b8e', 4),
    ...things,
  );
}
