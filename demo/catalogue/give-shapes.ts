import type { DemoProduct } from './types.ts';

/** How many clearly different shapes an object has, where it has more than one (demo/generator/models). */
export const shapeCounts: Readonly<Record<string, number>> = {
  kurtka: 4,
  puchowka: 3,
  bezrekawnik: 2,
  plaszcz: 2,
  polar: 4,
  koszulka: 4,
  'koszulka-dluga': 3,
  sukienka: 2,
  spodnie: 3,
  szorty: 2,
  skarpety: 3,
  rekawiczki: 2,
  szalik: 2,
  czapka: 3,
  'czapka-z-daszkiem': 2,
  'but-trekkingowy': 4,
  'but-biegowy': 2,
  'but-miejski': 2,
  plecak: 4,
  walizka: 2,
  torba: 2,
  sakwa: 2,
  worek: 2,
  namiot: 4,
  mis: 2,
  spiwor: 4,
  mata: 2,
  poduszka: 4,
  koc: 2,
  kubek: 4,
  latarnia: 4,
  termos: 4,
  bidon: 4,
  miska: 3,
  czolowka: 2,
  radio: 2,
  zegarek: 2,
  kije: 2,
  rower: 3,
  zegar: 2,
  swieca: 4,
  lampion: 2,
  kawa: 2,
  ksiazka: 3,
  noz: 2,
  klucz: 2,
  garnek: 2,
  czajnik: 2,
  palnik: 2,
  kosz: 2,
  sloik: 2,
  balsam: 2,
  skrzynka: 2,
  lina: 2,
  kajak: 2,
  hamak: 2,
  'koszulka-bez-rekawow': 2,
  mapa: 2,
};

/** Under this name a bundle or collection is shown, with its own number as the shape: its parts side by side. */
export const bundleArt = 'zestaw';

/** Gives every model a shape of its own, in turn, so that neighbours in a listing differ; its colours share it. */
export function giveShapes(products: readonly DemoProduct[]): DemoProduct[] {
  const counts = new Map<string, number>();
  const given = new Map<string, number>();
  const shapeOf = (art: string, model: number, wanted: number | undefined): number => {
    const key = `${art}/${model}`;
    const existing = given.get(key);
    if (existing !== undefined) return existing;
    const turn = counts.get(art) ?? 0;
    const shape = wanted ?? turn % (shapeCounts[art] ?? 1);
    counts.set(art, turn + 1);
    given.set(key, shape);
    return shape;
  };
  return products.map((product) => {
    const model = product.versionGroup ?? product.id;
    if (product.parts) {
      return { ...product, photoSets: [{ art: bundleArt, shape: product.id, colour: 'naturalny' }] };
    }
    return {
      ...product,
      photoSets: product.photoSets.map((set) => ({ ...set, shape: shapeOf(set.art, model, set.shape) })),
    };
  });
}
