import type { Group, Object3D } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { dent, noise } from '../engine/noise.ts';
import { mirrored, smooth } from '../engine/puff.ts';
import { block, group, puffed, rectangle, stitches, tube, type Vec } from '../engine/shapes.ts';
import { bodyOutline, sleeves } from './garment.ts';
import { type Cut, folds, sashAt, swell } from './garment-parts.ts';
import { singletOpenings } from './singlet.ts';

/** Where the shoulders are sewn to the rest. */
const yokeSeam = (x: number) => 0.745 - 0.16 * x * x;

/** Three firs, printed below the shoulders of thin shirts. */
const firs = [
  { x: -0.085, height: 0.12 },
  { x: 0, height: 0.19 },
  { x: 0.08, height: 0.14 },
];

function printed(x: number, y: number): boolean {
  return firs.some(({ x: middle, height }) => {
    const along = (y - 0.5) / height;
    const off = Math.abs(x - middle);
    if (along < 0 || along > 1) return false;
    if (along < 0.14) return off < 0.009;
    // Three tiers of branches, each narrower than the one below.
    const tier = ((along - 0.14) / 0.86) * 3;
    return off < height * 0.33 * (1 - (Math.floor(tier) * 0.62 + (tier % 1)) / 2.24 / 1.02);
  });
}

/** A hood that is up, from behind: a seam over the middle and a strap to draw it in. */
function hoodBack({ colour, cloth, quilt }: Cut): Group {
  const outline = smooth(
    mirrored([
      [0.02, 1.235],
      [0.12, 1.2],
      [0.18, 1.09],
      [0.178, 0.97],
      [0.135, 0.895],
      [0.03, 0.87],
    ]),
    0.5,
  );
  const seam = Array.from({ length: 9 }, (_, i): Vec => [0, 1.205 - i * 0.037, 0.128 - (i - 4) ** 2 * 0.0022]);
  return group(
    puffed(
      outline,
      {
        thick: 0.12,
        round: 0.13,
        relief: (x, y) => dent(Math.abs(x), 0.012, 0.08) * folds(x + 2, y) * (quilt ? swell((y - 0.87) / quilt) : 1),
      },
      cloth(colour),
      { at: [0, 0, 0.01] },
    ),
    quilt ? [] : stitches(seam, materials.canvas(shade(colour, -0.16)), 0.012),
    block([0.085, 0.032, 0.012], materials.leather(), { at: [0, 1.03, 0.132], turn: [-4, 0, 0] }, 0.005),
  );
}

function collarBack({ colour, cloth, quilt }: Cut): Object3D {
  const outline = smooth(
    mirrored([
      [0.02, 1.05],
      [0.09, 1.045],
      [0.122, 0.985],
      [0.112, 0.935],
      [0.03, 0.918],
    ]),
    0.35,
  );
  return puffed(
    outline,
    { thick: 0.085, round: 0.05, relief: (x, y) => (quilt ? swell((y - 0.9) / (quilt * 0.9)) : folds(x, y)) },
    cloth(colour),
    { at: [0, 0.005, 0.02] },
  );
}

/** A rib around the neck, which behind lies high, and the loop the shirt hangs by. */
function neckBack({ colour, thick = 0.12, neck }: Cut): Group {
  const low = neck === 'open' ? 0.885 : 0.958;
  const rib = materials.knit(shade(colour, -0.06), 4);
  return group(
    tube(
      [
        [-0.112, 0.966, 0],
        [-0.07, low + 0.008, thick * 0.45],
        [0, low, thick * 0.6],
        [0.07, low + 0.008, thick * 0.45],
        [0.112, 0.966, 0],
      ],
      neck === 'open' ? 0.012 : 0.02,
      rib,
    ),
  );
}

/** A vent, or a pleat from the seam down: what moves with the wearer. */
const pleat = (x: number, y: number) => (y < yokeSeam(x) ? dent(Math.abs(x) - 0.035, 0.007, 0.07) : 1);

/** Anything worn on the upper body from behind, hanging on the wall. */
export function garmentBack(cut: Cut): Group {
  const { colour, cloth, thick = 0.12, quilt, yoke, band, sash, bottom = 0, neck = 'round', front = 'none' } = cut;
  const isThin = thick < 0.1;
  const print = isThin && !band && !sash && !yoke && front === 'none' ? mix(colour, tones.cream, 0.78) : null;
  const paint = print && colour.toLowerCase() === tones.cream.toLowerCase() ? tones.fir : print;
  const tint = (x: number, y: number) => {
    if (yoke && y > yokeSeam(x)) return yoke;
    if (paint && printed(x, y)) return paint;
    if (sash && sashAt(-x, y)) return sash;
    return band && Math.abs(y - 0.62) < 0.07 ? band : colour;
  };
  return group(
    puffed(
      bodyOutline(cut, true),
      {
        thick: thick * 0.94,
        round: 0.16,
        cell: paint ? 0.007 : 0.011,
        relief: (x, y, edge) =>
          folds(-x + 0.4, y + 0.15) *
          (quilt ? swell((y - bottom) / quilt + 0.02 * noise(x * 5, 4)) : dent(y - bottom - 0.05, 0.009, 0.12)) *
          (quilt ? 1 : dent(y - yokeSeam(x), 0.008, isThin ? 0.05 : 0.1)) *
          (front === 'buttons' ? pleat(x, y) : 1) *
          (0.9 + 0.1 * Math.min(1, edge / 0.1)),
        tint: yoke || band || sash || paint ? tint : undefined,
      },
      cloth(colour),
    ),
    sleeves(cut),
    neck === 'hood' ? hoodBack(cut) : [],
    neck === 'stand' ? collarBack(cut) : [],
    neck === 'round' || neck === 'open' ? neckBack(cut) : [],
    neck === 'scoop' ? singletOpenings(cut, true) : [],
    isThin
      ? []
      : block([0.075, 0.036, 0.012], materials.leather(), { at: [0, 0.83, thick * 0.93], turn: [-8, 0, 0] }, 0.005),
    // What keeps the wind out has a flap below the seam.
    front === 'zip' && !quilt && cut.pockets === 'slanted'
      ? puffed(rectangle(0.3, 0.05, 0.02), { thick: 0.02, round: 0.016 }, cloth(yoke ?? shade(colour, -0.06)), {
          at: [0, 0.69, thick * 0.9],
          turn: [-3, 0, 0],
        })
      : [],
  );
}
