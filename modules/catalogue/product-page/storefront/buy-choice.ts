import { type BuyingDecision, decideBuying } from '#modules/catalogue/availability/rules/decide-buying.ts';
import type { QuantityFacts } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import type { PricedTier } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import type { SizeDetails } from '#wire/client/sizes.ts';
import type { OfferedProduct } from './offered-product.ts';

/** The size the page speaks of: the chosen one, before a choice the cheapest that can be bought; as fresh as known. */
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

/** Tiers as the shop prices them for this visitor; until it has said so, as the page brought them. */
export function pricedTiers(size: ProductSize, details: SizeDetails | null): PricedTier[] {
  return details?.prices?.tiers ?? size.tiers.map(({ threshold, price }) => ({ threshold, left: threshold, price }));
}

/** Express buttons act for a chosen size of a product that has a name (S4.22). */
export function oneClickActive(state: 'idle' | 'loading' | 'ready' | 'failed', name: string): boolean {
  return state === 'ready' && name.trim() !== '';
}
