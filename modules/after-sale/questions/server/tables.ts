import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalogue/products/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { QUESTION_STATES } from '../rules/question-view.ts';

/** Published together with the answer. */
export const questions = pgTable(
  'questions',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    visitorId: integer(),
    author: text().notNull().default(''),
    email: text().notNull(),
    /** Plain text, like the answer. */
    question: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
    state: text({ enum: QUESTION_STATES }).notNull().default('waiting'),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('questions_product').on(t.productId, t.answeredAt.desc(), t.id.desc()).where(sql`state = 'published'`),
    index('questions_created').on(t.createdAt),
    index('questions_visitor').on(t.visitorId, t.createdAt),
    index('questions_email').on(t.email, t.createdAt),
  ],
);
