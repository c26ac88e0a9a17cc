import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: identity(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(''),
  orderNumber: text().notNull().default(''),
  message: text().notNull(),
  createdAt: moment().notNull(),
});
