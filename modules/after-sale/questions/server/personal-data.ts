import { sql } from 'drizzle-orm';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { browsersOf, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { questions } from './tables.ts';

export const personalQuestions: PersonalRecords = {
  tables: [
    {
      table: questions,
      part: 'questions',
      kept: { columns: ['question'], why: 'the question stays for others, without its author' },
    },
  ],

  async export(db, person) {
    return {
      // A guest may have asked from this browser before: who asked is said only of the account's address.
      questions: await selectRows(
        db,
        sql`select p.name as product, q.question, q.answer, q.state, q.created_at,
          case when lower(q.email) = ${person.emailKey} then q.email end as email,
          case when lower(q.email) = ${person.emailKey} then q.author end as author from questions q
          join ${products} p on p.id = q.product_id where q.visitor_id = ${browsersOf(person)} order by q.created_at`,
      ),
    };
  },

  async forget(forgetting, person) {
    const { db } = forgetting;
    const own = sql`visitor_id = ${browsersOf(person)}`;
    await forgetMails(forgetting, sql`select 'question-' || id || '-%' from questions where ${own}`);
    const { rows } = await db.execute<{ product_id: number; state: string }>(sql`update questions
      set author = '', email = '', visitor_id = null where ${own}
      returning product_id, state`);
    const shown = rows.filter(({ state }) => state === 'published');
    // Cached pages sign them still.
    await purgeTags(
      { db },
      shown.map(({ product_id }) => productTag(product_id)),
    );
  },
};
