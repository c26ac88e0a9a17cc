import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { block, group, puffed, stitches, tube, turned, type Vec } from '../engine/shapes.ts';

export const creases = (x: number, y: number) => 1 + 0.035 * noise(x * 6, y * 6) + 0.03 * noise(x * 3 + y * 8, y * 2);

/** A strap of leather with a brass buckle, hanging down from y. */
export function buckled(x: number, top: number, bottom: number, z: number, lean = 0): Group {
  const height = top - bottom;
  return group(
    block([0.055, height, 0.018], materials.leather(), { at: [x, bottom, z], turn: [lean, 0, 0] }, 0.007),
    tube(
      [
        [-0.042, 0, 0],
        [-0.042, 0.055, 0],
        [0.042, 0.055, 0],
        [0.042, 0, 0],
      ],
      0.009,
      materials.metal(tones.brass),
      { at: [x, bottom + height * 0.42, z + 0.016], turn: [lean, 0, 0] },
      true,
      0.1,
    ),
    stitches(
      [
        [x - 0.019, bottom + 0.02, z + 0.012],
        [x - 0.019, top - 0.02, z + 0.012],
      ],
      materials.canvas(tones.cream),
      0.013,
    ),
    stitches(
      [
        [x + 0.019, bottom + 0.02, z + 0.012],
        [x + 0.019, top - 0.02, z + 0.012],
      ],
      materials.canvas(tones.cream),
      0.013,
    ),
  );
}

export function bedroll(colour: string, at: Vec, length: number): Group {
  const roll = turned(
    [
      [0, -length / 2],
      [0.07, -length / 2],
      [0.1, -length / 2 + 0.015],
      [0.102, length / 2 - 0.015],
      [0.07, length / 2],
      [0, length / 2],
    ],
    materials.felt(colour),
    { at, turn: [0, 0, 90] },
    0.012,
  );
  const band = (x: number) =>
    turned(
      [
        [0.1, -0.016],
        [0.108, -0.016],
        [0.108, 0.016],
        [0.1, 0.016],
      ],
      materials.leather(),
      { at: [at[0] + x, at[1], at[2]], turn: [0, 0, 90] },
      0.003,
    );
  return group(roll, band(-0.15), band(0.15));
}

export function shoulderStraps(colour: string, top: number, bottom: number, half = 0.13): Group {
  const strap = (s: number) =>
    tube(
      [
        [s * half * 0.6, top, -0.12],
        [s * half, top + 0.02, -0.2],
        [s * half * 1.3, top - 0.2, -0.26],
        [s * half * 1.5, bottom + 0.15, -0.24],
        [s * half * 1.5, bottom, -0.14],
      ],
      0.03,
      materials.canvas(colour),
    );
  return group(strap(-1), strap(1));
}

