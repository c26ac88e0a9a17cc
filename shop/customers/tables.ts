import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '../db/columns.ts';

export const customers = pgTable('customers', {
  id: identity(),
  /** Lower case; the login as typed stands in `login`. */
  loginKey: text().notNull().unique(),
  login: text().notNull(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  kind: text({ enum: ['private', 'company'] })
    .notNull()
    .default('private'),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  companyName: text().notNull().default(''),
  taxNumber: text().notNull().default(''),
  street: text().notNull().default(''),
  zipcode: text().notNull().default(''),
  city: text().notNull().default(''),
  country: text().notNull().default('PL'),
  phone: text().notNull().default(''),
  newsletter: boolean().notNull().default(false),
  points: integer().notNull().default(0),
  createdAt: moment().notNull(),
});

/** A sign-in, known by its `RSSID` cookie; only the hash of the cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

/** Failed sign-ins of the last minutes: what can be guessed must not be guessed quickly. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: identity(),
    loginKey: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('sign_in_failures_login').on(t.loginKey, t.at)],
);
