import { inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { opinions } from '#modules/after-sale/opinions/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { questions } from './tables.ts';

/** Which of these products shoppers have written of, seen by others or not. */
export async function listSpokenOf(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await unionAll(
    db
      .select({ productId: opinions.productId })
      .from(opinions)
      .where(inArray(opinions.productId, [...ids])),
    db
      .select({ productId: questions.productId })
      .from(questions)
      .where(inArray(questions.productId, [...ids])),
  );
  return rows.flatMap(({ productId }) => productId ?? []);
}
