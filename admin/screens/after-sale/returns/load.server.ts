import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { countReturnTabs, listReturnQueue, RETURN_TABS } from '#shop/after-sale/returns/index.ts';
import { queueAsked } from '../parts/after-sale.server.ts';

export async function loadReturns(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search } = queueAsked(request, RETURN_TABS, 'work');
  const returns = await listReturnQueue(shop, tab, search);
  return { tab, search, counts: await countReturnTabs(shop), returns };
}
