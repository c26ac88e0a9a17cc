import { refreshSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SalesStop } from '../rules/sales-stops.ts';
import { listSalesStops } from './sales-stops.ts';

/**
 * Keeps customers out of an open shop while something closes it (decision 26). The process calls it at its start; while it holds
 * the shop it calls it again after every change, so the shop opens when the last reason is gone.
 */
export async function holdShop(shop: Shop): Promise<SalesStop[]> {
  const stops = (await listSalesStops(shop)).filter(({ level }) => level === 'closes');
  shop.opening.heldBy = stops.map(({ id }) => id);
  await refreshSettings(shop);
  return stops;
}
