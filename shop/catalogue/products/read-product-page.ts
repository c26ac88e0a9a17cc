import { categoryTag, MENU_TAG, producerTag, productTag } from '#rules/catalogue/products/cache-tags.ts';
import { answersVary } from '#rules/catalogue/products/least-surcharge.ts';
import type { NamedLink, ProductPage, ProductVersion } from '#rules/catalogue/products/product-page.ts';
import type { ProductCore } from './find-product.ts';
import type { ProductExtras } from './get-product-extras.ts';
import type { RelatedProduct } from './get-related-products.ts';
import { readProductOffer } from './read-product-offer.ts';

interface Found extends ProductCore {
  path: NamedLink[];
  extras: ProductExtras;
  related: RelatedProduct[];
}

/** Puts together what the queries found. */
export function readProductPage(found: Found, currency: string): ProductPage {
  const { product, path, extras, related } = found;
  const { id, description, longDescription, safetyWarnings, withdrawalBar, isNew, isPromotion, isBestseller } = product;
  const { photos, enclosures, dictionary, warranty } = extras;
  const offer = readProductOffer(found, currency);
  const isReduced = offer.sizes.some((size) => size.price.regularPrice !== null);
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
    flags: { isNew, isPromotion: isPromotion && isReduced, isBestseller, isReduced },
    // Nothing counts down to the end of a reduction that is none.
    promotionUntil: isReduced ? (product.promotionUntil?.toISOString() ?? null) : null,
    versions: readVersions(product, related),
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

function readVersions(product: ProductCore['product'], related: RelatedProduct[]): ProductVersion[] {
  if (product.versionGroup === null) return [];
  return related.map(({ card, versionName, versionTone }) => ({
    id: card.id,
    link: card.link,
    photo: card.photo,
    available: card.available,
    name: versionName ?? card.name,
    tone: versionTone ?? '',
    isCurrent: card.id === product.id,
  }));
}

function groupTraits(rows: ProductExtras['traits']): ProductPage['traits'] {
  const values = Map.groupBy(rows, (row) => row.name);
  return [...values].map(([name, group]) => ({ name, values: group.map((row) => row.value) }));
}
