import * as three from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { noise } from '../engine/noise.ts';
import { block, group, loose, solid, tube, turned, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';

/** A sheet of cloth given by a function of two numbers from 0 to 1. */
export function sheet(
  at: (u: number, v: number) => Vec,
  material: Surface,
  columns = 40,
  rows = 40,
  scale = 1,
): three.Mesh {
  const geometry = new three.PlaneGeometry(1, 1, columns, rows);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) position.setXYZ(i, ...at(uv.getX(i), uv.getY(i)));
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * scale, uv.getY(i) * scale);
  geometry.computeVertexNormals();
  return solid(geometry, material);
}

/** A ridge tent with its flaps tied open. */
export function ridgeTent(colour: string, lit = false): three.Group {
  const [half, height, depth] = [0.52, 0.72, 0.62];
  const sag = (u: number) => -0.05 * Math.sin(Math.PI * u);
  const cloth = (tone: string) => (lit ? materials.lit(tone) : materials.cloth(tone, 7));
  const roof = (s: number) =>
    sheet((u, v) => {
      const z = depth * (1 - 2 * u);
      const belly = 0.05 * Math.sin(Math.PI * v) + 0.008 * noise(u * 9, v * 5) * Math.sin(Math.PI * v);
      // Its foot is a little below the ground, so that no light comes in under it.
      return [s * (half * (1 - v) - belly), height * v + sag(u) * v - belly * 0.4 - 0.02 * (1 - v) ** 8, z];
    }, cloth(colour));
  const flap = (s: number) =>
    sheet(
      (u, v) => {
        // From the outer edge to the middle; the middle is pulled aside and rolled.
        const outer = half * (1 - v);
        const inner = half * 0.52 * (1 - v) ** 1.15;
        return [
          s * (outer + (inner - outer) * u),
          height * v,
          depth + 0.045 * u * (1 - v) + 0.012 * Math.sin(u * 16) * (1 - v),
        ];
      },
      cloth(shade(colour, -0.04)),
    );
  const back = sheet((u, v) => [half * (1 - v) * (1 - 2 * u), height * v, -depth], cloth(shade(colour, -0.06)));
  const rope = materials.canvas(tones.cream);
  const peg = (at: Vec) =>
    turned(
      [
        [0, -0.02],
        [0.012, 0],
        [0.014, 0.09],
        [0.02, 0.1],
        [0, 0.11],
      ],
      materials.wood(tones.beech),
      { at, turn: [0, 0, at[0] > 0 ? -24 : 24] },
      0.004,
      12,
    );
  const line = (from: Vec, to: Vec) => loose(group(tube([from, to], 0.006, rope), peg(to)));
  const wood = materials.wood(tones.beech);
  /** Along the foot of a side: a rolled edge, straight whatever the ground does, and the pegs that hold it. */
  const hem = (s: number) =>
    group(
      tube(
        [
          [s * half, 0.012, depth + 0.01],
          [s * half, 0.012, -depth - 0.01],
        ],
        0.017,
        cloth(shade(colour, -0.1)),
      ),
      [0.86, 0, -0.86].map((at) => peg([s * (half + 0.035), 0, depth * at])),
    );
  return group(
    roof(1),
    roof(-1),
    flap(1),
    flap(-1),
    back,
    hem(1),
    hem(-1),
    tube(
      [
        [0, 0, depth + 0.03],
        [0, height + 0.09, depth + 0.03],
      ],
      0.017,
      wood,
    ),
    tube(
      [
        [0, 0, -depth - 0.03],
        [0, height + 0.09, -depth - 0.03],
      ],
      0.017,
      wood,
    ),
    tube(
      [
        [0, height, depth + 0.04],
        [0, height - 0.045, 0],
        [0, height, -depth - 0.04],
      ],
      0.014,
      cloth(shade(colour, -0.1)),
    ),
    line([0, height + 0.04, depth + 0.03], [0.16, 0, depth + 0.5]),
    line([0, height + 0.04, -depth], [0.2, 0, -depth - 0.4]),
    line([half * 0.55, height * 0.45, depth], [half + 0.22, 0, depth + 0.08]),
    line([-half * 0.55, height * 0.45, depth], [-half - 0.22, 0, depth + 0.08]),
    block([half * 1.7, 0.02, depth * 1.86], materials.felt(lit ? '#e0a860' : tones.walnut), {}, 0.008),
    block([0.34, 0.07, depth * 1.5], materials.felt(tones.amber), { at: [-0.08, 0.02, 0.04] }, 0.035),
    tube(
      [
        [half * 0.5, 0.1, depth + 0.05],
        [half * 0.36, 0.3, depth + 0.06],
      ],
      0.02,
      cloth(shade(colour, 0.06)),
    ),
    tube(
      [
        [-half * 0.5, 0.1, depth + 0.05],
        [-half * 0.36, 0.3, depth + 0.06],
      ],
      0.02,
      cloth(shade(colour, 0.06)),
    ),
  );
}
