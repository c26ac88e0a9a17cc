import { recordChange } from '#platform/audit/server/index.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import { refreshSettings, writeFact } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChecklistItem, listObstacles } from '../rules/checklist.ts';
import { checklist } from './sales-stops.ts';

export { findDemoLeftovers } from './demo-leftovers.ts';
export { holdShop } from './hold-shop.ts';
export { mayPreview, PREVIEW_COOKIE, PREVIEW_SECONDS, startPreview } from './preview.ts';
export { checklist, listSalesStops } from './sales-stops.ts';

export type OpeningOutcome = { kind: 'open' } | { kind: 'refused'; missing: ChecklistItem[] };

/** O.02: lets shoppers in, on every node, once everything a sale and the law need is set. */
export async function openTheShop(shop: Shop): Promise<OpeningOutcome> {
  const missing = listObstacles(await checklist(shop));
  if (missing.length > 0) return { kind: 'refused', missing };
  await turn(shop, true);
  return { kind: 'open' };
}

/** Shoppers find the shop closed from now on; orders, mails and webhooks go on. */
export async function closeTheShop(shop: Shop): Promise<void> {
  await turn(shop, false);
}

async function turn(shop: Shop, isOpen: boolean): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await writeFact(tx, 'isOpen', isOpen);
    await recordChange(tx, shop, {
      action: isOpen ? 'shop.opened' : 'shop.closed',
      object: { kind: 'shop', id: 'opening' },
      from: { isOpen: shop.opening.isOpen },
      to: { isOpen },
    });
    // Nothing kept so far may be shown: neither pages of an open shop in a closed one, nor the other way round.
    await purgeTags({ db: tx }, [ALL_PAGES]);
  });
  if (isOpen) shop.opening.heldBy = [];
  await refreshSettings(shop);
}
