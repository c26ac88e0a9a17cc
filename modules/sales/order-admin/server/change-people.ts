import { and, eq } from 'drizzle-orm';
import { checkOrderData, type OrderProblem } from '#modules/sales/checkout/rules/check-order-data.ts';
import { bringsToAddress } from '#modules/sales/checkout/rules/needed-address.ts';
import { tidyAddress } from '#modules/sales/checkout/rules/tidy-address.ts';
import { EMPTY_ORDER_DATA, type OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import { type OrderRow, orderAddresses, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';

export interface PeopleInput {
  email?: string;
  addresses?: Partial<Record<'billing' | 'delivery' | 'invoice', Partial<OrderAddress>>>;
}

const ROLES = ['billing', 'delivery', 'invoice'] as const;

/** The rules of the order form. */
export async function checkPeople(
  tx: Transaction,
  order: OrderRow,
  { email, addresses }: PeopleInput,
): Promise<OrderProblem[]> {
  if (email === undefined && !addresses) return [];
  const known = await tx.select().from(orderAddresses).where(eq(orderAddresses.orderId, order.id));
  const of = (role: (typeof ROLES)[number]) => {
    const stored = known.find((one) => one.role === role);
    return stored || addresses?.[role] ? { ...stored, ...addresses?.[role] } : null;
  };
  const needsPoint = order.place !== null;
  const courier =
    order.courierKind === 'none' ? null : { kind: order.courierKind, needsPoint, requestsClientNumber: false };
  const problems = checkOrderData(
    {
      ...EMPTY_ORDER_DATA,
      buyer: order.buyer,
      document: order.document,
      email: email ?? order.email,
      billing: { phone: order.phone, ...of('billing') },
      delivery: courier && bringsToAddress(courier) ? of('delivery') : null,
      invoice: of('invoice'),
    },
    { needsDelivery: courier !== null, courier, paid: true, hasVirtual: false, hasService: false },
  );
  return problems.filter(({ field }) => field === 'email' || ROLES.some((role) => field.startsWith(`${role}.`)));
}

export async function writePeople(
  tx: Transaction,
  orderId: number,
  { email, addresses = {} }: PeopleInput,
): Promise<void> {
  for (const role of ROLES) {
    const address = addresses[role];
    if (!address) continue;
    await tx
      .update(orderAddresses)
      .set(tidyAddress(address))
      .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.role, role)));
  }
  const phone = addresses.billing?.phone?.trim();
  if (phone !== undefined) await tx.update(orders).set({ phone }).where(eq(orders.id, orderId));
  if (email === undefined) return;
  const written = email.trim();
  await tx.update(orders).set({ email: written, emailKey: written.toLowerCase() }).where(eq(orders.id, orderId));
}
