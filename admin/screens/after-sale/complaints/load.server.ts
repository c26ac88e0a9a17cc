import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { COMPLAINT_TABS, countComplaintTabs, listComplaintQueue } from '#shop/after-sale/complaints/index.ts';
import { queueAsked } from '../parts/after-sale.server.ts';

export async function loadComplaints(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { tab, search } = queueAsked(request, COMPLAINT_TABS, 'shop');
  const complaints = await listComplaintQueue(shop, tab, search);
  return { tab, search, counts: await countComplaintTabs(shop), complaints };
}
