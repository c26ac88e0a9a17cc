import { categoryTag, MENU_TAG, producerTag, productTag } from '#rules/catalogue/cache-tags.ts';
import type { NamedLink, ProductPage, ProductProducer, ProductVersion } from '#rules/catalogue/product-page.ts';
import { producerLink, productLink, seriesLink } from '#rules/links/screen-links.ts';
import type { ProductExtras } from './get-product-extras.ts';
import type { ProductCore } from './get-product-page.ts';
import type { RelatedProduct } from './get-related-products.ts';
import { readSize } from './read-size.ts';

interface Found extends ProductCore {
  path: NamedLink[];
  extras: ProductExtras;
  related: RelatedProduct[];
  currency: string;
}

/** Puts together what the queries found. */
export function readProductPage({ product, sizes, path, extras, related, currency, ...found }: Found): ProductPage {
  const { id, code, name, type, description, longDescription, vatPermille, forPoints, safetyWarnings } = product;
  const { unit, unitPlural, unitSellby, unitPrecision, isNew, isPromotion, isBestseller } = product;
  const readSizes = sizes.map((size) => readSize(size, product));
  const versions = readVersions(product, related);
  const parts = related.filter((other) => other.partId !== null);
  return {
    ...{ id, code, name, type, description, longDescription, vatPermille, forPoints, safetyWarnings },
    ...{ unit, unitPlural, unitSellby, unitPrecision, currency, path, versions },
    link: productLink(id, product.slug),
    orderRange: {
      maxPerOrder: product.maxQuantityPerOrder,
      maxSizePerOrder: product.maxSizeQuantityPerOrder,
      minPerOrder: product.minQuantityPerOrder,
      minSizePerOrder: product.minSizeQuantityPerOrder,
      subscriptionMin: product.minimumQuantitySubscription,
    },
    flags: {
      ...{ isNew, isPromotion, isBestseller },
      isReduced: readSizes.some((size) => size.price.regularPrice !== null),
    },
    promotionUntil: product.promotionUntil?.toISOString() ?? null,
    producer: readProducer(found.producer),
    series: found.series && {
      ...{ id: found.series.id, name: found.series.name },
      link: seriesLink(found.series.id, found.series.slug),
    },
    sizes: readSizes,
    photos: extras.photos,
    enclosures: extras.enclosures,
    traits: groupTraits(extras.traits),
    dictionary: extras.dictionary,
    bundleParts: parts
      .toSorted((a, b) => (a.partPosition ?? 0) - (b.partPosition ?? 0))
      .map((part) => ({ id: part.partId ?? 0, quantity: part.partQuantity ?? 1, product: part.card })),
    configurator: product.configurator ?? [],
    subscription:
      product.subscriptionDays.length === 0
        ? null
        : { days: product.subscriptionDays, rebatePercent: product.subscriptionRebatePercent },
    rating: { count: product.ratingCount, average: product.ratingAverage },
    tags: [
      MENU_TAG,
      productTag(id),
      ...path.map((category) => categoryTag(category.id)),
      ...(product.producerId === null ? [] : [producerTag(product.producerId)]),
      ...related.filter((other) => other.card.id !== id).map((other) => productTag(other.card.id)),
    ],
  };
}

function readProducer(producer: ProductCore['producer']): ProductProducer | null {
  if (!producer) return null;
  const { slug, description: _description, ...known } = producer;
  return { ...known, link: producerLink(producer.id, slug) };
}

function readVersions(product: ProductCore['product'], related: RelatedProduct[]): ProductVersion[] {
  if (product.versionGroup === null) return [];
  return related
    .filter((other) => other.versionGroup === product.versionGroup)
    .map(({ card, versionName, versionTone }) => ({
      ...{ id: card.id, link: card.link, photo: card.photo, available: card.available },
      name: versionName ?? card.name,
      tone: versionTone ?? '',
      isCurrent: card.id === product.id,
    }));
}

function groupTraits(rows: ProductExtras['traits']): ProductPage['traits'] {
  const values = Map.groupBy(rows, (row) => row.name);
  return [...values].map(([name, group]) => ({ name, values: group.map((row) => row.value) }));
}
