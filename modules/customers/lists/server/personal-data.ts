import { sql } from 'drizzle-orm';
import { productNameSql, sizeNameSql } from '#modules/catalogue/products/server/index.ts';
import { anyOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { shoppingLists } from './tables.ts';

export const personalLists: PersonalRecords = {
  tables: [{ table: shoppingLists, part: 'shopping_lists' }],

  async export(db, { customerId }) {
    return {
      shopping_lists: await selectRows(
        db,
        sql`select l.name, l.created_at, (select coalesce(jsonb_agg(jsonb_build_object(
            'product', ${productNameSql(sql`i.product_id`)},
            'size', ${sizeNameSql(sql`i.product_id`, sql`i.size_type`)}) order by i.added_at), '[]')
          from shopping_list_items i where i.list_id = l.id) as products
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
