import { type ChecklistItem, toChecklist } from '#rules/platform/opening/checklist.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listSalesStops } from './sales-stops.ts';

/** O.02: what is set and what is missing before shoppers may come in. */
export async function checklist(shop: Shop): Promise<ChecklistItem[]> {
  return toChecklist(await listSalesStops(shop));
}
