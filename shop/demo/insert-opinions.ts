import type { Transaction } from '../db/connect.ts';
import { opinions, questions } from '../db/schema.ts';
import { demoProducts } from './catalogue/products.ts';
import { insertRows } from './insert-rows.ts';
import { productOpinionRows, questionRows, shopOpinionRows, waitingOpinionRows } from './opinions/opinion-rows.ts';
import { clockAt } from './rows/size-rows.ts';

const HALF_A_DAY = 12 * 60 * 60 * 1000;

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
