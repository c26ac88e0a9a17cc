import type { Group } from 'three';
import { materials, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, type Outline, smooth } from '../engine/puff.ts';
import { ball, block, group, puffed, rectangle, stitches, tube } from '../engine/shapes.ts';
import type { Look, Model } from './model.ts';

export const legFolds = (x: number, y: number) =>
  1 + 0.12 * noise(x * 6, y * 5) + 0.1 * noise(x * 3 + y * 9, y * 6 - x * 8);

interface Legs {
  /** Where they end; 0 is at the ankles. */
  bottom: number;
  /** How much wider than straight they are at the end. */
  wide: number;
  /** Large pockets at the sides of the legs. */
  cargo?: boolean;
  lighter?: number;
}

/** Legs and waist, apart by a hand; the same from the front and from behind but for the folds. */
function legs(colour: string, { bottom, wide }: Legs, behind: boolean): Group {
  const leg = (s: number) => {
    const outline: Outline = [
      [s * -0.02, 0.97],
      [s * 0.24, 0.97],
      [s * 0.275, 0.7],
      [s * (0.2 + wide), bottom + 0.02],
      [s * (0.18 + wide), bottom],
      [s * 0.065, bottom],
      [s * 0.05, bottom + 0.03],
      [s * 0.012, 0.62],
      [s * -0.02, 0.72],
    ];
    const moved = behind ? 3 : 0;
    return puffed(
      smooth(outline, 0.25),
      {
        thick: 0.095,
        round: 0.1,
        relief: (x, y) =>
          legFolds(x + moved, y) * dent(y - bottom - 0.04, 0.008, 0.1) * dent(Math.abs(x) - 0.22, 0.006, 0.08),
      },
      materials.canvas(colour),
    );
  };
  const waist = smooth(
    mirrored([
      [0.02, 1.0],
      [0.24, 1.0],
      [0.245, 0.945],
      [0.02, 0.935],
    ]),
    0.15,
  );
  const loops = behind ? [-0.19, 0, 0.19] : [-0.17, -0.08, 0.08, 0.17];
  return group(
    leg(1),
    leg(-1),
    puffed(waist, { thick: 0.1, round: 0.05 }, materials.canvas(shade(colour, -0.05)), { at: [0, 0, 0.008] }),
    loops.map((x) =>
      block([0.02, 0.075, 0.02], materials.canvas(shade(colour, -0.08)), { at: [x, 0.93, 0.098] }, 0.006),
    ),
  );
}

function cargoPockets(colour: string): Group {
  return group(
    [-1, 1].map((s) =>
      group(
        puffed(rectangle(0.13, 0.17, 0.02), { thick: 0.03, round: 0.02 }, materials.canvas(colour), {
          at: [s * 0.19, 0.5, 0.075],
          turn: [0, s * 16, 0],
        }),
        puffed(rectangle(0.14, 0.055, 0.018), { thick: 0.025, round: 0.016 }, materials.canvas(shade(colour, -0.06)), {
          at: [s * 0.19, 0.575, 0.093],
          turn: [0, s * 16, 0],
        }),
      ),
    ),
  );
}

function slitPockets(colour: string): Group {
  return group(
    [-1, 1].map((s) =>
      tube(
        [
          [s * 0.1, 0.93, 0.098],
          [s * 0.16, 0.87, 0.096],
          [s * 0.235, 0.85, 0.06],
        ],
        0.008,
        materials.canvas(shade(colour, -0.1)),
      ),
    ),
  );
}

function front(colour: string, cut: Legs): Group {
  return group(
    legs(colour, cut, false),
    ball(0.022, materials.metal(tones.brass), { at: [0, 0.965, 0.112], scale: [1, 1, 0.4] }),
    stitches(
      [
        [0.012, 0.92, 0.1],
        [0.03, 0.8, 0.1],
        [0.005, 0.74, 0.09],
      ],
      materials.canvas(tones.cream),
      0.016,
    ),
    cut.cargo ? cargoPockets(colour) : slitPockets(colour),
  );
}

/** Two pockets with a flap, the seam between them and the maker's patch on the waist. */
function back(colour: string, cut: Legs): Group {
  const pocket = shade(colour, 0.015);
  return group(
    legs(colour, cut, true),
    stitches(
      [
        [0, 0.93, 0.085],
        [0, 0.82, 0.078],
        [0, 0.7, 0.05],
      ],
      materials.canvas(shade(colour, -0.14)),
      0.016,
    ),
    [-1, 1].map((s) =>
      group(
        puffed(rectangle(0.15, 0.15, 0.025), { thick: 0.026, round: 0.02 }, materials.canvas(pocket), {
          at: [s * 0.125, 0.79, 0.086],
          turn: [0, s * 7, 0],
        }),
        puffed(rectangle(0.16, 0.05, 0.02), { thick: 0.024, round: 0.016 }, materials.canvas(shade(colour, -0.06)), {
          at: [s * 0.125, 0.85, 0.099],
          turn: [0, s * 7, 0],
        }),
        ball(0.012, materials.metal(tones.brass), { at: [s * 0.125, 0.838, 0.128], scale: [1, 1, 0.5] }),
      ),
    ),
    block([0.09, 0.042, 0.012], materials.leather(), { at: [0.1, 0.972, 0.112], turn: [0, 4, 0] }, 0.005),
  );
}

/** Trousers and shorts, of as many shapes as they have cuts. */
export function legwear(natural: string, ...cuts: Legs[]): Model {
  const built = (side: typeof front) => (look: Look) => {
    const cut = cuts[look.shape] ?? cuts[0] ?? { bottom: 0, wide: 0 };
    return side(shade(look.colour ?? natural, cut.lighter ?? 0), cut);
  };
  return { shapes: cuts.length, stance: 'hang', above: 2, build: built(front), back: built(back) };
}
