import type { Transaction } from '#shop/platform/db/connect.ts';
import { drawNumber } from '#shop/platform/db/draw-number.ts';
import { preparedSql } from '#shop/platform/db/prepared.ts';

/** What an order is to be known by. */
export interface DrawnOrder {
  id: number;
  number: string;
}

/** Numbers drawn at once; with half of all numbers taken this many still hold a free one. */
const DRAWN = 60;

/** The next id, and X.40 a number that tells no other one: the first drawn that is free. */
export async function drawOrder(tx: Transaction): Promise<DrawnOrder> {
  const [drawn] = await draw(tx, [Array.from({ length: DRAWN }, drawNumber)]);
  if (!drawn?.number) throw new Error('No free number was drawn');
  return { id: drawn.id, number: drawn.number };
}

const draw = preparedSql<{ id: number; number: string | null }>(
  'draw-order',
  `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
     (select n from unnest($1::text[]) n where not exists (select from orders where number = n) limit 1) as number`,
);
