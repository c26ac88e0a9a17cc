import type { DemoPhotoSet } from '../catalogue/types.ts';
import { photoKey } from '../photos.ts';
import type { DemoScene } from '../scenes.ts';
import { hasBack, stands } from './models/index.ts';

/** Where clothes hang: three rails, a hallway with a bench, beside a window, in the evening, and out on a line. */
const hanging = ['rail-0', 'hall', 'line', 'rail-1', 'window', 'evening', 'rail-2'] as const;
/** Where flat things are: three walls, a cloth on a table and moss, both seen from above. */
const flat = ['wall-0', 'linen', 'wall-1', 'moss', 'wall-2'] as const;

export type Place = 'table' | 'meadow' | 'snow' | (typeof hanging)[number] | (typeof flat)[number];

const outdoors: Partial<Record<DemoScene, Place>> = {
  szlak: 'meadow',
  nocleg: 'meadow',
  rower: 'meadow',
  gorce: 'meadow',
  sanki: 'snow',
};

const isOneOf = (places: readonly Place[]) => (place: Place) => places.includes(place);
export const clothesHang = isOneOf(hanging);
export const isWall = isOneOf(flat);
/** With nothing behind it that a shadow could fall on. */
export const hangsFree = isOneOf(['line']);
export const warmLit = isOneOf(['evening']);

/** In the evening they would not be seen. */
const darkColours: readonly string[] = ['czern', 'grafit', 'granat', 'orzech'] satisfies DemoPhotoSet['colour'][];

/** A number that looks thrown, the same for the same words. */
function thrown(words: string): number {
  let sum = 7;
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** Where a product is shown: each has a place of its own among those that suit it. A bundle is where the first of its parts would be. */
export function placeOf(set: DemoPhotoSet, scene: DemoScene, firstPart?: DemoPhotoSet): Place {
  if (stands(firstPart ?? set)) return outdoors[scene] ?? 'table';
  // A bundle that hangs brings a shelf of its own.
  if (firstPart) return 'wall-1';
  const places = hasBack(set) ? hanging : flat;
  const place = places[thrown(photoKey(set)) % places.length] ?? 'wall-0';
  return place === 'evening' && darkColours.includes(set.colour) ? 'window' : place;
}
