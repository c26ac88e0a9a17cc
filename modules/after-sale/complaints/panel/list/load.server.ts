import type { RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { COMPLAINT_TABS, countComplaintTabs, listComplaintQueue } from '../../server/index.ts';

export async function loadComplaints(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = requestedQueue(request, COMPLAINT_TABS, 'shop');
  const { rows: complaints, pages } = cutPage(await listComplaintQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countComplaintTabs(shop), complaints, pages };
}