/** A rucksack with a lid, two buckled straps and a bedroll below it. */
export function rucksack(colour: string): Group {
  const dark = shade(colour, -0.1);
  const body = smooth(
    mirrored([
      [0.1, 0.92],
      [0.23, 0.9],
      [0.285, 0.8],
      [0.315, 0.5],
      [0.33, 0.22],
      [0.29, 0.12],
      [0.12, 0.1],
    ]),
    0.4,
  );
  const lid = smooth(
    mirrored([
      [0.1, 1.0],
      [0.24, 0.98],
      [0.3, 0.88],
      [0.3, 0.74],
      [0.22, 0.685],
      [0.08, 0.68],
    ]),
    0.4,
  );
  const pocket = smooth(
    mirrored([
      [0.1, 0.47],
      [0.18, 0.455],
      [0.21, 0.4],
      [0.215, 0.22],
      [0.18, 0.165],
      [0.08, 0.16],
    ]),
    0.35,
  );
  const sidePocket = smooth(
    [
      [-0.07, 0.3],
      [0.07, 0.3],
      [0.085, 0.06],
      [0.04, 0],
      [-0.04, 0],
      [-0.085, 0.06],
    ],
    0.35,
  );
  return group(
    puffed(body, { thick: 0.21, round: 0.2, relief: creases, cell: 0.013 }, materials.canvas(colour)),
    puffed(
      lid,
      { thick: 0.19, round: 0.12, relief: (x, y) => creases(x + 4, y) * dent(y - 0.72, 0.01, 0.05) },
      materials.canvas(dark),
      { at: [0, 0.01, 0.07], turn: [-6, 0, 0] },
    ),
    puffed(
      pocket,
      { thick: 0.09, round: 0.08, relief: (x, y) => creases(x, y + 5) * dent(y - 0.385, 0.008, 0.16) },
      materials.canvas(colour),
      { at: [0, 0, 0.19] },
    ),
    puffed(sidePocket, { thick: 0.07, relief: creases }, materials.canvas(dark), {
      at: [0.3, 0.16, 0.02],
      turn: [0, 80, 0],
    }),
    puffed(sidePocket, { thick: 0.07, relief: creases }, materials.canvas(dark), {
      at: [-0.3, 0.16, 0.02],
      turn: [0, -80, 0],
    }),
    buckled(0.13, 0.82, 0.5, 0.262, -3),
    buckled(-0.13, 0.82, 0.5, 0.262, -3),
    buckled(0, 0.42, 0.27, 0.278),
    shoulderStraps(dark, 0.9, 0.18),
    tube(
      [
        [-0.07, 0.97, -0.06],
        [-0.06, 1.07, -0.06],
        [0.06, 1.07, -0.06],
        [0.07, 0.97, -0.06],
      ],
      0.02,
      materials.leather(),
    ),
    bedroll(tones.amber, [0, 0.1, 0.06], 0.62),
    block([0.1, 0.06, 0.012], materials.leather(), { at: [0, 0.86, 0.245], turn: [-14, 0, 0] }, 0.006),
  );
}

/** A round-topped daypack with a zipped pocket. */
export function daypack(colour: string): Group {
  const dark = shade(colour, -0.12);
  const body = smooth(
    mirrored([
      [0.06, 0.92],
      [0.2, 0.87],
      [0.285, 0.7],
      [0.305, 0.4],
      [0.31, 0.12],
      [0.27, 0.02],
      [0.1, 0],
    ]),
    0.45,
  );
  const pocket = smooth(
    mirrored([
      [0.06, 0.46],
      [0.17, 0.45],
      [0.22, 0.39],
      [0.235, 0.12],
      [0.2, 0.06],
      [0.08, 0.05],
    ]),
    0.4,
  );
  const arc = Array.from({ length: 15 }, (_, i): Vec => {
    const a = Math.PI * (i / 14);
    return [-0.245 * Math.cos(a), 0.48 + 0.34 * Math.sin(a) ** 0.7, 0.135 + 0.05 * Math.sin(a)];
  });
  return group(
    puffed(
      body,
      {
        thick: 0.2,
        round: 0.22,
        cell: 0.013,
        relief: (x, y) => creases(x, y + 2),
        tint: (_, y) => (y < 0.1 ? dark : colour),
      },
      materials.canvas('#ffffff'),
    ),
    puffed(
      pocket,
      { thick: 0.1, round: 0.1, relief: (x, y) => creases(x + 2, y) * dent(y - 0.38, 0.008, 0.14) },
      materials.canvas(colour),
      { at: [0, 0, 0.165] },
    ),
    tube(arc, 0.012, materials.canvas(dark)),
    tube(
      [
        [-0.16, 0.395, 0.255],
        [0, 0.4, 0.265],
        [0.16, 0.395, 0.255],
      ],
      0.011,
      materials.canvas(dark),
    ),
    tube(
      [
        [0.15, 0.39, 0.265],
        [0.15, 0.32, 0.275],
      ],
      0.009,
      materials.leather(),
    ),
    block([0.11, 0.11, 0.012], materials.leather(), { at: [0, 0.58, 0.2], turn: [0, 0, 45] }, 0.01),
    shoulderStraps(dark, 0.82, 0.06),
    tube(
      [
        [-0.07, 0.88, -0.02],
        [-0.06, 1, -0.02],
        [0.06, 1, -0.02],
        [0.07, 0.88, -0.02],
      ],
      0.02,
      materials.canvas(dark),
    ),
  );
}

export const rucksacks = [rucksack, daypack];
