import * as three from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { ball, block, group, pose, puffed, solid } from '../engine/shapes.ts';
import { touringKayak } from './kayak.ts';
import type { Models } from './model.ts';
import {
  ahead,
  beech,
  blob,
  brass,
  cylinder,
  hoop,
  horn,
  lathe,
  leather,
  model,
  once,
  pipe,
  ring,
  steel,
  strip,
  thread,
  times,
} from './parts.ts';

const cork = once(() => materials.clay('#c39463', 5));

/** The grip, strap and upper part of a walking pole, its top at y = 1. */
const poleGrip = (colour: string): three.Group =>
  group(
    lathe(
      [0, 0.76, 0.03, 0.76, 0.036, 0.8, 0.03, 0.86, 0.038, 0.93, 0.046, 0.985, 0.03, 1.01, 0, 1.015],
      cork(),
      {},
      0.02,
    ),
    hoop(0.03, 0.745, 0.77, materials.rubber(), 0.008),
    strip(
      [0.01, 0.97, 0.1, 0.93, 0.13, 0.8, 0.09, 0.7, 0.05, 0.76, 0.03, 0.95],
      0.045,
      0.014,
      materials.canvas(colour, 8),
    ),
  );

function pole(colour: string): three.Group {
  const paint = materials.lacquer(colour);
  return group(
    poleGrip(shade(colour, -0.1)),
    cylinder(0.024, 0.34, paint, { at: [0, 0.42, 0] }, 0.004),
    cylinder(0.02, 0.36, steel(), { at: [0, 0.08, 0] }, 0.004),
    cylinder(0.017, 0.2, paint, { at: [0, -0.1, 0] }, 0.004),
    lathe([0, -0.2, 0.008, -0.2, 0.014, -0.1, 0, -0.1], brass()),
    hoop(0.02, 0.4, 0.45, materials.rubber(), 0.016),
    hoop(0.017, 0.07, 0.12, materials.rubber(), 0.016),
    lathe([0.01, -0.09, 0.07, -0.075, 0.075, -0.06, 0.02, -0.05], materials.rubber(), {}, 0.01),
  );
}

const walkingPoles = (colour: string): three.Group =>
  group(
    pose(pole(colour), { at: [-0.16, 0, 0], turn: [0, 0, -11] }),
    pose(pole(colour), { at: [0.16, 0, 0.09], turn: [0, 180, -11] }),
  );

function foldedPoles(colour: string): three.Group {
  const paint = materials.lacquer(colour);
  const one = group(
    pose(poleGrip(shade(colour, -0.08)), { at: [0, -0.25, 0] }),
    cylinder(0.026, 0.78, paint, { at: [0, -0.26, 0] }, 0.006),
    cylinder(0.022, 0.84, paint, { at: [0.075, -0.3, 0.01] }, 0.006),
    cylinder(0.02, 0.8, steel(), { at: [-0.07, -0.28, 0.01] }, 0.006),
    pipe([0, -0.25, 0, 0.03, -0.33, 0.01, 0.075, -0.29, 0.01], 0.01, materials.canvas(tones.amber, 8)),
    pipe([0.075, 0.53, 0.01, 0.02, 0.62, 0.03, -0.07, 0.5, 0.01], 0.01, materials.canvas(tones.amber, 8)),
    lathe([0, -0.4, 0.008, -0.4, 0.016, -0.28, 0, -0.28], brass(), { at: [-0.07, 0, 0.01] }),
    lathe([0.01, -0.25, 0.06, -0.235, 0.065, -0.22, 0.02, -0.21], materials.rubber(), { at: [-0.07, 0, 0.01] }, 0.01),
    block([0.24, 0.06, 0.1], leather(), { at: [0.002, 0.06, 0.005] }, 0.02),
  );
  return group(
    pose(one, { at: [-0.2, 0, 0], turn: [0, 0, 7] }),
    pose(one.clone(), { at: [0.2, -0.03, 0.04], turn: [0, 0, -6] }),
  );
}

