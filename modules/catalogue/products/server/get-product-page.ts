import { and, eq, sql } from 'drizzle-orm';
import { answersVary } from '#modules/catalogue/pricing/rules/configurator.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { categoryTag, MENU_TAG, producerTag, productTag } from '../rules/cache-tags.ts';
import type { ProductCard } from '../rules/product-card.ts';
import type { NamedLink, ProductPage, ProductVersion } from '../rules/product-page.ts';
import { type CardRow, cardColumns, flagsOf, toProductCard } from './card-row.ts';
import { getCategoryPath } from './category-path.ts';
import { getProductExtras, type ProductExtras } from './get-product-extras.ts';
import { producers, products } from './tables.ts';
import { findProduct, type ProductCore, toProductOffer } from './to-product-offer.ts';

/** Everything the product page shows, in four queries; null when there is no such visible product. */
export async function getProductPage(shop: Shop, id: number): Promise<ProductPage | null> {
  const core = await findProduct(shop, id);
  if (!core) return null;
  const [path, extras, related] = await Promise.all([
    getCategoryPath(shop, core.categoryPath),
    getProductExtras(shop, id),
    getRelatedProducts(shop, core.product),
  ]);
  return toProductPage({ ...core, path, extras, related });
}

interface Found extends ProductCore {
  path: NamedLink[];
  extras: ProductExtras;
  related: RelatedProduct[];
}

/** Puts together what the queries found. */
function toProductPage(found: Found): ProductPage {
  const { product, path, extras, related } = found;
  const { id, description, longDescription, safetyWarnings, withdrawalBar } = product;
  const { photos, enclosures, dictionary, warranty } = extras;
  const offer = toProductOffer(found);
  const flags = flagsOf(product, offer.sizes);
  return {
    ...offer,
    description,
    longDescription,
    safetyWarnings,
    path,
    photos,
    enclosures,
    dictionary,
    warranty,
    withdrawalBar,
    flags,
    // Nothing counts down to the end of a reduction that is none.
    promotionUntil: flags.isReduced ? (product.promotionUntil?.toISOString() ?? null) : null,
    versions: toVersions(product, related),
    traits: groupTraits(extras.traits),
    configurator: product.configurator ?? [],
    answersVary: answersVary(product.configurator ?? []),
    rating: { count: product.ratingCount, average: product.ratingAverage },
    tags: [
      MENU_TAG,
      productTag(id),
      ...path.map((category) => categoryTag(category.id)),
      ...(product.producerId === null ? [] : [producerTag(product.producerId)]),
      ...related.filter((other) => other.card.id !== id).map((other) => productTag(other.card.id)),
      ...offer.bundleParts.flatMap((part) => part.versions.map((version) => productTag(version.productId))),
    ],
  };
}

function toVersions(product: ProductCore['product'], related: RelatedProduct[]): ProductVersion[] {
  if (product.versionGroup === null) return [];
  return related.map(({ card, versionName, versionTone }) => ({
    id: card.id,
    link: card.link,
    photo: card.photo,
    available: card.available,
    name: versionName ?? card.name,
    productName: card.name,
    tone: versionTone ?? '',
    isCurrent: card.id === product.id,
  }));
}

function groupTraits(rows: ProductExtras['traits']): ProductPage['traits'] {
  const values = Map.groupBy(rows, (row) => row.name);
  return [...values].map(([name, group]) => ({ name, values: group.map((row) => row.value) }));
}

interface RelatedProduct {
  card: ProductCard;
  versionName: string | null;
  versionTone: string | null;
}

const findVersions = prepared((db: Shop['db']) =>
  db
    .select({ ...cardColumns, versionTone: products.versionTone })
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(eq(products.visible, true), eq(products.versionGroup, sql.placeholder('versionGroup'))))
    .orderBy(products.id)
    .prepare('product-versions'),
);

/** The versions of the model, the product itself among them. */
async function getRelatedProducts(
  shop: Shop,
  { versionGroup }: { versionGroup: number | null },
): Promise<RelatedProduct[]> {
  if (versionGroup === null) return [];
  const rows = await findVersions(shop.db, { versionGroup });
  return rows.map(({ versionName, versionTone, ...row }) => ({
    versionName,
    versionTone,
    card: toProductCard(row satisfies CardRow),
  }));
}
