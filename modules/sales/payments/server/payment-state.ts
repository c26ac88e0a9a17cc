import { asc, eq } from 'drizzle-orm';
import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { orders, owedFor } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PaymentState } from '../rules/payment-state.ts';
import { findObstacle, whatIsLeft } from './change-method.ts';
import { type OfferedMethod, offerMethods } from './methods.ts';
import { payments } from './tables.ts';

export interface PaymentSummary {
  total: Grosze;
  paid: Grosze;
  left: Grosze;
  /** Newest last. */
  payments: {
    methodId: number | null;
    kind: PaymentKind;
    name: string;
    amount: Grosze;
    state: PaymentState;
    problem: string | null;
    address: string;
    expiresAt: Date | null;
    at: Date;
  }[];
  /** State of the payment that counts: the last one that is not a gift card. */
  state: PaymentState | null;
  /** Ways that may be chosen for what is left; none when nothing is. */
  methods: OfferedMethod[];
}

/** How an order is with its money (S2.44). Whoever calls this has made sure that the order is the shopper's. */
export async function paymentState(shop: Shop, orderId: number): Promise<PaymentSummary | null> {
  if (!isRowId(orderId)) return null;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const stored = await shop.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
  const now = shop.now();
  const rows = stored.map((row) => ({ ...row, state: stateNow(row, now) }));
  const owed = await owedFor(shop.db, order);
  const open = findObstacle(order, owed) === null;
  const main = rows.findLast((row) => row.cardId === null) ?? rows.at(-1);
  return {
    total: order.totalGross,
    paid: order.paid,
    left: Math.max(0, owed - order.paid),
    payments: rows.map(({ methodId, kind, name, amount, state, problem, address, expiresAt, updatedAt }) => ({
      methodId,
      kind,
      name,
      amount,
      state,
      problem,
      address,
      expiresAt,
      at: updatedAt,
    })),
    state: main?.state ?? null,
    methods: open ? await offerMethods(shop.db, shop, await whatIsLeft(shop.db, shop, { order, owed })) : [],
  };
}

/** A bank that never wrote again: when its time is over the shopper may begin anew. */
function stateNow({ state, expiresAt }: { state: PaymentState; expiresAt: Date | null }, now: Date): PaymentState {
  return state === 'chosen' && expiresAt && now >= expiresAt ? 'restart' : state;
}
