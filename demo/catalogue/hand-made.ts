import { seededRandom } from '#demo/seeded-random.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { DemoPhotoColour } from './colours.ts';
import { describeProduct, type KindKey } from './describe-product.ts';
import type { DemoProduct, DemoSize, SizeSet } from './types.ts';
import { safetyWarnings } from './warranties.ts';

type Optional = Partial<
  Omit<
    DemoProduct,
    'id' | 'code' | 'slug' | 'name' | 'category' | 'producer' | 'short' | 'long' | 'sizes' | 'photoSets'
  >
>;

/** A product written by hand to show one state of the specification. */
export interface HandMade extends Optional {
  id: number;
  name: string;
  kind: KindKey;
  category: string;
  producer: DemoProduct['producer'];
  short: string;
  /** The long description, where that of its kind does not fit. */
  long?: string;
  points: readonly string[];
  photo: readonly [art: string, colour: DemoPhotoColour, shape?: number];
  /** More objects for a product with many photos. */
  morePhotos?: DemoProduct['photoSets'];
  sizes: readonly (Omit<DemoSize, 'name'> & { name?: string })[];
}

export function handMade({ kind, points, long, photo, morePhotos = [], sizes, ...product }: HandMade): DemoProduct {
  const random = seededRandom(product.name);
  const [art, colour, shape] = photo;
  return {
    traits: {},
    dictionary: [],
    rating: { count: random.between(3, 60), average: random.between(42, 50) / 10 },
    popularity: random.between(200, 700),
    createdDaysAgo: random.between(60, 400),
    safetyWarnings: safetyWarnings[product.category],
    ...product,
    code: `POL-${String(product.id).padStart(5, '0')}`,
    slug: slugOf(product.name),
    long: long ?? describeProduct(kind, points, random),
    photoSets: [{ art, shape, colour }, ...morePhotos],
    sizes: sizes.map((size) => ({
      pointsReceived: Math.floor(size.price / 1_000),
      pointsPerHundred: size.pointsReceived === undefined ? 10 : null,
      ...size,
      name: size.name ?? sizeName(size.type),
    })),
  };
}

const shoes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Sizes by the name of their set; a product of one size has `uniw` (S3.08). */
export const sizeSets: Record<SizeSet, readonly string[]> = {
  odziez: ['S', 'M', 'L', 'XL', 'XXL'],
  'buty-damskie': shoes(36, 41),
  'buty-meskie': shoes(40, 46),
  skarpety: ['36-38', '39-41', '42-44', '45-47'],
  rekawice: ['S', 'M', 'L', 'XL'],
  uniw: ['uniw'],
};

export function sizeName(type: string): string {
  return type === 'uniw' ? 'uniwersalny' : type.replace('-', '–');
}
