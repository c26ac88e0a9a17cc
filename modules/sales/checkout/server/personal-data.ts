import { sql } from 'drizzle-orm';
import { eachOrderText } from '#modules/sales/order-ledger/server/index.ts';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { orderDrafts } from './tables.ts';

export const personalDrafts: PersonalRecords = {
  tables: [{ table: orderDrafts, part: 'order_draft' }],

  async export(db, person) {
    return {
      // A guest may have used this browser before: only a draft with the account's address is exported.
      order_draft: await selectRows(
        db,
        sql`select d.data ->> 'email' as email, d.data -> 'billing' as billing, d.data -> 'delivery' as delivery,
          d.data -> 'invoice' as invoice, d.data ->> 'clientNumber' as "clientNumber",
          ${eachOrderText(([name, column]) => sql`d.data ->> ${name}::text as ${column}`)}, d.updated_at from order_drafts d
          where d.visitor_id = ${browsersOf(person)} and lower(d.data ->> 'email') = ${person.emailKey} order by d.updated_at`,
      ),
    };
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from order_drafts where visitor_id = ${anyOf(visitorIds)}`);
  },
};
