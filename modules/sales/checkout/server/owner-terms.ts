import { findClosedDays } from '#modules/sales/delivery/server/index.ts';
import { listMethods, type PaymentMethod } from '#modules/sales/payments/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';
import { type Courier, listCouriersNow } from './order-delivery.ts';

export interface OwnerTerms {
  couriers: readonly Courier[];
  methods: readonly PaymentMethod[];
  closedDays: ClosedDays;
}

let cached: { mark: string; terms: OwnerTerms } | undefined;

/** Terms of this moment. Only a hash is read each time; the terms are read again when it differs. Callers must not change the result. */
export async function findOwnerTerms(db: Queries): Promise<OwnerTerms> {
  const mark = await findMark(db);
  if (cached?.mark === mark) return cached.terms;
  const [couriers, methods, closedDays, after] = await Promise.all([
    listCouriersNow(db),
    listMethods(db),
    findClosedDays(db),
    findMark(db),
  ]);
  const terms = { couriers, methods, closedDays };
  // Changed between the two reads: this order uses them, the next reads them again.
  if (mark === after) cached = { mark, terms };
  return terms;
}

async function findMark(db: Queries): Promise<string> {
  const [row] = await readMark(db, []);
  if (!row) throw new Error('The database did not say which terms hold');
  return row.mark;
}

/** SQL: content of rows and their transactions, so that a change and its reversal count as a change. */
const markOf = (rows: string) =>
  `(select string_agg(concat(one.xmin, ' ', hash_record_extended(one, 0)), ' ') from ${rows} as one)`;

const readMark = preparedSql<{ mark: string }>(
  'owner-terms',
  `select concat_ws('/', ${['couriers', 'payment_methods', 'closed_days'].map(markOf).join(', ')}) as mark`,
);
