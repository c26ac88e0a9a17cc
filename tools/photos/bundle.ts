import { Box3, type Group } from 'three';
import { materials, tones } from './engine/materials.ts';
import { block, group, type Pose, pose, tube, type Vec } from './engine/shapes.ts';
import { models, stands } from './models/index.ts';
import type { Look, Model } from './models/model.ts';

export interface BundlePart {
  art: string;
  look: Look;
}

/** Where parts are, all at one scale, as in life; of several alike each takes the next place. */
const places: Readonly<Record<string, readonly (Pose & { shape?: number })[]>> = {
  namiot: [{ at: [0.08, 0, -0.4], turn: [0, 30, 0], scale: 1.3 }],
  // One is laid out before the tent, the other is in its sack.
  spiwor: [
    { at: [-0.6, 0.082, 0.78], turn: [-90, 0, 38], scale: 0.64 },
    { at: [0.34, 0, 0.95], turn: [0, -16, 0], scale: 0.46, shape: 3 },
  ],
  mata: [
    { at: [0.94, 0, 0.84], turn: [0, -20, 0], scale: 0.44 },
    { at: [0.92, 0.206, 0.82], turn: [0, -9, 0], scale: 0.44 },
  ],
  czajnik: [{ at: [-0.04, 0, -0.36], turn: [0, -22, 0] }],
  miska: [
    { at: [-0.74, 0, 0.12], turn: [0, -20, 0], scale: 0.64 },
    { at: [0.78, 0, 0.2], turn: [0, 30, 0], scale: 0.64 },
  ],
  kubek: [
    { at: [-0.25, 0, 0.5], turn: [0, -150, 0], scale: 0.5 },
    { at: [0.25, 0, 0.6], turn: [0, -28, 0], scale: 0.5 },
  ],
  koszulka: [{ at: [0, 0, 0] }],
  'czapka-z-daszkiem': [{ at: [0.42, 1.15, 0.02], turn: [0, 26, 0], scale: 0.64 }],
  skarpety: [
    { at: [-0.7, 1.03, 0], scale: 0.5 },
    { at: [0.7, 1.03, 0], scale: 0.5 },
  ],
};

/** How many of one kind a bundle has room for. */
export const roomFor = (art: string): number => places[art]?.length ?? 0;

/** A shelf on the wall with pegs below it. */
function shelf(): Group {
  const wood = materials.wood(tones.beech, 1.4);
  return group(
    block([1.84, 0.05, 0.3], wood, { at: [0, 1.1, -0.02] }, 0.014),
    block([1.84, 0.12, 0.04], wood, { at: [0, 0.99, -0.15] }, 0.012),
    [-0.7, 0.7].map((x) =>
      tube(
        [
          [x, 1.04, -0.16],
          [x, 1.06, 0.06],
        ],
        0.028,
        wood,
      ),
    ),
  );
}

const highest = (object: Group) => new Box3().setFromObject(object).max.y;

function placed({ art, look }: BundlePart, turn: number): Group {
  const place = places[art]?.[turn];
  const model = models[art];
  if (!place || !model) throw new Error(`A bundle has no place for ${art}`);
  const { shape = look.shape, at: [x, y, z] = [0, 0, 0], scale = 1, ...rest } = place;
  const object = model.build({ ...look, shape });
  // What hangs is held at its top; shirts have their peg where it belongs.
  const held = art === 'skarpety' ? highest(object) * (typeof scale === 'number' ? scale : 1) : 0;
  const at: Vec = [x, y - held, z];
  return pose(group(object), { ...rest, at, scale });
}

/** A bundle as one thing: its parts stand together on one ground, or hang together below a shelf. */
export function bundleModel(parts: readonly BundlePart[]): Model {
  const counted = new Map<string, number>();
  const turns = parts.map((part) => {
    const turn = counted.get(part.art) ?? 0;
    counted.set(part.art, turn + 1);
    return { part, turn };
  });
  const upright = parts.every(({ art, look }) => stands({ art, shape: look.shape }) || art === 'spiwor');
  return {
    build: () =>
      group(
        turns.map(({ part, turn }) => placed(part, turn)),
        upright ? [] : shelf(),
      ),
    shapes: 1,
    stance: upright ? 'stand' : 'hang',
    above: upright ? 15 : 3,
  };
}
