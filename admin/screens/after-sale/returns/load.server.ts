import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { countReturnTabs, listReturnQueue, RETURN_TABS } from '#shop/after-sale/returns/index.ts';
import { cutPage, queueAsked } from '../parts/after-sale.server.ts';

export async function loadReturns(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = queueAsked(request, RETURN_TABS, 'work');
  const { rows: returns, pages } = cutPage(await listReturnQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countReturnTabs(shop), returns, pages };
}
