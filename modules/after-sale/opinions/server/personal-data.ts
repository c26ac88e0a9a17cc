import { type SQL, sql } from 'drizzle-orm';
import { disownUploads, exportUploads, forgetUploads, uploads } from '#modules/catalogue/media/server/index.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import {
  anyOf,
  browsersOf,
  type Person,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { tagsShowing } from './moderate-opinion.ts';
import { opinionInvitations, opinions, opinionVotes } from './tables.ts';

export const personalOpinions: PersonalRecords = {
  tables: [
    {
      table: opinions,
      part: 'opinions',
      kept: { columns: ['content'], why: 'the opinion stays for others, without its author' },
    },
    { table: opinionVotes, part: 'opinion_votes' },
    {
      table: opinionInvitations,
      notExported: 'repeats the address and the first name of the order, which are exported with it',
    },
  ],

  async export(db, person) {
    return {
      opinions: await selectRows(
        db,
        sql`select p.name as product, o.rating, o.content, o.author, o.email, o.state, o.answer, o.created_at from opinions o
          left join ${products} p on p.id = o.product_id where o.customer_id = ${person.customerId} order by o.created_at`,
      ),
      opinion_votes: await selectRows(
        db,
        sql`select p.name as product, v.positive as helpful, v.voted_at from opinion_votes v
          join opinions o on o.id = v.opinion_id left join ${products} p on p.id = o.product_id
          where v.visitor_id = ${browsersOf(person)} order by v.voted_at`,
      ),
      ...(await exportUploads(db, sql`${photosOf(person)} union ${unusedPhotosOf(person)}`)),
    };
  },

  async forget(forgetting, person) {
    const { db } = forgetting;
    // The votes stay counted; whose they were goes.
    await db.execute(sql`delete from opinion_votes where visitor_id = ${browsersOf(person)}`);
    await forgetUploads(forgetting, unusedPhotosOf(person));
    await disownUploads(forgetting, photosOf(person));
    // The number of an order leads to its invoice, which names its buyer.
    const { rows } = await db.execute<{ product_id: number | null; state: string }>(sql`update opinions
      set author = '', email = '', customer_id = null, visitor_id = null, order_number = null
      where ${ownOpinions(person)} returning product_id, state`);
    const shown = rows.filter(({ state }) => state === 'published');
    // Cached pages sign them still.
    await purgeTags(
      { db },
      shown.flatMap(({ product_id }) => tagsShowing(product_id)),
    );
  },

  async forgetOrders({ db }, orderIds) {
    await db.execute(sql`delete from opinion_invitations where order_number in
      (select number from ${orders} where id = ${anyOf(orderIds)})`);
  },
};

function ownOpinions(person: Person): SQL {
  return sql`(customer_id = ${person.customerId} or customer_id is null and visitor_id = ${browsersOf(person)})`;
}

function photosOf(person: Person): SQL {
  return sql`select upload_id from opinions where upload_id is not null and ${ownOpinions(person)}`;
}

/** Sent with an opinion that was not taken in. */
function unusedPhotosOf(person: Person): SQL {
  return sql`select u.id from ${uploads} u where u.owner_kind = 'opinion' and u.visitor_id = ${browsersOf(person)}
    and not exists (select 1 from opinions o where o.upload_id = u.id)`;
}
