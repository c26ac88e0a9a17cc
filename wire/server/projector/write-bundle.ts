import { chooseParts } from '#modules/catalogue/bundles/rules/choose-parts.ts';
import { type ChosenPart, hasParts, type WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { bundleAmount, bundlePrice } from '#modules/catalogue/products/rules/bundle-price.ts';
import type { ProductOffer, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';

type Chosen = readonly WishedPart[] | null;

/** A size with the price and amount of the chosen parts; unchanged until all are chosen. */
export function sizeWithParts(offer: ProductOffer, size: ProductSize, chosen: Chosen): ProductSize {
  if (!hasParts(offer.type)) return size;
  const choice = chooseParts(offer.type, offer.bundleParts, chosen);
  if (choice.kind === 'unavailable') return { ...size, amount: 0, status: 'disable' };
  if (choice.kind !== 'chosen') return size;
  const { price } = bundlePrice(offer.type, size.price.price, offer.bundleParts, choice.parts);
  return { ...size, amount: bundleAmount(size.amount, choice.parts), price: { ...size.price, price } };
}

/**
 * `bundleprice` of contract 2.9, on a size `bundle_price` (S3.18): the saving, and the price before it, which readers strike out;
 * the customer pays the size's own price.
 */
export function writeBundlePrice(offer: ProductOffer, size: ProductSize, chosen: Chosen) {
  const parts = likelyParts(offer, chosen);
  const { price, saving } = bundlePrice(offer.type, size.price.price, offer.bundleParts, parts);
  const amount = saving?.amount ?? 0;
  const before = price + amount;
  const net = netFromGross(before, offer.vatPermille);
  return {
    percent_diff: String(saving?.percent ?? 0),
    amount_diff_gross: toDecimalText(amount),
    amount_diff_net: toDecimalText(netFromGross(amount, offer.vatPermille)),
    price_gross: toDecimalText(before),
    price_net: toDecimalText(net),
    price_gross_formatted: formatMoneyOnWire(before),
    price_net_formatted: formatMoneyOnWire(net),
  };
}

/** `bundle` of contract 2.9: the products of the parts. */
export function writeBundle(offer: ProductOffer, chosen: Chosen) {
  return likelyParts(offer, chosen).map(({ version, quantity }) => ({ product: version.productId, quantity }));
}

/** The chosen parts; the first version and size where nothing is chosen yet. */
function likelyParts({ type, bundleParts }: ProductOffer, chosen: Chosen): ChosenPart[] {
  return bundleParts.flatMap((part) => {
    const choice = chosen?.find((one) => one.id === part.id);
    if (chosen && !choice && type === 'product_collection') return [];
    const version = part.versions.find((one) => one.productId === choice?.product) ?? part.versions[0];
    const size = version?.sizes.find((one) => one.type === choice?.size) ?? version?.sizes[0];
    return version && size ? [{ id: part.id, quantity: part.quantity, version, size }] : [];
  });
}
