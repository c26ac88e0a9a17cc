import { sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import {
  anyOf,
  browsersOf,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { basketGifts, basketRebates, rebates, rebateUses } from './tables.ts';

export const personalRebates: PersonalRecords = {
  tables: [
    { table: rebateUses, part: 'rebates' },
    { table: rebates, part: 'own_rebates' },
    { table: basketRebates, part: 'basket_rebates' },
    { table: basketGifts, part: 'basket_gift' },
  ],

  async export(db, person) {
    return {
      rebates: await selectRows(
        db,
        sql`select u.code, u.name, u.saved, u.used_at, u.given_back_at, o.number as order_number from rebate_uses u
          join ${orders} o on o.id = u.order_id where u.customer_id = ${person.customerId} order by u.used_at`,
      ),
      own_rebates: await selectRows(
        db,
        sql`select code, name from rebates where customer_id = ${person.customerId} and not deleted order by id`,
      ),
      basket_rebates: await selectRows(
        db,
        sql`select r.code, r.name, b.added_at from basket_rebates b join rebates r on r.id = b.rebate_id
          where b.visitor_id = ${browsersOf(person)} order by b.added_at`,
      ),
      basket_gift: await selectRows(
        db,
        sql`select p.name as product, b.chosen_at from basket_gifts b join gifts g on g.id = b.gift_id
          join ${products} p on p.id = g.product_id where b.visitor_id = ${browsersOf(person)} order by b.chosen_at`,
      ),
    };
  },

  async forget({ db }, person) {
    await db.execute(
      sql`update rebate_uses set customer_id = null, email_key = '' where customer_id = ${person.customerId}`,
    );
    // The card stays valid for any holder of its number.
    await db.execute(sql`update rebates set customer_id = null where customer_id = ${person.customerId}`);
  },

  async forgetVisitors({ db }, visitorIds) {
    const browsers = anyOf(visitorIds);
    await db.execute(sql`delete from basket_rebates where visitor_id = ${browsers}`);
    await db.execute(sql`delete from basket_gifts where visitor_id = ${browsers}`);
  },
};
