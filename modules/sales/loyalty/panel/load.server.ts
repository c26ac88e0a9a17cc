import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { countPointProducts } from '../server/index.ts';

export async function loadPointRules(context: Readonly<RouterContextProvider>) {
  const shop = staffShop(context);
  const [counts, categories] = await Promise.all([countPointProducts(shop), listCategoryChoices(shop)]);
  return {
    counts,
    categories,
    pointWorth: String(shop.settings.pointWorth),
    mayChange: isAllowed(context, 'offer.change'),
  };
}
