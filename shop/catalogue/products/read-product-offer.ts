import { leastSurcharge } from '#rules/catalogue/products/least-surcharge.ts';
import type { ProductOffer, ProductProducer } from '#rules/catalogue/products/product-page.ts';
import { producerLink, productLink, seriesLink } from '#rules/platform/links/screen-links.ts';
import { bundleSize } from './bundle-size.ts';
import type { ProductCore } from './find-product.ts';
import { readParts } from './part-row.ts';
import { readSize } from './read-size.ts';

export function readProductOffer(
  { product, sizes, parts, producer, series }: ProductCore,
  currency: string,
): ProductOffer {
  const bundleParts = readParts(parts);
  const { id, code, name, type, vatPermille, weight, forPoints, unit, unitPlural, unitSellby, unitPrecision } = product;
  return {
    id,
    code,
    name,
    type,
    vatPermille,
    weight,
    forPoints,
    unit,
    unitPlural,
    unitSellby,
    unitPrecision,
    currency,
    link: productLink(id, product.slug),
    orderRange: {
      maxPerOrder: product.maxQuantityPerOrder,
      maxSizePerOrder: product.maxSizeQuantityPerOrder,
      minPerOrder: product.minQuantityPerOrder,
      minSizePerOrder: product.minSizeQuantityPerOrder,
      subscriptionMin: product.minimumQuantitySubscription,
    },
    producer: readProducer(producer),
    series: series && { id: series.id, name: series.name, link: seriesLink(series.id, series.slug) },
    sizes: sizes.map((size) => bundleSize(type, readSize(size, product), bundleParts)),
    bundleParts,
    leastSurcharge: leastSurcharge(product.configurator ?? []),
    subscription:
      product.subscriptionDays.length === 0
        ? null
        : { days: product.subscriptionDays, rebatePercent: product.subscriptionRebatePercent },
  };
}

function readProducer(producer: ProductCore['producer']): ProductProducer | null {
  if (!producer) return null;
  const { slug, description: _description, ...known } = producer;
  return { ...known, link: producerLink(producer.id, slug) };
}
