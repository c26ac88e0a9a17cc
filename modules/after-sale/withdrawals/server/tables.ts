import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { withdrawals } from '#modules/after-sale/claims/server/tables.ts';
import { orderLines } from '#modules/sales/order-ledger/server/tables.ts';
import { quantity } from '#platform/db/server/columns.ts';

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.lineId] })],
);
