import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CLAIM_KINDS } from '#rules/after-sale/claim.ts';
import { identity, moment, quantity } from '../db/columns.ts';
import { orderLines, orders } from '../orders/tables.ts';

/**
 * Pieces of an order that stand in a return, a complaint or a withdrawal. Every writer locks the order first, so that
 * the rows of a line never sum up to more than was bought.
 */
export const claimedPieces = pgTable(
  'claimed_pieces',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    claimId: integer().notNull(),
    quantity: quantity().notNull(),
    at: moment().notNull(),
    /** Set when the claim was called off or refused: the pieces are the shopper's again. */
    releasedAt: moment(),
  },
  (t) => [
    index('claimed_pieces_order').on(t.orderId),
    index('claimed_pieces_claim').on(t.kind, t.claimId),
    check('claimed_pieces_some', sql`${t.quantity} > 0`),
  ],
);
