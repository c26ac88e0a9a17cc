import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { group, pose } from '../engine/shapes.ts';
import { beech, brass, cylinder, hoop, horn, lathe, leather, once, pipe, ring, times, twine } from './parts.ts';

const rawIron = once(() => materials.clay('#3a3633', 5));

/** Cast iron under thick enamel: low and heavy, two ears and a lid with rings. */
export function castIronPot(colour: string): Group {
  const enamel = materials.enamel(colour);
  const deep = materials.enamel(shade(colour, -0.05));
  const ear = (s: number, y: number, out: number): Group =>
    group(
      pipe(
        [
          s * (out - 0.05),
          y,
          -0.15,
          s * (out + 0.06),
          y + 0.012,
          -0.13,
          s * (out + 0.105),
          y + 0.018,
          0,
          s * (out + 0.06),
          y + 0.012,
          0.13,
          s * (out - 0.05),
          y,
          0.15,
        ],
        0.034,
        deep,
      ),
    );
  const lid = group(
    lathe([0, 0.13, 0.12, 0.125, 0.33, 0.085, 0.445, 0.03, 0.465, 0.005, 0.44, -0.012, 0, 0], enamel, {}, 0.03),
    [0.3, 0.2].map((r, i) => ring(r, 0.012, deep, { at: [0, 0.09 + i * 0.02, 0] })),
    cylinder(0.075, 0.02, brass(), { at: [0, 0.122, 0] }, 0.008),
    lathe([0, 0.13, 0.03, 0.13, 0.028, 0.165, 0.082, 0.19, 0.086, 0.22, 0.06, 0.24, 0, 0.245], brass(), {}, 0.014),
  );
  return group(
    lathe(
      [0, 0, 0.33, 0, 0.37, 0.015, 0.43, 0.07, 0.445, 0.16, 0.445, 0.36, 0.46, 0.385, 0.4, 0.39, 0.39, 0.36],
      enamel,
      {},
      0.05,
    ),
    ring(0.445, 0.016, rawIron(), { at: [0, 0.392, 0] }),
    hoop(0.438, 0.3, 0.318, deep, 0.012),
    ring(0.33, 0.016, rawIron(), { at: [0, 0.012, 0] }),
    ear(-1, 0.3, 0.45),
    ear(1, 0.3, 0.45),
    pose(lid, { at: [0, 0.405, 0] }),
  );
}

/** A breakfast pot for two mugs: straight walls, a bow at its side, the foot left unglazed. */
export function breakfastPot(colour: string): Group {
  const glaze = materials.speckled(colour);
  const raw = materials.clay('#c9a27c', 3);
  // Many short pieces: over one long one the specks of the glaze would be drawn out.
  const wall = times(7, (i) => [0.296 - 0.0085 * i, 0.13 + 0.095 * i]).flat();
  return group(
    lathe([0, 0, 0.27, 0, 0.29, 0.02, 0.292, 0.1, 0.285, 0.12], raw, {}, 0.03),
    lathe([0.2, 0.1, 0.288, 0.105, ...wall, 0.225, 0.79, 0.175, 0.82, 0.14, 0.822], glaze, {}, 0.06),
    times(3, (i) =>
      hoop(0.288 - i * 0.004, 0.165 + i * 0.036, 0.178 + i * 0.036, materials.speckled(tones.cream), 0.006),
    ),
    lathe([0.12, 0.815, 0.188, 0.82, 0.194, 0.845, 0.16, 0.875, 0, 0.88], beech(), {}, 0.02),
    lathe(
      [0, 0.87, 0.028, 0.87, 0.024, 0.91, 0.056, 0.95, 0.05, 0.995, 0, 1.008],
      materials.wood(tones.walnut),
      {},
      0.02,
    ),
    // A short beak: it pours without a drop.
    horn([0.22, 0.46, 0, 0.32, 0.53, 0, 0.38, 0.67, 0, 0.46, 0.78, 0], 0.088, 0.034, glaze),
    ring(0.036, 0.012, glaze, { at: [0.46, 0.78, 0], turn: [0, 0, -40] }),
    pipe([-0.22, 0.72, 0, -0.38, 0.75, 0, -0.48, 0.66, 0, -0.49, 0.46, 0, -0.42, 0.3, 0, -0.26, 0.25, 0], 0.034, glaze),
    times(9, (i) =>
      ring(0.037, 0.009, twine(), {
        at: [-0.486 - 0.006 * Math.sin(i * 0.39), 0.47 + i * 0.021, 0],
        turn: [0, 0, 4 - i * 2],
      }),
    ),
    pipe([0.02, 0.94, 0.03, -0.08, 0.91, 0.1, -0.19, 0.83, 0.12, -0.29, 0.75, 0.05], 0.008, leather()),
  );
}
