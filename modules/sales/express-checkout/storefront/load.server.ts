import { type RouterContextProvider, redirect } from 'react-router';
import { checkQuantity } from '#modules/catalogue/availability/rules/check-quantity.ts';
import { allowsExpress, decideBuying } from '#modules/catalogue/availability/rules/decide-buying.ts';
import { quantityLimits } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { getProductOffer } from '#modules/catalogue/products/server/index.ts';
import { parseExtras, toFields } from '#modules/sales/basket/rules/product-form.ts';
import { quotePrice } from '#modules/sales/basket/server/index.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { getExpressCheckout } from '../server/index.ts';

/** The product of the form, with prices of the server: amounts in the address do not count. */
export async function loadExpress(context: Readonly<RouterContextProvider>, { searchParams }: URL, provider: string) {
  const shop = context.get(shopContext);
  const express = await getExpressCheckout(shop);
  const button = express?.buttons.find(({ id }) => id === provider);
  const offer = button && (await getProductOffer(shop, Number(searchParams.get('product'))));
  const size = offer?.sizes.find(({ type }) => type === sentSize(searchParams.get('size') ?? ''));
  if (!button || !offer || !size) throw notFound();
  if (!allowsExpress(decideBuying({ ...size, type: offer.type, points: size.price.points }))) throw notFound();
  const { unitSellby, unitPrecision, orderRange } = offer;
  const limits = quantityLimits({ ...orderRange, ...size, stock: size.amount, unitSellby, unitPrecision });
  const { quantity } = checkQuantity(parseQuantity(searchParams.get('number') ?? '') ?? limits.min, limits);
  const extras = parseExtras(toFields(searchParams));
  const priced = await quotePrice(shop, { productId: offer.id, size: size.type, quantity, extras });
  // The customer corrects refused parts or answers on the product page.
  if ('refused' in priced) throw redirect(offer.link);
  const worth = priced.worth.gross;
  const delivered = isDelivered(offer.type);
  const delivery = await getCheapestDelivery(shop, worth, offer.weight * quantity);
  return {
    provider: button.name,
    product: { name: offer.name, link: offer.link, unit: offer.unit, unitPlural: offer.unitPlural },
    size: offer.sizes.length > 1 ? size.name : null,
    quantity,
    worth,
    delivered,
    deliveryCost: delivered ? delivery.cost : null,
    totalLabel: basketScreenTexts.totals[totalKind(delivered, delivery.cost)],
    fields: passedFields(searchParams, quantity),
  };
}

/** The label of the sum in the basket, which begins with the cheapest delivery. */
function totalKind(delivered: boolean, cost: Grosze | null): keyof typeof basketScreenTexts.totals {
  if (!delivered) return 'none';
  if (cost === null) return 'unknown';
  return cost === 0 ? 'known' : 'from';
}

const FORM_FIELD =
  /^(product|size|comment|subscription|days_in_period|(bundled_\w+|priceformula)\[[^\]]{1,64}\](\[\w*\])?)$/;
const MAX_LENGTH = 500;

/** Fields of the product form for the basket; others are dropped. */
export function passedFields(sent: URLSearchParams, quantity: number): [name: string, value: string][] {
  const passed = [...sent].filter(([name, value]) => FORM_FIELD.test(name) && value.length <= MAX_LENGTH);
  return [...passed, ['number', String(quantity)]];
}
