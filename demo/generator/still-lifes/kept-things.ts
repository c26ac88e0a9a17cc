import { materials, shade, tones } from '../engine/materials.ts';
import { circle, group, plate, pose, puffed, rectangle, type Vec } from '../engine/shapes.ts';
import { hikingBoot } from '../models/boot.ts';
import { mushroom, wickerBasket } from '../models/home.ts';
import { compass, foldedMap } from '../models/instruments.ts';
import { beech, blob, brass, cylinder, horn, lathe, pipe, ring, wire } from '../models/parts.ts';
import { rucksack } from '../models/rucksacks.ts';
import { notebook } from '../models/stationery.ts';
import { bellyMug, enamelMug } from '../models/tableware.ts';
import { stump } from '../scenes/close.ts';
import { clearing, top } from './clearing.ts';

/** An empty basket; what could be in it still grows around it. */
export const emptyBasket = () =>
  clearing(
    pose(wickerBasket('#b98a52'), { at: [0, top, -0.04], turn: [0, -24, 0], scale: 0.88 }),
    [[0.1, 0.6, 0.2] as const, [0.07, 0.74, 0.08] as const, [0.08, -0.56, 0.26] as const].map(([size, x, z], i) =>
      mushroom(size, [x, top + size * 1.15, z], i + 1),
    ),
  );

const heart = blob(
  [
    0, -0.42, 0.3, -0.14, 0.46, 0.12, 0.41, 0.33, 0.23, 0.42, 0.06, 0.34, 0, 0.25, -0.06, 0.34, -0.23, 0.42, -0.41,
    0.33, -0.46, 0.12, -0.3, -0.14,
  ],
  0.5,
);

/** A tree that bears one heart of felt, and those that fell from it. */
export const heartTree = () => {
  const fallen = (at: Vec, turn: number) =>
    puffed(heart, { thick: 0.12, round: 0.2 }, materials.felt(shade(tones.brick, 0.06), 3), {
      at,
      turn: [-62, 0, turn],
      scale: 0.2,
    });
  return clearing(
    horn([0.02, 0.02, 0, 0.05, 0.2, 0, 0, 0.5, 0], 0.065, 0.04, materials.wood(tones.walnut)),
    puffed(heart, { thick: 0.15, round: 0.26 }, materials.felt(tones.brick, 2), { at: [0, 0.78, 0], turn: [0, 12, 0] }),
    fallen([0.42, top + 0.05, 0.24], 24),
    fallen([-0.34, top + 0.05, 0.3], -30),
  );
};

/** A notebook that leans on a stump, with something to drink. */
export const leaningNotebook = () =>
  clearing(
    stump([0.26, top - 0.01, -0.12], 0.9),
    pose(bellyMug(tones.amber), { at: [0.42, top + 0.45, -0.1], turn: [0, 20, 0], scale: 0.34 }),
    pose(notebook(tones.fir), { at: [-0.16, top + 0.44, 0.14], turn: [-20, 12, 0], scale: 0.84 }),
  );

/** Two mugs on scales, one as good as the other. */
export const scales = () => {
  const pan = (x: number, y: number, colour: string) =>
    group(
      lathe([0, 0, 0.16, 0.01, 0.25, 0.07, 0.26, 0.085, 0.235, 0.075, 0.15, 0.03, 0, 0.022], brass(), {
        at: [x, y, 0],
      }),
      [-1, 1].map((s) => wire([x, 0.98, 0], [x + s * 0.24, y + 0.08, 0], 0.009, brass())),
      wire([x, 0.98, 0], [x, y + 0.08, -0.24], 0.009, brass()),
      pose(enamelMug(colour), { at: [x - 0.02, y + 0.025, 0], turn: [0, -26, 0], scale: 0.3 }),
    );
  return clearing(
    lathe([0, 0, 0.26, 0, 0.28, 0.03, 0.2, 0.08, 0.06, 0.11, 0, 0.11], beech(), { at: [0, top, 0] }),
    cylinder(0.03, 0.95, brass(), { at: [0, top + 0.05, 0] }),
    pipe([-0.52, 0.98, 0, -0.26, 1.03, 0, 0, 1.05, 0, 0.26, 1.03, 0, 0.52, 0.98, 0], 0.028, beech()),
    lathe([0, 0, 0.05, 0.02, 0.045, 0.07, 0, 0.1], brass(), { at: [0, 1.05, 0] }),
    pan(-0.52, 0.34, tones.brick),
    pan(0.52, 0.34, tones.cream),
  );
};

/** A map on which nothing was found, with what one looks for it. */
export const mapAndLens = () => {
  const lens = group(
    ring(0.2, 0.028, brass(), { turn: [90, 0, 0] }),
    plate(circle(0.19), 0.012, materials.glass('#e4f0f0', 0.28)),
    pipe([0, -0.2, 0, 0, -0.27, 0], 0.02, brass()),
    pipe([0, -0.28, 0, 0, -0.5, 0], 0.036, materials.wood(tones.walnut)),
  );
  return clearing(
    pose(foldedMap(tones.amber), { at: [-0.04, top + 0.5, -0.06], turn: [-20, 8, 0] }),
    pose(lens, { at: [0.5, top + 0.42, 0.26], turn: [-12, -14, -30] }),
    pose(compass(tones.brick), { at: [-0.52, top, 0.28], turn: [0, 20, 0], scale: 0.34 }),
  );
};

/** A mug that was broken, with two plasters across its crack. */
export const mendedMug = () => {
  const plaster = (turn: number, z: number) => {
    const angle = (turn * Math.PI) / 180;
    const bend = (x: number, y: number) => -1.45 * (x * Math.cos(angle) - y * Math.sin(angle)) ** 2;
    return pose(
      group(
        puffed(rectangle(0.44, 0.14, 0.068), { thick: 0.014, round: 0.02, bend }, materials.felt('#dba679', 5)),
        puffed(rectangle(0.14, 0.11, 0.02), { thick: 0.012, round: 0.02, bend }, materials.felt('#f0d3b3', 5), {
          at: [0, 0, 0.012],
        }),
      ),
      { at: [0.01, 0.38, z], turn: [0, 0, turn] },
    );
  };
  const crack = materials.rubber('#4f453c');
  return clearing(
    pose(
      group(
        enamelMug(tones.cream),
        pipe(
          [-0.02, 0.66, 0.36, 0.05, 0.56, 0.35, -0.03, 0.48, 0.35, 0.04, 0.38, 0.35, -0.02, 0.22, 0.345],
          0.008,
          crack,
          {},
          false,
          0.05,
        ),
        plaster(-30, 0.358),
        plaster(30, 0.374),
      ),
      { at: [-0.04, top, 0], turn: [0, -14, 0], scale: 1.25 },
    ),
  );
};

/** A rucksack and boots, back from where they were. */
export const packAndBoots = () =>
  clearing(
    pose(rucksack(tones.fir), { at: [-0.1, top, -0.04], turn: [0, 22, 0] }),
    pose(hikingBoot('#9a5f34'), { at: [0.5, top, 0.04], turn: [0, -34, 0], scale: 0.4 }),
    pose(hikingBoot('#9a5f34'), { at: [0.58, top, 0.22], turn: [0, -22, 0], scale: 0.4 }),
  );