function fishingRod(colour: string): three.Group {
  const guide = (y: number, size: number) =>
    group(
      ring(size, 0.008, steel(), { at: [0, y, size + 0.02] }),
      pipe([0, y - 0.03, 0.01, 0, y, 0.03], 0.008, steel()),
    );
  return group(
    pose(
      group(
        lathe([0, -0.46, 0.035, -0.46, 0.044, -0.44, 0.036, -0.3, 0.044, -0.2, 0, -0.19], cork(), {}, 0.02),
        cylinder(0.026, 0.14, materials.lacquer(colour), { at: [0, -0.2, 0] }),
        lathe([0, -0.07, 0.036, -0.07, 0.04, 0, 0.024, 0.09, 0, 0.09], cork(), {}, 0.02),
        hoop(0.026, -0.19, -0.165, brass(), 0.012),
        hoop(0.024, 0.085, 0.11, brass(), 0.008),
        horn([0, 0.08, 0, 0, 0.5, 0, 0, 0.95, 0], 0.021, 0.009, materials.lacquer(colour)),
        [0.3, 0.55, 0.76, 0.94].map((y, i) => guide(y, 0.036 - i * 0.006)),
        [0.3, 0.55, 0.76].map((y) => hoop(0.015, y - 0.03, y + 0.01, materials.canvas(tones.cream, 8), 0.007)),
        block([0.03, 0.07, 0.08], steel(), { at: [0, -0.16, 0.045] }, 0.012),
        lathe(
          [0, -0.07, 0.07, -0.07, 0.08, -0.06, 0.05, -0.04, 0.05, 0.04, 0.08, 0.06, 0.07, 0.07, 0, 0.07],
          steel(),
          { at: [0.0, -0.12, 0.14], turn: [0, 0, 90] },
          0.01,
        ),
        lathe(
          [0, -0.04, 0.062, -0.04, 0.062, 0.04, 0, 0.04],
          thread(),
          { at: [0, -0.12, 0.14], turn: [0, 0, 90] },
          0.01,
        ),
        pipe([0.07, -0.12, 0.14, 0.1, -0.12, 0.14, 0.11, -0.19, 0.16], 0.012, steel()),
        ball(0.026, beech(), { at: [0.125, -0.2, 0.17] }),
        pipe([0, -0.1, 0.2, 0, 0.3, 0.06, 0, 0.94, 0.04], 0.004, thread()),
      ),
      { turn: [0, 0, -30] },
    ),
    pipe([0.475, 0.82, 0.04, 0.5, 0.5, 0.05, 0.44, 0.1, 0.06, 0.46, -0.06, 0.06], 0.005, thread()),
    lathe([0, -0.06, 0.02, -0.05, 0.055, 0.04, 0.056, 0.05], materials.enamel(tones.cream), {
      at: [0.46, -0.14, 0.06],
    }),
    lathe([0.056, 0.05, 0.045, 0.09, 0.015, 0.11, 0.01, 0.17, 0, 0.17], materials.enamel('#c8412f'), {
      at: [0.46, -0.14, 0.06],
    }),
  );
}

function skis(colour: string): three.Group {
  const outline = blob(
    [
      0, 0.72, 0.04, 0.66, 0.066, 0.55, 0.052, 0.2, 0.046, 0, 0.054, -0.3, 0.06, -0.54, 0.03, -0.57, -0.03, -0.57,
      -0.06, -0.54, -0.054, -0.3, -0.046, 0, -0.052, 0.2, -0.066, 0.55, -0.04, 0.66,
    ],
    0.5,
  );
  const tint = (x: number, y: number) => {
    if (Math.abs(y - 0.36) < 0.012 || Math.abs(y + 0.34) < 0.012) return tones.cream;
    if (y > 0.36 || y < -0.34) return colour;
    return Math.abs(x) < 0.012 ? shade(colour, -0.05) : '#d9b27d';
  };
  const one = group(
    puffed(
      outline,
      {
        thick: 0.02,
        round: 0.014,
        bend: (_, y) => 0.035 * Math.cos(y * 2) + (y > 0.46 ? 1.5 * (y - 0.46) ** 2 : 0),
        tint,
        cell: 0.01,
      },
      materials.enamel('#ffffff'),
    ),
    block([0.09, 0.2, 0.03], materials.rubber(), { at: [0, -0.18, 0.05] }, 0.012),
    strip([-0.062, 0, -0.04, 0.07, 0.04, 0.07, 0.062, 0], 0.055, 0.016, leather(), {
      at: [0, -0.02, 0.05],
      turn: [90, 0, 0],
    }),
    block([0.1, 0.035, 0.05], steel(), { at: [0, 0.02, 0.05] }, 0.012),
    cylinder(0.015, 0.012, brass(), { at: [0, -0.02, 0.125], turn: ahead }, 0.005),
  );
  return group(
    pose(one, { at: [-0.1, 0, 0], turn: [0, 0, 7] }),
    pose(one.clone(), { at: [0.1, 0, 0.05], turn: [0, 0, -7] }),
  );
}

