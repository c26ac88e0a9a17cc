import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { allowsExpress, decideBuying } from '#rules/catalogue/availability/decide-buying.ts';
import { isDelivered } from '#rules/catalogue/availability/size-status.ts';
import { sentSize } from '#rules/catalogue/products/size-table.ts';
import { checkQuantity } from '#rules/catalogue/quantity/check-quantity.ts';
import { quantityLimits } from '#rules/catalogue/quantity/quantity-limits.ts';
import { parseQuantity } from '#rules/catalogue/quantity/quantity-text.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { parseExtras, toFields } from '#rules/selling/basket/product-form.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import { priceWish } from '#shop/selling/basket/index.ts';
import { getCheapestDelivery } from '#shop/selling/delivery/index.ts';
import { getExpressCheckout } from '#shop/selling/express/index.ts';
import * as basketScreenTexts from '#texts/selling/basket-screen.ts';
import { notFound } from '../../../not-found.server.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  provider: string;
}

/** What the product form would buy, priced anew: nothing the address says of money counts. */
export async function loadExpress({ context, url: { searchParams }, provider }: Wanted) {
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
  const wish = { productId: offer.id, size: size.type, quantity, extras: parseExtras(toFields(searchParams)) };
  const priced = await priceWish(shop, wish);
  // Parts or answers that the basket would refuse are chosen on the page of the product.
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

/** As the basket names its sum: it begins with the cheapest delivery. */
function totalKind(delivered: boolean, cost: Grosze | null): keyof typeof basketScreenTexts.totals {
  if (!delivered) return 'none';
  if (cost === null) return 'unknown';
  return cost === 0 ? 'known' : 'from';
}

const FORM_FIELD =
  /^(product|size|comment|subscription|days_in_period|(bundled_\w+|priceformula)\[[^\]]{1,64}\](\[\w*\])?)$/;
const LONGEST = 500;

/** The fields of the product form that go on to the basket; anything else in the address is left behind. */
export function passedFields(sent: URLSearchParams, quantity: number): [name: string, value: string][] {
  const known = [...sent].filter(([name, value]) => FORM_FIELD.test(name) && value.length <= LONGEST);
  return [...known, ['number', String(quantity)]];
}
