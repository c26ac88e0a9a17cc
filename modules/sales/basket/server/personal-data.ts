import { type SQL, sql } from 'drizzle-orm';
import { exportUploads, forgetUploads, uploads } from '#modules/catalogue/media/server/index.ts';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import {
  anyOf,
  browsersOf,
  type Forgetting,
  type PersonalRecords,
  selectIds,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { basketFiles, basketLines, basketRemovals } from './tables.ts';

/** Answers for a configurable product, in the shape that exports of orders have. */
const answersIn = (extras: SQL) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('question', c.key, 'chosen', c.value)), '[]')
    from jsonb_each(${extras} -> 'configuration') c) as answers`;
const orderedWith = (orders: SQL) =>
  sql`f.order_line_id in (select l.id from ${orderLines} l where l.order_id = ${orders})`;

export const personalBasket: PersonalRecords = {
  tables: [
    { table: basketLines, part: 'basket' },
    { table: basketRemovals, part: 'removed_from_basket' },
    { table: basketFiles, part: 'files' },
  ],

  async export(db, person) {
    const browsers = browsersOf(person);
    const ordered = orderedWith(sql`any(select id from ${orders} where customer_id = ${person.customerId})`);
    return {
      basket: await selectRows(
        db,
        sql`select p.name as product, s.name as size, l.quantity, l.comment, ${answersIn(sql`l.extras`)},
            l.added_at from basket_lines l
          join ${products} p on p.id = l.product_id
          left join ${sizes} s on s.product_id = l.product_id and s.type = l.size_type
          where l.visitor_id = ${browsers} order by l.added_at`,
      ),
      removed_from_basket: await selectRows(
        db,
        sql`select p.name as product, s.name as size, l ->> 'comment' as comment,
            ${answersIn(sql`l -> 'extras'`)}, r.removed_at from basket_removals r
          cross join jsonb_array_elements(r.lines) l
          join ${products} p on p.id = (l ->> 'productId')::int
          left join ${sizes} s on s.product_id = p.id and s.type = l ->> 'size'
          where r.visitor_id = ${browsers} order by r.removed_at, 1`,
      ),
      ...(await exportUploads(
        db,
        sql`select u.id from ${uploads} u where u.owner_kind = 'basket' and u.visitor_id = ${browsers}
          union select f.upload_id from basket_files f where ${ordered}`,
      )),
    };
  },

  async forgetVisitors(forgetting, visitorIds) {
    const { db } = forgetting;
    const browsers = anyOf(visitorIds);
    await db.execute(sql`delete from basket_lines where visitor_id = ${browsers}`);
    await db.execute(sql`delete from basket_removals where visitor_id = ${browsers}`);
    await forgetFiles(forgetting, sql`f.order_line_id is null and f.visitor_id = ${browsers}`);
  },

  forgetOrders: (forgetting, orderIds) => forgetFiles(forgetting, orderedWith(anyOf(orderIds))),
};

async function forgetFiles(forgetting: Forgetting, which: SQL): Promise<void> {
  const gone = await selectIds(
    forgetting.db,
    sql`delete from basket_files f where ${which} returning f.upload_id as id`,
  );
  await forgetUploads(forgetting, sql`select unnest(${sql.param(gone)}::int[])`);
}
