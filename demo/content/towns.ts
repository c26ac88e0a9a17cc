import towns from '../data/towns.json' with { type: 'json' };
import { demoData } from '../data.ts';

type Town = readonly [name: string, latitude: number, longitude: number, zipcode: string, points: string, size: number];

/** Towns with pickup points: name, middle, first digits of the postcode, short name of their points, size. */
export const demoTowns = demoData<readonly Town[]>(towns);

export const demoStreets = [
  'Słoneczna',
  'Polna',
  'Leśna',
  'Krótka',
  'Długa',
  'Ogrodowa',
  'Lipowa',
  'Szkolna',
  'Kwiatowa',
  'Mickiewicza',
  'Sienkiewicza',
  'Kościuszki',
  'Piłsudskiego',
  'Konopnickiej',
  'Rynek',
  'Dworcowa',
] as const;
