import type { RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { countWithdrawalTabs, listWithdrawalQueue, WITHDRAWAL_TABS } from '../../server/index.ts';

export async function loadWithdrawals(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = requestedQueue(request, WITHDRAWAL_TABS, 'due');
  const { rows: withdrawals, pages } = cutPage(await listWithdrawalQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countWithdrawalTabs(shop), withdrawals, pages };
}
