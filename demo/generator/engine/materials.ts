import * as three from 'three';
import { type Hex, Surface } from './surface.ts';
import { texture } from './textures.ts';

export type { Hex } from './surface.ts';

/** The colour made lighter (above 0) or darker (below 0), its hue kept. */
export function shade(colour: Hex, by: number): Hex {
  const hsl = { h: 0, s: 0, l: 0 };
  const mixed = new three.Color(colour);
  mixed.getHSL(hsl);
  mixed.setHSL(hsl.h, hsl.s * (by > 0 ? 0.92 : 1), three.MathUtils.clamp(hsl.l + by, 0.04, 0.96));
  return `#${mixed.getHexString()}`;
}

export const mix = (a: Hex, b: Hex, part: number): Hex =>
  `#${new three.Color(a).lerp(new three.Color(b), part).getHexString()}`;

/** Colours of things that keep theirs in every version. */
export const tones = {
  beech: '#c99a66',
  oak: '#a4713f',
  walnut: '#6f4a2f',
  leather: '#9a5f34',
  rubber: '#3d3833',
  steel: '#d4d2cc',
  brass: '#d0a04a',
  cream: '#f1e7d3',
  ink: '#2e2b28',
  moss: '#5f7a45',
  fir: '#3f7350',
  brick: '#c0512f',
  amber: '#dd8f26',
  flame: '#ffb45a',
} as const;

/** Everything in this world is made of one of these; `times` is how often the tile repeats over one unit of length. */
export const materials = {
  felt: (colour: Hex, times = 2.6, deep = 0.018) =>
    new Surface(colour, { tile: texture('felt'), times, deep, tint: 0.6, rough: 1, fuzz: 0.9, wrap: 0.2 }),
  /** Smooth shell of jackets, tents and bags. */
  cloth: (colour: Hex, times = 5) =>
    new Surface(colour, {
      tile: texture('canvas'),
      times,
      deep: 0.003,
      tint: 0.18,
      rough: 0.72,
      fuzz: 0.35,
      wrap: 0.1,
    }),
  canvas: (colour: Hex, times = 4) =>
    new Surface(colour, { tile: texture('canvas'), times, deep: 0.006, tint: 0.4, rough: 0.95, fuzz: 0.5, wrap: 0.15 }),
  knit: (colour: Hex, times = 2) =>
    new Surface(colour, { tile: texture('knit'), times, deep: 0.02, tint: 0.75, rough: 1, fuzz: 0.7, wrap: 0.2 }),
  fleece: (colour: Hex, times = 2.2) =>
    new Surface(colour, { tile: texture('boucle'), times, deep: 0.022, tint: 0.6, rough: 1, fuzz: 1, wrap: 0.25 }),
  wood: (colour: Hex, times = 1.2) =>
    new Surface(colour, { tile: texture('wood'), times, deep: 0.002, tint: 0.55, rough: 0.55 }),
  clay: (colour: Hex, times = 1.6) =>
    new Surface(colour, { tile: texture('clay'), times, deep: 0.012, tint: 0.12, rough: 0.7, wrap: 0.1 }),
  enamel: (colour: Hex) =>
    new Surface(colour, { tile: texture('clay'), times: 1.3, deep: 0.004, rough: 0.5, gloss: 1 }),
  speckled: (colour: Hex) =>
    new Surface(colour, { tile: texture('specks'), times: 1.5, tint: 0.9, rough: 0.5, gloss: 0.9 }),
  /** Powder-coated steel of flasks and lamps. */
  lacquer: (colour: Hex) =>
    new Surface(colour, { tile: texture('felt'), times: 5, deep: 0.0015, rough: 0.48, gloss: 0.25 }),
  metal: (colour: Hex = tones.steel) => new Surface(colour, { metal: 1, rough: 0.32 }),
  rubber: (colour: Hex = tones.rubber) =>
    new Surface(colour, { tile: texture('clay'), times: 3, deep: 0.003, rough: 0.75 }),
  leather: (colour: Hex = tones.leather) =>
    new Surface(colour, { tile: texture('clay'), times: 4, deep: 0.008, tint: 0.25, rough: 0.55, gloss: 0.12 }),
  paper: (colour: Hex) =>
    new Surface(colour, { tile: texture('felt'), times: 1.6, deep: 0.0015, tint: 0.1, rough: 1, wrap: 0.1 }),
  /** Light goes into it and comes out beside. */
  wax: (colour: Hex) =>
    new Surface(colour, { tile: texture('clay'), times: 1.6, deep: 0.006, tint: 0.06, rough: 0.6, wrap: 0.6 }),
  glass: (colour: Hex, opacity = 0.3) => new Surface(colour, { rough: 0.1, gloss: 1, opacity }),
  /** Thin cloth with a lamp behind it. */
  lit: (colour: Hex, strength = 0.55) =>
    new Surface(colour, {
      tile: texture('canvas'),
      times: 6,
      deep: 0.003,
      tint: 0.2,
      rough: 0.9,
      wrap: 0.2,
      glow: new three.Color(mix(colour, tones.flame, 0.55)).multiplyScalar(strength),
    }),
  /** Fire: brightest at its middle, gone at its edge. */
  fire: (colour: Hex, strength: number, opacity: number, soft: number) =>
    new Surface('#000000', { rough: 1, glow: new three.Color(colour).multiplyScalar(strength), opacity, soft }),
  /** Shines of itself: bulbs, lit windows. */
  glow: (colour: Hex, strength = 1) =>
    new Surface('#2a2018', { rough: 1, glow: new three.Color(colour).multiplyScalar(strength) }),
} as const;
