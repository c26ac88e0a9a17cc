import type { Group } from 'three';
import { materials, shade } from '../engine/materials.ts';
import { mirrored, type Outline, smooth } from '../engine/puff.ts';
import { group, puffed, tube, type Vec } from '../engine/shapes.ts';
import type { Cut } from './garment-parts.ts';

/** Edges and the cloth share their curve, so that a binding lies on what it binds. */
const tension = 0.32;

/** The right half of the neck, from the middle to the strap; `behind` it is cut less low. */
const neckEdge = (behind: boolean): Outline =>
  behind
    ? [
        [0.03, 0.962],
        [0.085, 0.968],
        [0.12, 0.985],
        [0.138, 1.01],
      ]
    : [
        [0.03, 0.748],
        [0.085, 0.775],
        [0.12, 0.85],
        [0.138, 1.01],
      ];

/** The right armhole, from the strap down to the side; behind, the straps meet nearer to the spine. */
const armEdge = (behind: boolean): Outline => [
  [0.245, 0.985],
  [behind ? 0.212 : 0.224, 0.89],
  [behind ? 0.193 : 0.207, 0.79],
  [0.223, 0.7],
  [0.268, 0.635],
  [0.318, 0.61],
];

/** The far side of the armhole bows outwards: without that its inside is not seen. */
const farArmEdge: Outline = [
  [0.245, 0.98],
  [0.28, 0.88],
  [0.3, 0.78],
  [0.312, 0.69],
  [0.318, 0.612],
];

/** A running shirt: two straps, deep armholes, and wider towards the hem. */
export function singletOutline({ hem = 0.35, bottom = 0 }: Cut, behind: boolean): Outline {
  return smooth(
    mirrored([
      ...neckEdge(behind),
      [0.16, 1.024],
      [0.195, 1.022],
      [0.228, 1.008],
      ...armEdge(behind),
      [0.32, 0.54],
      [0.314, 0.38],
      [hem - 0.018, bottom + 0.14],
      [hem, bottom + 0.02],
      [hem - 0.02, bottom],
      [hem * 0.5, bottom - 0.014],
    ]),
    tension,
  );
}

/** On the shoulder it sinks in: there the edge goes on to the other side. */
const atDepth = (edge: Outline, z: number) => edge.map(([x, y]): Vec => [x, y, y > 0.98 ? Math.min(z, 0) : z]);

/** The inside seen through the neck and the armholes, and the bindings around them. */
export function singletOpenings({ colour, sash, thick = 0.12 }: Cut, behind: boolean): Group {
  const inside = materials.felt(shade(colour, -0.2));
  const binding = materials.canvas(sash ?? shade(colour, -0.1));
  const bound = (edge: Outline, z: number, radius: number) =>
    tube(atDepth(edge, z), radius, binding, {}, false, tension);
  const flipped = (edge: Outline): Outline => edge.map(([x, y]) => [-x, y] as const);
  const across = (half: Outline): Outline => [...flipped(half).toReversed(), ...half];
  const lens = smooth([...armEdge(behind), ...farArmEdge.toReversed()], tension);
  return group(
    bound(across(neckEdge(behind)), thick * 0.3, 0.013),
    // From behind the neck is open to the wall: the front is cut lower.
    behind
      ? []
      : [
          puffed(
            smooth([...across(neckEdge(true)), ...across(neckEdge(false)).toReversed()], tension),
            { thick: 0.012 },
            inside,
            { at: [0, 0, -0.03] },
          ),
          bound(across(neckEdge(true)), -0.025, 0.011),
        ],
    [(edge: Outline) => edge, flipped].map((side) =>
      group(
        puffed(side(lens), { thick: 0.012 }, inside, { at: [0, 0, -0.03] }),
        bound(side(farArmEdge), -0.025, 0.011),
        bound(side(armEdge(behind)), thick * 0.3, 0.013),
      ),
    ),
  );
}
