import { demoColours } from '#demo/catalogue/colours.ts';
import { demoProducts } from '#demo/catalogue/models.ts';
import { demoProducers, demoSeries } from '#demo/catalogue/producers.ts';
import { demoDictionary, type TraitKey } from '#demo/catalogue/traits.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { warrantyOf, withdrawalBars } from '#demo/catalogue/warranties.ts';
import { paleTintOf, tintOf } from '#demo/department-tints.ts';
import { demoRating } from '#demo/opinions/opinion-rows.ts';
import { type PhotoView, photosOf } from '#demo/photos.ts';
import { lowestShownPrice } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import type {
  bundleParts,
  enclosures,
  photos,
  productCategories,
  productDictionary,
  products,
  productTraits,
} from '#server/shop/schema.ts';
import { categoryPath, type TraitValueBook } from './catalogue-rows.ts';
import { type Clock, isOnSale } from './size-rows.ts';

const viewTexts: Record<PhotoView, string> = {
  przod: 'widok z przodu',
  skos: 'widok pod kątem',
  tyl: 'widok z tyłu',
  scena: 'w użyciu',
  detal: 'zbliżenie',
};

/** The front photo of each product in a bundle, under its own name. */
function partPhotos({ parts = [] }: DemoProduct) {
  return parts.flatMap(({ productId }) => {
    const part = demoProducts.find(({ id }) => id === productId);
    const [set] = part?.photoSets ?? [];
    return part && set
      ? photosOf(set)
          .slice(0, 1)
          .map((photo) => ({ ...photo, shows: part.name }))
      : [];
  });
}

export function photoRows(product: DemoProduct): (typeof photos.$inferInsert)[] {
  const own = product.photoSets.flatMap(photosOf).map((photo) => ({ ...photo, shows: viewTexts[photo.view] }));
  const all = [...own, ...partPhotos(product)];
  // One ground for all of them, as the first asks for: the gallery must not flicker.
  const tint = all[0]?.dark ? paleTintOf(product.category) : tintOf(product.category);
  return all.slice(0, product.photoCount ?? all.length).map(({ file, width, height, tone, shows }, position) => ({
    file,
    width,
    height,
    tone: tone || tint,
    productId: product.id,
    position,
    alt: `${product.name}: ${shows}`,
  }));
}

/** Most products of the shop weigh about this with their wrapping, in grams. */
const usualWeight = 400;

function weightOf({ traits: { waga } }: DemoProduct): number {
  const [, amount = '', unit] = /^([\d,]+) (k?g)$/.exec([waga].flat()[0] ?? '') ?? [];
  const grams = Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
  return grams > 0 ? Math.round(grams) : usualWeight;
}

export function productRow(product: DemoProduct, clock: Clock): typeof products.$inferInsert {
  const { id, code, name, slug, type, unit, unitPlural, unitSellby, unitPrecision, vatPermille, forPoints } = product;
  const { isNew, isPromotion, isBestseller, versionGroup, popularity, safetyWarnings, commentPrompt } = product;
  const [photo] = photoRows(product);
  return {
    id,
    code,
    name,
    slug,
    type,
    unit,
    unitPlural,
    unitSellby,
    unitPrecision,
    vatPermille,
    forPoints,
    isNew,
    isPromotion,
    isBestseller,
    versionGroup,
    popularity,
    safetyWarnings,
    commentPrompt,
    soldElsewhere: popularity,
    withdrawalBar: withdrawalBars[product.id] ?? null,
    ...product.limits,
    weight: weightOf(product),
    categoryId: categoryPath(product.category).at(-1) ?? 0,
    producerId: demoProducers[product.producer].id,
    warrantyId: warrantyOf(product.producer),
    seriesId: product.series ? demoSeries[product.series].id : null,
    description: product.short,
    longDescription: product.long,
    measureAmount: product.measure?.amount,
    measureUnit: product.measure?.unit,
    promotionUntil: product.promotionHours === undefined ? null : clock.hoursAhead(product.promotionHours),
    versionName: product.colour ? demoColours[product.colour].name : null,
    versionTone: product.colour ? demoColours[product.colour].hex : null,
    subscriptionDays: [...(product.subscription?.days ?? [])],
    subscriptionRebatePercent: product.subscription?.rebatePercent,
    configurator: product.configurator ? [...product.configurator] : null,
    ...demoRating(product),
    createdAt: clock.daysAgo(product.createdDaysAgo),
    updatedAt: clock.daysAgo(0),
    minPrice: lowestShownPrice(product.sizes, product.configurator ?? []),
    available: product.sizes.some(isOnSale),
    photo: photo?.file ?? null,
    photoTone: photo?.tone ?? null,
  };
}

export const productCategoryRows = ({
  id,
  category,
  popularity,
}: DemoProduct): (typeof productCategories.$inferInsert)[] =>
  categoryPath(category).map((categoryId) => ({ categoryId, productId: id, popularity }));

export function productTraitRows(product: DemoProduct, book: TraitValueBook): (typeof productTraits.$inferInsert)[] {
  return Object.entries(product.traits).flatMap(([trait, values]) =>
    [values].flat().map((value) => ({ productId: product.id, valueId: book.idOf(trait as TraitKey, String(value)) })),
  );
}

export const productDictionaryRows = ({ id, dictionary }: DemoProduct): (typeof productDictionary.$inferInsert)[] =>
  dictionary.map((key) => ({ productId: id, entryId: demoDictionary[key].id }));

export const enclosureRows = (product: DemoProduct): (typeof enclosures.$inferInsert)[] =>
  (product.enclosures ?? []).map((enclosure, position) => ({ ...enclosure, productId: product.id, position }));

export const bundlePartRows = (product: DemoProduct): (typeof bundleParts.$inferInsert)[] =>
  (product.parts ?? []).map(({ productId, quantity, choosesVersion }, position) => ({
    productId: product.id,
    partProductId: productId,
    quantity,
    choosesVersion,
    position,
  }));