function sled(colour: string): three.Group {
  const wood = materials.wood(mix(colour, tones.beech, 0.1));
  const runner = (z: number) =>
    group(
      strip([-0.6, 0.06, -0.3, 0.035, 0.35, 0.035, 0.56, 0.09, 0.66, 0.24, 0.6, 0.37, 0.5, 0.39], 0.05, 0.05, beech(), {
        at: [0, 0, z],
      }),
      strip([-0.6, 0.032, -0.3, 0.006, 0.35, 0.006, 0.575, 0.068, 0.69, 0.24], 0.035, 0.014, steel(), {
        at: [0, 0, z],
      }),
      [-0.38, 0, 0.36].map((x) => pipe([x, 0.04, z, x * 0.96, 0.3, z * 0.86], 0.028, beech())),
    );
  return group(
    runner(-0.22),
    runner(0.22),
    [-0.38, 0, 0.36].map((x) => block([0.06, 0.05, 0.44], beech(), { at: [x * 0.96, 0.28, 0] }, 0.02)),
    [-0.18, -0.09, 0, 0.09, 0.18].map((z) => block([1.02, 0.035, 0.07], wood, { at: [-0.02, 0.325, z] }, 0.014)),
    [-0.38, 0, 0.36].flatMap((x) =>
      [-0.18, -0.09, 0, 0.09, 0.18].map((z) => cylinder(0.012, 0.01, brass(), { at: [x * 0.96, 0.355, z] }, 0.004)),
    ),
    pipe([0.52, 0.38, -0.21, 0.52, 0.38, 0.21], 0.026, beech()),
    pipe(
      [0.53, 0.38, 0.18, 0.72, 0.22, 0.2, 0.84, 0.04, 0.12, 0.82, 0.02, -0.06, 0.7, 0.14, -0.18, 0.53, 0.38, -0.18],
      0.018,
      materials.canvas(tones.cream, 8),
    ),
  );
}

/** The skin of a canoe between its two ends, bent over ribs. */
function hull(grow: number): three.BufferGeometry {
  const [along, around] = [64, 20];
  const geometry = new three.PlaneGeometry(1, 1, along, around);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const u = uv.getX(i) * 2 - 1;
    const v = (uv.getY(i) * 2 - 1) * (Math.PI / 2);
    const wide = 0.2 * (1 - Math.abs(u) ** 2.4) ** 0.8 + grow;
    const rim = 0.24 + 0.13 * Math.abs(u) ** 3;
    const keel = 0.02 + 0.1 * Math.abs(u) ** 6 - grow;
    const round = Math.cos(v) ** 0.6;
    position.setXYZ(
      i,
      u * 0.85 * (1 + 0.03 * (1 - round)),
      rim - (rim - keel) * round,
      wide * Math.sign(v) * Math.abs(Math.sin(v)) ** 0.8,
    );
    uv.setXY(i, uv.getX(i) * 1.7, uv.getY(i) * 0.6);
  }
  geometry.computeVertexNormals();
  return geometry;
}

function canoe(colour: string): three.Group {
  const rim = (s: number) =>
    times(21, (i) => {
      const u = (i / 20) * 2 - 1;
      return [u * 0.875, 0.245 + 0.13 * Math.abs(u) ** 3, s * 0.205 * (1 - Math.abs(u) ** 2.4) ** 0.8];
    }).flat();
  const seat = (x: number, wide: number) => block([0.14, 0.025, wide], beech(), { at: [x, 0.18, 0] }, 0.01);
  const paddle = group(
    pipe([0, 0, 0, 0.62, 0, 0], 0.02, beech()),
    puffed(
      blob([0.58, 0.02, 0.7, 0.075, 0.9, 0.07, 0.97, 0, 0.9, -0.07, 0.7, -0.075, 0.58, -0.02], 0.4),
      { thick: 0.022 },
      materials.wood(tones.oak),
    ),
    pipe([-0.01, -0.06, 0, -0.01, 0.06, 0], 0.024, beech()),
  );
  return group(
    solid(hull(0), materials.wood(mix(colour, tones.oak, 0.2))),
    solid(hull(-0.012), materials.wood(tones.beech)),
    pipe(rim(1), 0.017, beech()),
    pipe(rim(-1), 0.017, beech()),
    [-0.87, 0.87].map((x) => ball(0.028, brass(), { at: [x, 0.375, 0], scale: [1, 0.8, 0.8] })),
    seat(-0.42, 0.33),
    seat(0.42, 0.33),
    pipe([0, 0.23, -0.2, 0, 0.23, 0.2], 0.016, beech()),
    pose(paddle, { at: [-0.38, 0.27, 0.1], turn: [-80, 6, 6] }),
    pipe(
      [0.85, 0.35, 0, 0.97, 0.2, 0.06, 0.94, 0.03, 0.14, 0.76, 0.02, 0.3, 0.6, 0.02, 0.28],
      0.014,
      materials.canvas(tones.cream, 8),
    ),
  );
}

export const sport: Models = {
  kije: model(tones.brick, [walkingPoles, foldedPoles], { stance: 'hang', turn: 8, above: 4 }),
  wedka: model('#8a5c3c', [fishingRod], { stance: 'hang', turn: 10, above: 4 }),
  narty: model(tones.brick, [skis], { stance: 'hang', turn: 14, above: 4 }),
  sanki: model('#8a5c3c', [sled], { stance: 'stand', turn: -42, above: 18 }),
  kajak: model('#8a5c3c', [canoe, touringKayak], { stance: 'stand', turn: -48, above: 22 }),
};
