import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { REFUND_PART_STATES } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { orders, refunds } from '#modules/sales/order-ledger/server/tables.ts';
import { payments } from '#modules/sales/payments/server/tables.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';

/** Parts of refunds, requested from a provider or paid by hand. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: identity(),
    /** Name of the refund at the provider: repeated, it refunds once. */
    reference: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The refund of a claim; null for a refund of the order alone. */
    refundId: integer().references(() => refunds.id, { onDelete: 'cascade' }),
    /** Null when it is paid by hand. */
    paymentId: integer().references(() => payments.id),
    /** Key of the form: sent twice it is one refund, of one or more payments. */
    key: text().notNull(),
    amount: grosze().notNull(),
    state: text({ enum: REFUND_PART_STATES }).notNull(),
    problem: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('payment_refunds_order').on(t.orderId, t.id),
    index('payment_refunds_payment').on(t.paymentId),
    index('payment_refunds_refund').on(t.refundId),
    index('payment_refunds_open').on(t.state).where(sql`${t.state} in ('asked', 'accepted', 'by-hand')`),
    uniqueIndex('payment_refunds_key').on(t.orderId, t.key, t.paymentId),
    check('payment_refunds_some', sql`${t.amount} > 0`),
  ],
);
