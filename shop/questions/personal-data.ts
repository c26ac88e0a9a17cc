import { sql } from 'drizzle-orm';
import { browsersOf, type PersonalRecords, selectRows } from '../personal-records.ts';
import { questions } from './tables.ts';

export const personalQuestions: PersonalRecords = {
  tables: [
    {
      table: questions,
      part: 'questions',
      kept: { columns: ['question'], why: 'the question stays for others; whose it is, nobody knows any more' },
    },
  ],

  async export(db, person) {
    return {
      questions: await selectRows(
        db,
        sql`select p.name as product, q.question, q.answer, q.state, q.created_at from questions q
          join products p on p.id = q.product_id where q.visitor_id = ${browsersOf(person)} order by q.created_at`,
      ),
    };
  },

  async forget({ db }, person) {
    await db.execute(
      sql`update questions set author = '', email = '', visitor_id = null where visitor_id = ${browsersOf(person)}`,
    );
  },
};
