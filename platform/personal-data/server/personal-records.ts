import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';

/** Identifies a person with an account. */
export interface Person {
  customerId: number;
  email: string;
  emailKey: string;
  /** Browsers they signed in with. */
  visitorIds: readonly number[];
}

/** Rows by their part of the file a customer downloads; `modules/customers/personal-data/texts/export.ts` names parts and fields in Polish. */
export type PersonalData = Record<string, Record<string, unknown>[]>;

/** One transaction in which data of people is forgotten. */
export interface Forgetting {
  db: Transaction;
  now: Date;
  /** Uploads whose rows are gone; their bytes go once everything is written. */
  files: string[];
}

/** A table with data of people, as the capability that owns it declares it. */
export type PersonalTable = {
  table: PgTable;
  /** Columns that still name or quote the person when the account is closed, and by what right. */
  kept?: { columns: readonly string[]; why: string };
} & ({ part: string } | { notExported: string });

/**
 * Personal data of one capability (X.22, X.23). It is in `personal-data.ts` of the capability, is exported by its
 * `server/index.ts`, and listed in `modules/customers/personal-data/server`. A test there fails for a table with personal
 * columns that no capability declares, and for a declared one that is not emptied.
 */
export interface PersonalRecords {
  tables: readonly PersonalTable[];
  export?(db: Queries, person: Person): Promise<PersonalData>;
  /** With the account. What hangs on an order waits for `forgetOrders`. */
  forget?(forgetting: Forgetting, person: Person): Promise<void>;
  /** Data of browsers without an account: deleted with the account that signed in there, or after a long absence. */
  forgetVisitors?(forgetting: Forgetting, visitorIds: readonly number[]): Promise<void>;
  /** Which of these orders still need their buyer: something of them is under way. */
  findHeldOrders?(db: Queries, orderIds: readonly number[]): Promise<number[]>;
  /** When orders of a closed account are done, with it or later. */
  forgetOrders?(forgetting: Forgetting, orderIds: readonly number[]): Promise<void>;
  /** Data of closed accounts that stayed for other reasons than an order and expired before that moment. */
  forgetOver?(forgetting: Forgetting, before: Date): Promise<void>;
}

/** For a comparison with an id: `order_id = ${anyOf(ids)}`. */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::int[])`;
}

/** For a comparison with the id of a visitor: any browser the customer signed in with. */
export function browsersOf({ visitorIds }: Person): SQL {
  return anyOf(visitorIds);
}

export async function selectRows(db: Queries, query: SQL): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}

/** Of a query whose one column is `id`. */
export async function selectIds(db: Queries, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}
