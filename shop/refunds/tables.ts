import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CLAIM_KINDS } from '#rules/after-sale/claim.ts';
import { REFUND_WAYS } from '#rules/returns/refund-way.ts';
import { grosze, identity, moment } from '../db/columns.ts';
import { orders } from '../orders/tables.ts';

/** Money that went back for a return, complaint or withdrawal. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    claimId: integer().notNull(),
    amount: grosze().notNull(),
    way: text({ enum: REFUND_WAYS }).notNull(),
    /** Account for a transfer, words for any other way. */
    details: text().notNull().default(''),
    /** The voucher that holds a refund to the balance. */
    cardId: integer(),
    at: moment().notNull(),
  },
  (t) => [index('refunds_order').on(t.orderId), index('refunds_claim').on(t.kind, t.claimId)],
);
