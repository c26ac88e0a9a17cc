import type { RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { countReturnTabs, listReturnQueue, RETURN_TABS } from '../../server/index.ts';

export async function loadReturns(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = requestedQueue(request, RETURN_TABS, 'work');
  const { rows: returns, pages } = cutPage(await listReturnQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countReturnTabs(shop), returns, pages };
}
