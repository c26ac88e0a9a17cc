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
  /** State of the last payment that is not by gift card. */
  state: PaymentState | null;
  /** Empty when nothing is left to pay. */
  methods: OfferedMethod[];
}

/** S2.44. The caller has checked whose order it is. */
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

/** Without a webhook the customer may start again when the bank's time is over. */
function stateNow({ state, expiresAt }: { state: PaymentState; expiresAt: Date | null }, now: Date): PaymentState {
  return state === 'chosen' && expiresAt && now >= expiresAt ? 'restart' : state;
}
