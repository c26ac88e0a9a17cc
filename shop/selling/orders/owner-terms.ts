import type { ClosedDays } from '#rules/platform/time/working-days.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import { preparedSql } from '#shop/platform/db/prepared.ts';
import { findClosedDays } from '#shop/selling/delivery/index.ts';
import { listMethods, type PaymentMethod } from '#shop/selling/payments/index.ts';
import { type Courier, listCouriersNow } from './order-delivery.ts';

/** How goods are sent and paid for, as the owner has it. */
export interface OwnerTerms {
  couriers: readonly Courier[];
  methods: readonly PaymentMethod[];
  closedDays: ClosedDays;
}

let known: { mark: string; terms: OwnerTerms } | undefined;

/**
 * Terms of this moment for an order that is placed. Only a mark of them is read each time; they themselves are read when it is not
 * the one they were last read by. Whoever gets them must not change them.
 */
export async function findOwnerTerms(db: Queries): Promise<OwnerTerms> {
  const [row] = await findMark(db, []);
  if (!row) throw new Error('The database did not say which terms hold');
  const { mark } = row;
  if (known?.mark === mark) return known.terms;
  const [couriers, methods, closedDays] = await Promise.all([listCouriersNow(db), listMethods(db), findClosedDays(db)]);
  const terms = { couriers, methods, closedDays };
  known = { mark, terms };
  return terms;
}

/** SQL: what rows say, and which transaction wrote them: terms that are taken back are not those read before. */
const markOf = (rows: string) =>
  `(select string_agg(concat(one.xmin, ' ', hash_record_extended(one, 0)), ' ') from ${rows} as one)`;

const findMark = preparedSql<{ mark: string }>(
  'owner-terms',
  `select concat_ws('/', ${['couriers', 'payment_methods', 'closed_days'].map(markOf).join(', ')}) as mark`,
);
