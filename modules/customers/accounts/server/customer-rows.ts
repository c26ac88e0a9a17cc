import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { customers, customerWords } from './tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

const selectCustomer = prepared((db) =>
  db
    .select()
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare('customer'),
);

export async function findCustomer(db: Queries, customerId: number): Promise<CustomerRow | undefined> {
  const [customer] = await selectCustomer(db, { customerId });
  return customer;
}

const selectForUpdate = prepared((db) =>
  db
    .select({ points: customers.points })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .for('update')
    .prepare('lock-customer'),
);

/** Customers are locked before their orders and lists. */
export async function lockCustomer(tx: Queries, customerId: number): Promise<{ points: number } | undefined> {
  const [customer] = await selectForUpdate(tx, { customerId });
  return customer;
}

/** Returns false when the balance would become negative. */
export async function changePoints(tx: Transaction, customerId: number, change: number): Promise<boolean> {
  const changed = await tx
    .update(customers)
    .set({ points: sql`${customers.points} + ${change}` })
    .where(and(eq(customers.id, customerId), gte(customers.points, -change)))
    .returning({ id: customers.id });
  return changed.length > 0;
}

/** Customers whose name, email, phone, login or tax number contains every word, and the one with this id, newest first. */
export function searchCustomers(
  db: Queries,
  {
    words,
    id: named,
    after,
    limit,
  }: { words: readonly string[]; id: number | undefined; after: number; limit: number },
) {
  const { id, email, phone, points, createdAt } = customers;
  const name = sql<string>`coalesce(nullif(${customers.companyName}, ''), trim(${customers.firstName} || ' ' || ${customers.lastName}))`;
  return (
    db
      .select({ id, name, email, phone, points, createdAt })
      .from(customers)
      .where(and(matches(words, named), isRowId(after) ? lt(id, after) : undefined))
      // The expression keeps PostgreSQL from scanning the primary key when the trigram index finds the words.
      .orderBy(words.length === 0 ? desc(id) : sql`${id} + 0 desc`)
      .limit(limit)
  );
}

function matches(words: readonly string[], named: number | undefined): SQL | undefined {
  if (words.length === 0) return undefined;
  const text = customerWords(customers);
  const hasWords = and(...words.map((word) => sql`${text} like ${likePattern(word)}`));
  return named === undefined ? hasWords : or(eq(customers.id, named), hasWords);
}

/** Customers with an email address, by id. */
export async function listEmails(
  db: Queries,
  customerIds: readonly number[],
): Promise<{ customerId: number; email: string }[]> {
  if (customerIds.length === 0) return [];
  return db
    .select({ customerId: customers.id, email: customers.email })
    .from(customers)
    .where(and(inArray(customers.id, [...customerIds]), ne(customers.email, '')))
    .orderBy(customers.id);
}
