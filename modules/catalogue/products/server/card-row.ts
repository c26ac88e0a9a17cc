import { type SQL, sql } from 'drizzle-orm';
import { answersVary } from '#modules/catalogue/pricing/rules/configurator.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { ProductCard, ProductFlags } from '../rules/product-card.ts';
import { chooseShownSize, pricesVary } from '../rules/size-table.ts';
import { type SizeRow, sizesOf } from './size-row.ts';
import { producers, products } from './tables.ts';
import { type PricedProduct, toProductSize } from './to-product-size.ts';

/** Columns of a product card; the query must join producers. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  type: products.type,
  available: products.available,
  photo: products.photo,
  photoTone: products.photoTone,
  photoFocus: products.photoFocus,
  secondPhoto: sql<
    string | null
  >`(select file from photos where product_id = ${products.id} order by position, id offset 1 limit 1)`,
  vatPermille: products.vatPermille,
  unit: products.unit,
  measureAmount: products.measureAmount,
  measureUnit: products.measureUnit,
  configurator: products.configurator,
  isNew: products.isNew,
  isPromotion: products.isPromotion,
  isBestseller: products.isBestseller,
  ratingCount: products.ratingCount,
  ratingAverage: products.ratingAverage,
  versionName: products.versionName,
  producerName: producers.name,
  sizes: sizesOf(sql`${products.id}`) as SQL<SizeRow[]>,
};

export interface CardRow extends PricedProduct, Omit<ProductFlags, 'isReduced'> {
  id: number;
  name: string;
  slug: string;
  type: ProductCard['type'];
  /** Of a bundle also whether its parts are there, which its sizes do not know. */
  available: boolean;
  photo: string | null;
  photoTone: string | null;
  photoFocus: string | null;
  secondPhoto: string | null;
  vatPermille: number;
  unit: string;
  ratingCount: number;
  ratingAverage: number;
  producerName: string | null;
  sizes: SizeRow[];
}

/** Marks of a product; a promotion is one only while something is really reduced (X.38). */
export function flagsOf(
  { isNew, isPromotion, isBestseller }: Omit<ProductFlags, 'isReduced'>,
  sizes: readonly { price: { regularPrice: Grosze | null } }[],
): ProductFlags {
  const isReduced = sizes.some((size) => size.price.regularPrice !== null);
  return { isNew, isPromotion: isPromotion && isReduced, isBestseller, isReduced };
}

export function toProductCard(row: CardRow): ProductCard {
  const sizes = row.sizes.map((size) => toProductSize(size, row));
  const shown = chooseShownSize(sizes);
  const offered = sizes.map(({ type, name, status }) => ({
    type,
    name,
    available: row.available && status !== 'disable',
  }));
  const { id, name, type, vatPermille, unit, producerName } = row;
  return {
    id,
    name,
    type,
    vatPermille,
    unit,
    producerName,
    link: productLink(id, row.slug),
    photo: row.photo
      ? { file: row.photo, tone: row.photoTone ?? '', alt: name, ...(row.photoFocus && { focus: row.photoFocus }) }
      : null,
    secondPhoto: row.secondPhoto,
    versions: [],
    price: shown?.price.price ?? 0,
    priceVaries: pricesVary(sizes) || answersVary(row.configurator ?? []),
    regularPrice: shown?.price.regularPrice ?? null,
    lowestPrice30: shown?.price.lowestPrice30 ?? null,
    unitPrice: shown?.price.unitPrice ?? null,
    points: shown?.price.points ?? 0,
    phonePrice: shown?.phonePrice ?? false,
    gratis: shown?.gratis ?? false,
    flags: flagsOf(row, sizes),
    rating: { count: row.ratingCount, average: row.ratingAverage },
    sizes: offered,
    available: offered.some((size) => size.available),
  };
}
