import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { ORDER_TEXTS } from '../rules/order-data.ts';
import { orders } from './tables.ts';

/** Texts of the customer besides the address: all are exported on request, and emptied when the account is closed. */
const PERSONAL_TEXTS = ORDER_TEXTS.filter((name) => name !== 'email' && name in orders);

/** SQL: a list with a part for each of these texts. */
export function eachOrderText(write: (text: [name: string, column: SQL]) => SQL): SQL {
  const parts = PERSONAL_TEXTS.map((name) => write([name, sql.raw(toSnakeCase(name))]));
  return sql.join(parts, sql`, `);
}
