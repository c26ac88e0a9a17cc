import type pg from 'pg';
import { giveBack, SILENCE_MS } from './connect.ts';

/** One statement in the background: it may take `most` milliseconds, however short the limit of the others is. */
export async function runLong(
  { pool }: { pool: pg.Pool },
  text: string,
  values: unknown[],
  max: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = ${max}`);
    // The driver's own limit is not in its types where it is next to a statement.
    const patient = { text, values, query_timeout: max + SILENCE_MS };
    await client.query(patient);
    await client.query('commit');
  } finally {
    giveBack(client);
  }
}
