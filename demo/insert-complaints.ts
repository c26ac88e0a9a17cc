import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type DemoComplaint, demoComplaints } from '#demo/content/complaints.ts';
import { demoCustomer } from '#demo/content/customer.ts';
import { advanceCounter, demoComplaintNumber } from '#demo/insert-rows.ts';
import { type Clock, clockAt } from '#demo/rows/size-rows.ts';
import { addedVersionName } from '#modules/catalogue/products/rules/version-name.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import {
  claimedPieces,
  complaintEvents,
  complaintLines,
  complaintMessages,
  complaints,
  orderEvents,
  orderLines,
} from '#server/shop/schema.ts';

/** Anna's complaints with their threads. */
export async function insertComplaints(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  for (const demo of demoComplaints) await insertComplaint(transaction, demo, clock);
  await advanceCounter(transaction, complaints);
}

async function insertComplaint(transaction: Transaction, demo: DemoComplaint, clock: Clock): Promise<void> {
  const { id: complaintId, orderId, productId, quantity, description, states, parcel, messages } = demo;
  const [line] = await transaction
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)));
  const [first, last] = [states[0], states.at(-1)];
  if (!line || !first || !last) return;
  const at = clock.daysAgo(first[1]);
  await transaction.insert(complaints).values({
    id: complaintId,
    number: demoComplaintNumber(complaintId),
    accessToken: token(complaintId),
    orderId,
    customerId: demoCustomer.id,
    visitorId: 0,
    idempotencyKey: `demo-complaint-${complaintId}`,
    state: last[0],
    email: demoCustomer.email,
    emailKey: demoCustomer.email,
    phone: demoCustomer.phone,
    createdAt: at,
    updatedAt: clock.daysAgo(messages.at(-1)?.[1] ?? last[1]),
  });
  const { name, versionName, sizeType, sizeName, photo, photoTone, unit, unitPlural } = line;
  const details = [addedVersionName(name, versionName), sizeType === 'uniw' ? '' : sizeName].filter(Boolean).join(', ');
  await transaction.insert(complaintLines).values({
    complaintId,
    orderLineId: line.id,
    name,
    details,
    photo,
    photoTone,
    quantity,
    unit,
    unitPlural,
    description,
  });
  await transaction
    .insert(claimedPieces)
    .values({ orderId, lineId: line.id, kind: 'complaint', claimId: complaintId, quantity, at });
  await transaction
    .insert(orderEvents)
    .values({ orderId, kind: 'complaint-filed', at, details: { number: demoComplaintNumber(complaintId) } });
  const reached = states.map(([kind, daysAgo]) => ({ complaintId, kind, at: clock.daysAgo(daysAgo) }));
  await transaction.insert(complaintEvents).values(reached);
  if (parcel) {
    const { trackingNumber, daysAgo } = parcel;
    const sent = { kind: 'shipped', at: clock.daysAgo(daysAgo), details: { trackingNumber } } as const;
    await transaction.insert(complaintEvents).values({ complaintId, ...sent });
  }
  await transaction.insert(complaintMessages).values(
    messages.map(([author, daysAgo, text], place) => ({
      complaintId,
      author,
      text,
      at: clock.daysAgo(daysAgo),
      key: `demo-${place}`,
    })),
  );
}

/** The same on every machine; opens nothing but the demo's own complaints. */
function token(id: number): string {
  return createHash('sha256').update(`polana complaint ${id}`).digest('base64url').slice(0, 32);
}
