import { demoProducts } from '#demo/catalogue/models.ts';
import { insertRows } from '#demo/insert-rows.ts';
import { productOpinionRows, questionRows, shopOpinionRows, waitingOpinionRows } from '#demo/opinions/opinion-rows.ts';
import { clockAt } from '#demo/rows/size-rows.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { opinions, questions } from '#server/shop/schema.ts';

const HALF_A_DAY = 12 * HOUR_MS;

/** Opinions, replies and questions. */
export async function insertOpinions(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  const rows = [...productOpinionRows(demoProducts, clock), ...shopOpinionRows(clock), ...waitingOpinionRows(clock)];
  await insertRows(
    transaction,
    opinions,
    rows.map((row) => ({ ...row, answeredAt: row.answer ? answeredAfter(row.createdAt, now) : null })),
  );
  await insertRows(transaction, questions, questionRows(demoProducts, clock));
}

function answeredAfter(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), createdAt.getTime() + HALF_A_DAY));
}
