import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { Context } from '#admin/ui/things/thing-acts.server.ts';
import { listCategoryChoices } from '#shop/catalogue/tree/index.ts';
import { countPointProducts } from '#shop/selling/points/index.ts';

export async function loadPointRules(context: Context) {
  const shop = staffShop(context);
  const [counts, categories] = await Promise.all([countPointProducts(shop), listCategoryChoices(shop)]);
  return {
    counts,
    categories,
    pointWorth: String(shop.settings.pointWorth),
    mayChange: isAllowed(context, 'offer.change'),
  };
}
