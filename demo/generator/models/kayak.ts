import { type Group, MathUtils } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { group, pose, puffed, type Vec } from '../engine/shapes.ts';
import { blob, brass, hoop, lathe, leather, pipe, times } from './parts.ts';
import { sheet } from './tent.ts';

const long = 0.95;
/** Where the paddler sits: middle, half of the length and half of the width of the opening. */
const opening = { x: -0.08, long: 0.2, wide: 0.122 };

const wideAt = (x: number) => 0.215 * (1 - Math.abs(x / long) ** 2.1) ** 0.85;
/** Bow and stern rise a little. */
const sheerAt = (x: number) => 0.17 + 0.085 * Math.abs(x / long) ** 2.6;

function deckAt(x: number, z: number): number {
  const half = Math.max(0.0001, wideAt(x));
  const crown = 0.085 * (1 - Math.abs(x / long) ** 1.6);
  return sheerAt(x) + crown * (1 - Math.min(1, Math.abs(z) / half) ** 1.7);
}

const onDeck = (x: number, z: number, over = 0.006): Vec => [x, deckAt(x, z) + over, z];

/** The edge of the deck, once around. */
function edgeAt(t: number): readonly [number, number] {
  const angle = t * 2 * Math.PI;
  const x = long * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.9;
  return [x, Math.sign(Math.sin(angle)) * wideAt(x)];
}

const rimAt = (t: number): readonly [number, number] => [
  opening.x + opening.long * Math.cos(t * 2 * Math.PI),
  opening.wide * Math.sin(t * 2 * Math.PI),
];

/** The deck from the opening out to the edge. */
const deck = (colour: string) =>
  sheet(
    (u, v) => {
      const [[fromX, fromZ], [toX, toZ]] = [rimAt(u), edgeAt(u)];
      const x = MathUtils.lerp(fromX, toX, v);
      const z = MathUtils.clamp(MathUtils.lerp(fromZ, toZ, v), -wideAt(x), wideAt(x));
      return [x, deckAt(x, z), z];
    },
    materials.lacquer(colour),
    120,
    30,
    2,
  );

const hull = (colour: string, grow = 0) =>
  sheet(
    (u, v) => {
      const x = long * (2 * u - 1);
      const angle = (v - 0.5) * Math.PI;
      const half = wideAt(x) + grow;
      const keel = 0.012 + 0.11 * Math.abs(x / long) ** 5 - grow;
      const round = Math.cos(angle) ** 0.7;
      return [x, sheerAt(x) - (sheerAt(x) - keel) * round, half * Math.sign(angle) * Math.abs(Math.sin(angle)) ** 0.75];
    },
    materials.lacquer(colour),
    90,
    28,
    2,
  );

const around = (at: (t: number) => readonly [number, number], over: number, count: number) =>
  times(count, (i) => {
    const [x, z] = at(i / count);
    return onDeck(x, z, over);
  }).flat();

/** A round lid over a dry chamber. */
const hatch = (x: number): Group =>
  pose(
    group(
      lathe([0, 0, 0.066, 0, 0.07, 0.012, 0.06, 0.024, 0, 0.028], materials.rubber(), {}, 0.008),
      hoop(0.05, 0.02, 0.03, materials.rubber('#55504a'), 0.008),
    ),
    { at: onDeck(x, 0, -0.004), turn: [0, 0, x > 0 ? -3 : 3] },
  );

/** A paddle with a blade at each end. */
function paddle(colour: string): Group {
  const blade = (s: number) =>
    puffed(
      blob(
        [0.5, 0.018, 0.58, 0.07, 0.72, 0.082, 0.78, 0.03, 0.77, -0.05, 0.68, -0.075, 0.57, -0.05, 0.5, -0.018],
        0.45,
      ),
      { thick: 0.016, bend: (x) => 0.5 * (x - 0.64) ** 2 },
      materials.lacquer(colour),
      { scale: [s, 1, 1] },
    );
  return group(
    pipe([-0.54, 0, 0, 0, 0, 0, 0.54, 0, 0], 0.0155, materials.lacquer(tones.ink)),
    blade(1),
    blade(-1),
    [-0.2, 0.2].map((x) => hoop(0.014, -0.03, 0.03, leather(), 0.008, { at: [x, 0, 0], turn: [0, 0, 90] })),
    hoop(0.014, -0.012, 0.012, brass(), 0.008, { turn: [0, 0, 90] }),
  );
}

/** A touring kayak with a closed deck: opening with a rim, two hatches, lines and a double paddle. */
export function touringKayak(colour: string): Group {
  const cord = materials.canvas(tones.ink, 9);
  /** A rubber cord from one place of the deck to another, over its crown. */
  const line = ([ax, az]: readonly [number, number], [bx, bz]: readonly [number, number]) =>
    pipe(
      times(9, (i) => onDeck(MathUtils.lerp(ax, bx, i / 8), MathUtils.lerp(az, bz, i / 8), 0.007)).flat(),
      0.0085,
      cord,
    );
  return group(
    hull(mix(colour, tones.cream, 0.86)),
    deck(colour),
    hull('#4a443d', -0.012),
    pipe(around(edgeAt, 0.0, 96), 0.009, materials.rubber(), {}, true),
    pipe(around(rimAt, 0.018, 40), 0.0155, materials.rubber(), {}, true),
    pipe(around(rimAt, 0.004, 40), 0.011, materials.lacquer(shade(colour, -0.08)), {}, true),
    puffed(blob([-0.1, -0.07, 0.1, -0.07, 0.11, 0.06, 0, 0.085, -0.11, 0.06], 0.4), { thick: 0.03 }, leather(), {
      at: [opening.x - 0.13, 0.235, 0],
      turn: [0, 90, 12],
    }),
    puffed(
      blob([-0.12, -0.08, 0.12, -0.08, 0.12, 0.08, -0.12, 0.08], 0.3),
      { thick: 0.03 },
      materials.felt(tones.walnut),
      {
        at: [opening.x - 0.02, 0.1, 0],
        turn: [-90, 0, 0],
      },
    ),
    hatch(0.52),
    hatch(-0.56),
    line([0.2, 0.15], [0.4, -0.13]),
    line([0.2, -0.15], [0.4, 0.13]),
    line([0.2, 0.15], [0.2, -0.15]),
    line([0.4, 0.13], [0.4, -0.13]),
    line([-0.36, 0.12], [-0.46, -0.1]),
    line([-0.36, -0.12], [-0.46, 0.1]),
    [-1, 1].map((s) =>
      group(
        pipe([...onDeck(s * 0.84, 0, 0), s * 0.93, 0.285, 0.01, s * 0.985, 0.235, 0.03], 0.009, cord),
        pipe([s * 0.985, 0.235, -0.015, s * 0.985, 0.235, 0.075], 0.019, materials.wood(tones.beech)),
      ),
    ),
    // A stripe of the maker along the side.
    pipe(
      times(15, (i) => [0.2 + i * 0.035, sheerAt(0.2 + i * 0.035) - 0.028, wideAt(0.2 + i * 0.035) * 0.99]).flat(),
      0.008,
      materials.lacquer(tones.amber),
    ),
    pose(paddle(tones.amber), { at: [0.0, 0.302, 0.03], turn: [-84, 0, 20] }),
  );
}
