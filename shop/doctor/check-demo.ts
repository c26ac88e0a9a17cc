import { type Finding, finding } from '#shop/doctor/check-shop.ts';
import { STOP_MEANINGS } from '#shop/doctor/stop-meanings.ts';
import { findDemoLeftovers } from '#shop/opening/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** What the demo left behind, as findings. */
export async function checkDemo(shop: Shop): Promise<Finding[]> {
  const found = Object.entries(await findDemoLeftovers(shop)) as [keyof typeof STOP_MEANINGS, string[]][];
  return found.flatMap(([id, examples]) => finding(id, STOP_MEANINGS[id], examples));
}
