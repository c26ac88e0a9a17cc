import type { Group } from 'three';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { group, tube } from '../engine/shapes.ts';
import { garment } from './garment.ts';
import { garmentBack } from './garment-back.ts';
import type { Cut } from './garment-parts.ts';
import type { Look, Model, Models } from './model.ts';

type Pattern = (colour: string) => Omit<Cut, 'colour'>;

/** A wooden peg above the neck, from which things hang. */
const peg = () =>
  tube(
    [
      [0, 1.0, -0.16],
      [0, 1.03, 0.02],
    ],
    0.032,
    materials.wood(tones.beech),
  );

function worn(natural: string, ...patterns: Pattern[]): Model {
  const cutOf = ({ shape, colour }: Look) => {
    const tone = colour ?? natural;
    return { colour: tone, ...(patterns[shape] ?? patterns[0])?.(tone) } as Cut;
  };
  /** Hoods and collars hide the peg they hang from. */
  const hung = ({ neck }: Cut, body: Group) => (neck === 'hood' || neck === 'stand' ? body : group(body, peg()));
  return {
    shapes: patterns.length,
    stance: 'hang',
    above: 2,
    build: (look) => hung(cutOf(look), garment(cutOf(look))),
    back: (look) => hung(cutOf(look), garmentBack(cutOf(look))),
  };
}

/** Plain below, so that from near its neck is shown. */
const sewnAtNeck = (model: Model): Model => ({ ...model, near: [0.12, 0.62] });

const { cloth, canvas, felt, fleece, knit } = materials;
const singlet: ReturnType<Pattern> = {
  cloth: canvas,
  sleeve: 'none',
  thick: 0.07,
  hem: 0.35,
  bottom: -0.05,
  neck: 'scoop',
};
const down: Pattern = () => ({
  cloth,
  thick: 0.15,
  quilt: 0.105,
  neck: 'stand',
  front: 'zip',
  pockets: 'slanted',
  cuffs: true,
});

export const tops: Models = {
  kurtka: worn(
    tones.fir,
    (colour) => ({ cloth, neck: 'hood', front: 'zip', pockets: 'slanted', yoke: shade(colour, -0.07), cuffs: true }),
    (colour) => ({
      cloth,
      neck: 'stand',
      front: 'zip',
      pockets: 'chest',
      hem: 0.3,
      bottom: 0.1,
      band: mix(colour, tones.cream, 0.75),
    }),
    () => ({ cloth: canvas, neck: 'stand', front: 'buttons', pockets: 'patch', thick: 0.125 }),
    (colour) => ({
      cloth,
      neck: 'hood',
      front: 'half-zip',
      pockets: 'pouch',
      yoke: mix(colour, tones.cream, 0.8),
      hem: 0.335,
      bottom: 0.06,
    }),
  ),
  puchowka: worn(
    tones.amber,
    down,
    () => ({ ...down(''), neck: 'hood', quilt: 0.15, thick: 0.16 }),
    (colour) => ({ ...down(''), quilt: 0.075, thick: 0.13, bottom: 0.08, yoke: shade(colour, -0.08) }),
  ),
  bezrekawnik: worn(
    tones.moss,
    () => ({ ...down(''), sleeve: 'none', cuffs: false, shoulder: 0.29 }),
    () => ({
      cloth: fleece,
      sleeve: 'none',
      neck: 'stand',
      front: 'zip',
      pockets: 'chest',
      shoulder: 0.29,
      thick: 0.13,
    }),
  ),
  plaszcz: worn(
    '#d3ba8c',
    () => ({ cloth: felt, neck: 'stand', front: 'buttons', pockets: 'patch', bottom: -0.32, hem: 0.37, thick: 0.13 }),
    () => ({ cloth, neck: 'hood', front: 'zip', pockets: 'slanted', bottom: -0.28, hem: 0.36 }),
  ),
  polar: worn(
    '#d3ba8c',
    () => ({ cloth: fleece, neck: 'stand', front: 'zip', pockets: 'chest', thick: 0.14 }),
    (colour) => ({
      cloth: fleece,
      neck: 'hood',
      front: 'zip',
      pockets: 'slanted',
      thick: 0.14,
      yoke: shade(colour, -0.08),
    }),
    (colour) => ({
      cloth: felt,
      neck: 'stand',
      front: 'half-zip',
      pockets: 'pouch',
      thick: 0.13,
      yoke: mix(colour, tones.cream, 0.7),
    }),
    () => ({ cloth: fleece, neck: 'round', front: 'none', pockets: 'chest', thick: 0.14, cuffs: true }),
  ),
  koszulka: sewnAtNeck(
    worn(
      tones.cream,
      () => ({ cloth: canvas, sleeve: 'short', thick: 0.09, hem: 0.3 }),
      (colour) => ({ cloth: canvas, sleeve: 'short', thick: 0.09, hem: 0.3, band: mix(colour, tones.cream, 0.8) }),
      () => ({ cloth: canvas, sleeve: 'short', thick: 0.09, hem: 0.3, pockets: 'chest' }),
      (colour) => ({
        cloth: canvas,
        sleeve: 'short',
        thick: 0.095,
        hem: 0.31,
        yoke: shade(colour, -0.09),
        front: 'half-zip',
        neck: 'stand',
      }),
    ),
  ),
  'koszulka-bez-rekawow': worn(
    tones.brick,
    () => singlet,
    (colour) => ({ ...singlet, sash: mix(colour, tones.cream, 0.88) }),
  ),
  'koszulka-dluga': worn(
    '#565d69',
    () => ({ cloth: (colour) => knit(colour, 3), thick: 0.095, hem: 0.29, cuffs: true }),
    (colour) => ({
      cloth: canvas,
      thick: 0.095,
      hem: 0.29,
      neck: 'stand',
      front: 'half-zip',
      yoke: shade(colour, -0.07),
    }),
    (colour) => ({
      cloth: (tone) => knit(tone, 2),
      thick: 0.11,
      hem: 0.31,
      cuffs: true,
      band: mix(colour, tones.cream, 0.7),
    }),
  ),
  sukienka: worn(
    '#2f4c86',
    () => ({ cloth: canvas, sleeve: 'short', thick: 0.095, shoulder: 0.27, hem: 0.44, bottom: -0.28 }),
    () => ({
      cloth: canvas,
      sleeve: 'none',
      thick: 0.095,
      shoulder: 0.24,
      hem: 0.42,
      bottom: -0.22,
      neck: 'open',
      front: 'buttons',
    }),
  ),
};
