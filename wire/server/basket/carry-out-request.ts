import type { Session } from '#modules/customers/accounts/server/index.ts';
import { addFavourites, removeFavourites } from '#modules/customers/favourites/server/index.ts';
import type { LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { addLineFiles, changeBasket, removeLineFile, restoreRemoved } from '#modules/sales/basket/server/index.ts';
import { chooseGift, resignGift } from '#modules/sales/rebates/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PostedGift } from './parse-lines.ts';
import type { BasketRequest } from './parse-request.ts';

/** Changes the basket or, in mode 2, the favourites. */
export async function carryOutRequest(
  shop: Shop,
  visitorId: number,
  request: BasketRequest,
  findSession: () => Promise<Session | null>,
  caller?: string,
): Promise<LineOutcome[]> {
  if (request.list === 'basket') {
    // Only points need the customer; without them the session costs no query.
    const paysPoints = request.changes.some((change) => change.kind !== 'remove' && change.forPoints);
    const customerId = paysPoints || request.restores ? ((await findSession())?.customerId ?? null) : null;
    const outcomes = await changeBasket(shop, visitorId, request.changes, { customerId });
    if (request.restores) outcomes.push(...(await restoreRemoved(shop, visitorId, { customerId })));
    if (request.gift) outcomes.push(await carryOutGift(shop, visitorId, request.gift));
    return [...outcomes, ...(await carryOutFiles(shop, { visitorId, caller }, request))];
  }
  const added = await addFavourites(shop, visitorId, request.added);
  const removed = await removeFavourites(shop, visitorId, request.removed);
  return [...added, ...removed];
}

/** After the lines, because a file may arrive with its line. */
async function carryOutFiles(
  shop: Shop,
  sender: { visitorId: number; caller: string | undefined },
  { files = [], removedFile }: Extract<BasketRequest, { list: 'basket' }>,
): Promise<LineOutcome[]> {
  const sent = await Promise.all(
    files.map(async ({ file, ...line }) => ({
      ...line,
      name: file.name,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  const added = await addLineFiles(shop, sender, sent);
  const removed = removedFile === undefined ? null : await removeLineFile(shop, sender.visitorId, removedFile);
  return removed ? [...added, removed] : added;
}

const GIFT_CODES = {
  chosen: 'gift-chosen',
  unknown: 'gift-unknown',
  'below-minimum': 'gift-below-minimum',
  'sold-out': 'gift-sold-out',
} as const;

async function carryOutGift(shop: Shop, visitorId: number, gift: PostedGift): Promise<LineOutcome> {
  const { productId, size, wanted } = gift;
  const outcome = { productId, size, quantity: 0, change: 0 };
  if (wanted) return { ...outcome, code: GIFT_CODES[await chooseGift(shop, visitorId, gift)] };
  await resignGift(shop.db, visitorId);
  return { ...outcome, code: 'gift-resigned' };
}
