import { snapQuantity } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { pointsForPieces, shownPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { priceForQuantity, worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { LineCode } from '../rules/line-outcome.ts';
import type { AddToBasket } from './basket-change.ts';
import { chooseSize } from './basket-draft.ts';
import { checkExtras } from './check-extras.ts';
import { findSaleObstacle } from './line-limits.ts';
import { priceWithParts } from './line-parts.ts';
import { listSizesOnSale, type SizeOfProduct, type SizeOnSale } from './size-on-sale.ts';

export interface Money {
  gross: Grosze;
  net: Grosze;
}

/**
 * Multipack rebate, then the subscription's, then the configurator's surcharges. The rebate counts all pieces of the size in the
 * basket, also those of lines with other extras.
 */
export function linePrice(
  sale: SizeOnSale,
  line: { quantity: number; extras: LineExtras },
  piecesOfSize: number,
): { unitPrice: Money; worth: Money } {
  const terms = {
    price: priceWithParts(sale, shownPrice(sale), line.extras),
    tiers: sale.tiers ?? [],
    subscriptionRebatePercent: sale.subscriptionRebatePercent,
  };
  const subscription = line.extras.subscriptionDays !== undefined;
  const gross = priceForQuantity(terms, piecesOfSize, subscription) + surcharges(sale, line.extras);
  const worth = worthOf(gross, line.quantity);
  const { vatPermille } = sale;
  return {
    unitPrice: { gross, net: netFromGross(gross, vatPermille) },
    worth: { gross: worth, net: netFromGross(worth, vatPermille) },
  };
}

/** A rebate code does not reduce earned points; a line paid with points earns none. */
export function pointsEarned(
  sale: SizeOnSale,
  line: { quantity: number; extras: LineExtras; forPoints: boolean },
): number {
  const own = shownPrice(sale);
  const chosen = priceWithParts(sale, own, line.extras) + surcharges(sale, line.extras);
  return line.forPoints ? 0 : pointsForPieces(sale, line.quantity, { own, chosen });
}

function surcharges(sale: SizeOnSale, extras: LineExtras): Grosze {
  let sum = 0;
  for (const question of sale.configurator ?? []) {
    const given = extras.configuration?.[question.name] ?? [];
    // A text answer has no id: the first value holds its surcharge.
    const chosen =
      question.kind === 'text'
        ? question.values.slice(0, given.length > 0 ? 1 : 0)
        : question.values.filter((value) => given.includes(value.id));
    for (const value of chosen) sum += value.surcharge;
  }
  return sum;
}

type QuotedPrice = { unitPrice: Money; worth: Money } | { refused: LineCode };

type PriceRequest = Omit<AddToBasket, 'comment' | 'forPoints'>;

/** Price of a product with its configuration, parts and multipack; the basket is not changed. */
export async function quotePrice(shop: Shop, request: PriceRequest): Promise<QuotedPrice> {
  const { productId } = request;
  return priceOf(request, isRowId(productId) ? await listSizesOnSale(shop.db, [productId]) : []);
}

/** Price of each request alone, with one query for all. */
export async function quotePrices(shop: Shop, requests: readonly PriceRequest[]): Promise<QuotedPrice[]> {
  const productIds = new Set(requests.map(({ productId }) => productId).filter(isRowId));
  const sizes = await listSizesOnSale(shop.db, [...productIds]);
  return requests.map((request) => priceOf(request, sizes));
}

function priceOf(request: PriceRequest, sizes: SizeOfProduct[]): QuotedPrice {
  const sale = chooseSize({ lines: [], sizes, balance: null }, request.productId, request.size);
  if (typeof sale === 'string') return { refused: sale };
  if (findSaleObstacle(sale, false)) return { refused: 'unavailable' };
  if (Number.isNaN(request.quantity)) return { refused: 'unreadable-quantity' };
  const checked = checkExtras(sale, request.extras ?? {});
  if ('refused' in checked) return checked;
  const unit = { step: sale.unitSellby, precision: sale.unitPrecision };
  const quantity = snapQuantity(request.quantity, unit) || unit.step;
  return linePrice(sale, { quantity, extras: checked.extras }, quantity);
}
