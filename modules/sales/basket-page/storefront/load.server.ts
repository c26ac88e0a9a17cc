import { data, type RouterContextProvider } from 'react-router';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { SavedProduct } from '#modules/catalogue/products/rules/saved-product.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { type CarriedOutcome, outcomeTone } from '#modules/sales/basket/rules/line-outcome.ts';
import { parseSharedBasket, SHARED_PARAM } from '#modules/sales/basket/rules/shared-basket.ts';
import { hasRemoved, listLineFiles, listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { takeOutcomeNote } from '#modules/sales/basket/storefront/change/take-outcome-note.server.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { getBasketWithDelivery } from '#modules/sales/checkout/server/index.ts';
import { listGifts } from '#modules/sales/rebates/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { describeBasketFigures } from './basket-figures.server.ts';

/** Personal, so never cached. Outcomes of a plain form post are shown once. */
export async function loadBasket(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  const basket = await getBasketWithDelivery(shop, shopper);
  const isEmpty = !shopper || basket.lines.length === 0;
  const [extras, gifts, files] = isEmpty
    ? [null, [], []]
    : await Promise.all([
        describeBasketFigures(shop, shopper, basket),
        listGifts(shop, shopper.visitorId),
        listLineFiles(shop, shopper.visitorId),
      ]);
  const { outcomes, headers } = takeOutcomeNote(context);
  const shared = parseSharedBasket(url.searchParams.get(SHARED_PARAM));
  // Also of products that are not in the basket.
  const named = await listSavedProducts(
    shop,
    [...outcomes, ...shared].map(({ productId }) => productId),
  );
  const added = outcomes.filter(({ code }) => code === 'added').length;
  // A repeated order is one success for all its lines.
  const shownOutcomes = added > 1 ? outcomes.filter(({ code }) => code !== 'added') : outcomes;
  const notices = shownOutcomes.map((outcome) => {
    const product = named.get(outcome.productId);
    const sold = product && { ...product, name: nameWithSize(product, outcome.size) };
    const obstacle = findObstacle(outcome, basket.lines);
    const kind = outcomeTone(outcome.code);
    return {
      kind,
      text: sold && obstacle ? `${sold.name}. ${obstacle}` : basketTexts.outcome(outcome, sold),
      // A link back to the product and its choices.
      back: product && !obstacle && isRefusedRequest(outcome) ? { name: product.name, link: product.link } : null,
    };
  });
  if (shownOutcomes !== outcomes) notices.unshift({ kind: 'success', text: basketTexts.addedLines(added), back: null });
  const received = shared.map((line) => {
    const product = named.get(line.productId);
    const name = product ? nameWithSize(product, line.size) : basketScreenTexts.withdrawnName;
    return {
      ...line,
      text: basketScreenTexts.receivedLine(name, quantityWithUnit(line.quantity, product ?? { unit: 'szt.' })),
    };
  });
  // With script the page itself keeps the removed lines.
  const mayRestore = outcomes.some((outcome) => outcome.code === 'removed' || isRefusedRequest(outcome));
  const restorable = mayRestore && shopper !== null && (await hasRemoved(shop, shopper.visitorId));
  return data({ basket, extras, gifts, files, notices, restorable, received }, { headers });
}

const CORRECTED_IN_BASKET = /^(file|gift|unreadable-quantity$|already-in-basket$)/;

/** Refused for a reason that cannot be corrected in the basket. */
function isRefusedRequest({ code }: CarriedOutcome): boolean {
  return outcomeTone(code) === 'error' && !CORRECTED_IN_BASKET.test(code);
}

/** Obstacle of a line in the basket that cannot be ordered, such as a missing comment. */
function findObstacle({ code, productId, size }: CarriedOutcome, lines: readonly BasketLine[]): string | null {
  if (code !== 'unavailable') return null;
  const line = lines.find(
    (one) => one.productId === productId && one.size === size && one.availability.kind !== 'available',
  );
  return line ? basketScreenTexts.obstacle(line.availability, line) : null;
}

function nameWithSize({ name, sizes }: SavedProduct, type: string): string {
  const size = sizes.length > 1 && sizes.find((one) => one.type === type);
  return size ? basketScreenTexts.nameWithSize(name, size.name) : name;
}
