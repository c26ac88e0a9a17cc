import type pg from 'pg';
import { giveBack, SILENCE_MS } from './connect.ts';

/** One statement for which nobody waits: it may take `most` milliseconds, however short a serving shop keeps all others. */
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
