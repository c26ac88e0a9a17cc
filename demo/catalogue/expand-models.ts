import { type SeededRandom, seededRandom } from '#demo/seeded-random.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { type DemoColourKey, demoColours } from './colours.ts';
import { describeProduct } from './describe-product.ts';
import { makePriceStory, makeSizes } from './make-sizes.ts';
import type { DemoModel, DemoProduct, DemoTraits, SizeSet } from './types.ts';
import { safetyWarnings } from './warranties.ts';

type Sex = 'damska' | 'męska';

const sexForms = {
  f: { damska: 'damska', męska: 'męska' },
  m: { damska: 'damski', męska: 'męski' },
  pl: { damska: 'damskie', męska: 'męskie' },
} as const;

/** Whom it is for, as shoppers say it. */
const wearers: Record<Sex, string> = { damska: 'dla niej', męska: 'dla niego' };

/** Ids below are kept for products made by hand. */
export const firstModelId = 101;

/** Every fit and colour of every model, always in the same order and with the same numbers. */
export function expandModels(models: readonly DemoModel[]): DemoProduct[] {
  const products: DemoProduct[] = [];
  for (const model of models) {
    const sexes: readonly (Sex | null)[] = model.sexes ? ['damska', 'męska'] : [null];
    for (const sex of sexes) products.push(...expandVersions(model, sex, firstModelId + products.length));
  }
  return products;
}

/** The colour versions of one model in one fit: they share price, age and description, not stock and popularity. */
function expandVersions(model: DemoModel, sex: Sex | null, firstId: number): DemoProduct[] {
  const name = sex && model.sexes ? model.name.replace('{sex}', sexForms[model.sexes][sex]) : model.name;
  const shared = seededRandom(name);
  const createdDaysAgo = shared.chance(0.15) ? shared.between(2, 28) : shared.between(60, 700);
  const story = makePriceStory(Math.round(model.price * 100), createdDaysAgo, shared);
  const long = describeProduct(model.kind, model.points, shared);
  const colours: readonly (DemoColourKey | null)[] = model.colours ?? [null];
  return colours.map((colour, i): DemoProduct => {
    const random = seededRandom(`${name} ${colour}`);
    const fullName = colour ? `${name}, ${demoColours[colour].name}` : name;
    return {
      id: firstId + i,
      name: fullName,
      slug: slugOf(fullName),
      long,
      createdDaysAgo,
      category: model.category,
      producer: model.producer,
      series: model.series,
      short: model.short,
      code: `POL-${String(firstId + i).padStart(5, '0')}`,
      vatPermille: model.vatPermille,
      unit: model.unit,
      unitPlural: pluralOf(model.unit),
      measure: model.measure,
      isNew: createdDaysAgo <= 28,
      isPromotion: story.regularPrice !== undefined,
      versionGroup: colours.length > 1 ? firstId : undefined,
      colour: colour ?? undefined,
      safetyWarnings: safetyWarnings[model.category],
      traits: versionTraits(model, sex, colour),
      dictionary: model.dictionary ?? [],
      photoSets: [{ art: model.art, shape: shapeOf(model, sex), colour: colour ?? 'naturalny' }],
      ...makePopularity(random),
      sizes: makeSizes(sizesOf(model, sex), story, random),
    };
  });
}

function versionTraits(model: DemoModel, sex: Sex | null, colour: DemoColourKey | null): DemoTraits {
  return {
    ...model.traits,
    ...(colour ? { kolor: demoColours[colour].family } : {}),
    ...(sex ? { plec: wearers[sex] } : {}),
  };
}

function shapeOf({ shapes }: DemoModel, sex: Sex | null): number | undefined {
  return sex === 'męska' ? shapes?.at(-1) : shapes?.[0];
}

function sizesOf(model: DemoModel, sex: Sex | null): SizeSet {
  if (model.sizes === 'buty-damskie' && sex === 'męska') return 'buty-meskie';
  return model.sizes ?? 'uniw';
}

function pluralOf(unit: string | undefined): string | undefined {
  return unit === 'para' ? 'pary' : unit;
}

/** Few products are loved by many. */
function makePopularity(random: SeededRandom): Pick<DemoProduct, 'popularity' | 'rating' | 'isBestseller'> {
  const popularity = Math.round(random.next() ** 3 * 1_000);
  const count = random.chance(0.25) ? 0 : Math.round((popularity / 1_000) * 90) + random.between(1, 14);
  const average = count === 0 ? 0 : Math.round((4.1 + random.next() * 0.9) * 10) / 10;
  return { popularity, rating: { count, average }, isBestseller: popularity > 860 };
}
