import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { countWithdrawalTabs, listWithdrawalQueue, WITHDRAWAL_TABS } from '#shop/after-sale/withdrawals/index.ts';
import { cutPage, queueAsked } from '../parts/after-sale.server.ts';

export async function loadWithdrawals(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = queueAsked(request, WITHDRAWAL_TABS, 'due');
  const { rows: withdrawals, pages } = cutPage(await listWithdrawalQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countWithdrawalTabs(shop), withdrawals, pages };
}
