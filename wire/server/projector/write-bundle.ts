import { chooseParts } from '#modules/catalogue/bundles/rules/choose-parts.ts';
import { type ChosenPart, hasParts, type WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { bundleAmount, bundlePrice } from '#modules/catalogue/products/rules/bundle-price.ts';
import type { ProductOffer, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';

type Wished = readonly WishedPart[] | null;

/** A size at the price and in the amount of the chosen parts; before all are chosen it stands as it is. */
export function sizeWithParts(offer: ProductOffer, size: ProductSize, wished: Wished): ProductSize {
  if (!hasParts(offer.type)) return size;
  const choice = chooseParts(offer.type, offer.bundleParts, wished);
  if (choice.kind === 'unavailable') return { ...size, amount: 0, status: 'disable' };
  if (choice.kind !== 'chosen') return size;
  const { price } = bundlePrice(offer.type, size.price.price, offer.bundleParts, choice.parts);
  return { ...size, amount: bundleAmount(size.amount, choice.parts), price: { ...size.price, price } };
}

/**
 * `bundleprice` of contract 2.9, on a size `bundle_price` (S3.18): what is saved, and the price it is taken off, which
 * readers strike out; what is paid is the size's own price.
 */
export function writeBundlePrice(offer: ProductOffer, size: ProductSize, wished: Wished) {
  const parts = likelyParts(offer, wished);
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

/** `bundle` of contract 2.9: the products the parts stand for. */
export function writeBundle(offer: ProductOffer, wished: Wished) {
  return likelyParts(offer, wished).map(({ version, quantity }) => ({ product: version.productId, quantity }));
}

/** The chosen parts; where a choice is still open, the first version and size speak for the part. */
function likelyParts({ type, bundleParts }: ProductOffer, wished: Wished): ChosenPart[] {
  return bundleParts.flatMap((part) => {
    const wish = wished?.find((one) => one.id === part.id);
    if (wished && !wish && type === 'product_collection') return [];
    const version = part.versions.find((one) => one.productId === wish?.product) ?? part.versions[0];
    const size = version?.sizes.find((one) => one.type === wish?.size) ?? version?.sizes[0];
    return version && size ? [{ id: part.id, quantity: part.quantity, version, size }] : [];
  });
}
