import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { complaintClock } from '#rules/after-sale/clocks/legal-clock.ts';
import {
  COMPLAINT_STATES,
  canComplaintBecome,
  canRefund,
  canShip,
} from '#rules/after-sale/complaints/complaint-state.ts';
import type { ComplaintFile, ComplaintView } from '#rules/after-sale/complaints/complaint-view.ts';
import { listGivenUpOfComplaint } from '#shop/after-sale/claims/index.ts';
import { findComplaintByNumber, findComplaintFile } from '#shop/after-sale/complaints/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { missing, sendUpload } from '../parts/after-sale.server.ts';
import { listShownRefunds } from '../parts/list-refunds.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function findOneComplaint(shop: Shop, number: string): Promise<ComplaintView> {
  const found = await findComplaintByNumber(shop, number);
  if (!found) throw missing();
  return found;
}

export async function loadComplaint(context: Context, number: string) {
  const shop = staffShop(context);
  const { accessToken: _, lines, messages, ...complaint } = await findOneComplaint(shop, number);
  const link = ({ name, originalName, isPicture }: ComplaintFile) => ({
    link: `/zaplecze/pliki/reklamacje/${complaint.number}/${name}`,
    name: originalName,
    isPicture,
  });
  return {
    ...complaint,
    lines: lines.map((line) => ({ ...line, files: line.files.map(link) })),
    messages: messages.map((message) => ({ ...message, files: message.files.map(link) })),
    clock: complaintClock(complaint, shop.now()),
    /** What the shop may make of it now; taking it back is the shopper's. */
    next: COMPLAINT_STATES.filter((state) => state !== 'cancelled' && canComplaintBecome(complaint.state, state)),
    may: {
      work: isAllowed(context, 'after-sale.work'),
      decide: isAllowed(context, 'after-sale.decide'),
      refund: canRefund(complaint.state),
      giveMoney: isAllowed(context, 'money.refund'),
      ship: canShip(complaint.state),
    },
    shared: await listGivenUpOfComplaint(shop.db, complaint.id),
    refunds: await listShownRefunds(shop, { kind: 'complaint', id: complaint.id }),
    /** One press of the button makes one message. */
    key: randomUUID() as string,
  };
}

export type ShownComplaint = Awaited<ReturnType<typeof loadComplaint>>;

export async function sendComplaintFile(context: Context, number: string, name: string): Promise<Response> {
  const shop = staffShop(context);
  const { id } = await findOneComplaint(shop, number);
  return sendUpload(shop, await findComplaintFile(shop, id, name));
}
