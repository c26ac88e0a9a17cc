import { Box3, type Group } from 'three';
import { materials, tones } from './engine/materials.ts';
import { block, group, type Pose, pose, tube, type Vec } from './engine/shapes.ts';
import { models, stands } from './models/index.ts';
import type { Look, Model } from './models/model.ts';

export interface BundlePart {
  art: string;
  look: Look;
}

/**
 * Where parts are, all at one scale, as in life; of several alike each takes the next place. The largest stands behind, the
 * others come towards the camera and overlap: together they are somewhat higher than wide, as the picture is.
 */
const places: Readonly<Record<string, readonly (Pose & { shape?: number })[]>> = {
  namiot: [{ at: [0, 0, -0.5], turn: [0, 16, 0], scale: 1.3 }],
  // One is laid out before the tent, the other is in its sack.
  spiwor: [
    { at: [-0.46, 0.1, 1.42], turn: [-90, 0, -14], scale: 0.86 },
    { at: [0.2, 0, 1.16], turn: [0, -14, 0], scale: 0.46, shape: 3 },
  ],
  mata: [
    { at: [0.6, 0, 0.78], turn: [0, -20, 0], scale: 0.5 },
    { at: [0.58, 0.234, 0.76], turn: [0, -9, 0], scale: 0.5 },
  ],
  czajnik: [{ at: [-0.08, 0, -0.5], turn: [0, -22, 0], scale: 1.12 }],
  miska: [
    { at: [-0.46, 0, 0.22], turn: [0, -20, 0], scale: 0.7 },
    { at: [0.46, 0, 0.34], turn: [0, 30, 0], scale: 0.7 },
  ],
  kubek: [
    { at: [-0.17, 0, 0.78], turn: [0, -150, 0], scale: 0.52 },
    { at: [0.3, 0, 0.96], turn: [0, -28, 0], scale: 0.52 },
  ],
  koszulka: [{ at: [-0.12, -0.04, 0] }],
  'czapka-z-daszkiem': [{ at: [-0.2, 1.15, 0.02], turn: [0, 26, 0], scale: 0.62 }],
  skarpety: [
    { at: [0.29, 1.04, 0.12], turn: [0, 0, -4], scale: 0.46 },
    { at: [0.43, 1.05, 0.02], turn: [0, 0, 5], scale: 0.46 },
  ],
};

/** How many of one kind a bundle has room for. */
export const roomFor = (art: string): number => places[art]?.length ?? 0;

/** A shelf on the wall with pegs below it. */
function shelf(): Group {
  const wood = materials.wood(tones.beech, 1.4);
  return group(
    block([1.14, 0.05, 0.3], wood, { at: [0.02, 1.1, -0.02] }, 0.014),
    block([1.14, 0.12, 0.04], wood, { at: [0.02, 0.99, -0.15] }, 0.012),
    [-0.12, 0.4].map((x) =>
      tube(
        [
          [x, 1.04, -0.16],
          [x, 1.06, 0.13],
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
    above: upright ? 25 : 3,
  };
}
