import { inArray } from 'drizzle-orm';
import type { PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { orderNotes, orderSearch } from './tables.ts';

export const personalOrderNotes: PersonalRecords = {
  tables: [
    {
      table: orderSearch,
      part: 'orders',
      kept: { columns: ['words'], why: 'an order is found by the names on its invoice, which is kept' },
    },
  ],

  async forgetOrders({ db }, orderIds) {
    await db.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]));
  },
};
