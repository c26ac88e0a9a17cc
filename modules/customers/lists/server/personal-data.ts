import { sql } from 'drizzle-orm';
import { anyOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { shoppingLists } from './tables.ts';

export const personalLists: PersonalRecords = {
  tables: [{ table: shoppingLists, part: 'shopping_lists' }],

  async export(db, { customerId }) {
    return {
      shopping_lists: await selectRows(
        db,
        sql`select l.name, l.created_at, (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'size', s.name)
            order by i.added_at), '[]')
          from shopping_list_items i join products p on p.id = i.product_id
          left join sizes s on s.product_id = i.product_id and s.type = i.size_type where i.list_id = l.id) as products
          from shopping_lists l where l.customer_id = ${customerId} order by l.created_at`,
      ),
    };
  },

  async forget({ db }, person) {
    await db.execute(sql`delete from shopping_lists where customer_id = ${person.customerId}`);
  },

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from shopping_lists where visitor_id = ${anyOf(visitorIds)}`);
  },
};
