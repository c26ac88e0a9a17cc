import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { COMPLAINT_TABS, countComplaintTabs, listComplaintQueue } from '#shop/after-sale/complaints/index.ts';
import { cutPage, queueAsked } from '../parts/after-sale.server.ts';

export async function loadComplaints(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search, page, part } = queueAsked(request, COMPLAINT_TABS, 'shop');
  const { rows: complaints, pages } = cutPage(await listComplaintQueue(shop, tab, search, part), page);
  return { tab, search, counts: await countComplaintTabs(shop), complaints, pages };
}
