import { type BuyingDecision, decideBuying } from '#modules/catalogue/availability/rules/decide-buying.ts';
import type { QuantityFacts } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import type { PricedTier } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import { unitPriceAt } from '#platform/money/rules/unit-price.ts';
import type { SizeDetails } from '#wire/client/sizes.ts';
import type { OfferedProduct } from './offered-product.ts';

/** The chosen size, otherwise the cheapest available one, with the latest details. */
export function shownSize(
  product: OfferedProduct,
  chosen: string | null,
  details: SizeDetails | null,
): ProductSize | undefined {
  const size = product.sizes.find((one) => one.type === chosen) ?? chooseShownSize(product.sizes);
  if (!size || !details) return size;
  const { availability, prices } = details;
  const { status, deliveryDate, unknownDeliveryTime } = availability ?? size;
  const described = size.phonePrice ? availability?.statusDescriptionTel : availability?.statusDescription;
  return {
    ...size,
    status,
    deliveryDate,
    unknownDeliveryTime,
    statusDescription: described || size.statusDescription,
    amount: status === 'disable' ? 0 : size.amount,
    basketEnable: prices?.basketEnable ?? size.basketEnable,
    price: { ...size.price, ...prices },
  };
}

export function buyingDecision(product: OfferedProduct, size: ProductSize): BuyingDecision {
  return decideBuying({ ...size, type: product.type, points: size.price.points });
}

export function quantityFacts(product: OfferedProduct, size: ProductSize, subscription: boolean): QuantityFacts {
  const { subscriptionMin, ...range } = product.orderRange;
  return {
    ...range,
    stock: size.amount,
    unitSellby: product.unitSellby,
    unitPrecision: product.unitPrecision,
    amountMin: size.amountMin,
    amountMax: size.amountMax,
    subscriptionMin: subscription ? subscriptionMin : null,
  };
}

/** Prices of this visitor; until they are loaded, those of the page. */
export function pricedTiers(size: ProductSize, details: SizeDetails | null): PricedTier[] {
  return details?.prices?.tiers ?? size.tiers.map(({ threshold, price }) => ({ threshold, left: threshold, price }));
}

/** S4.22: needs a chosen size and a product with a name. */
export function oneClickActive(state: 'idle' | 'loading' | 'ready' | 'failed', name: string): boolean {
  return state === 'ready' && name.trim() !== '';
}

/** The shop restores the regular price at the same moment. */
export function afterPromotion(size: ProductSize): ProductSize {
  const { regularPrice, unitPrice } = size.price;
  if (regularPrice === null) return size;
  const price = {
    ...size.price,
    price: regularPrice,
    regularPrice: null,
    lowestPrice30: null,
    reducedSince: null,
    unitPrice: unitPrice && unitPriceAt(regularPrice, unitPrice),
  };
  return { ...size, price };
}
