import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { missing, sendUpload } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import {
  COMPLAINT_STATES,
  canComplaintBecome,
  canRefund,
  canShip,
} from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaintClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { listGivenUpOfComplaint } from '#modules/after-sale/claims/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listShownRefunds } from '#modules/sales/refunds/panel/claim-refund/load.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ComplaintFile, ComplaintView } from '../../rules/complaint-view.ts';
import { findComplaintByNumber, findComplaintFile } from '../../server/index.ts';

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
    /** Only the customer cancels. */
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
