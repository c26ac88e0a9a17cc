import pg from 'pg';

/** Where a provider keeps the timeline to itself. */
export const UNKNOWN_LIFE = 'unknown';

/**
 * In SQL: which cluster this is, in which life. Numbers of transactions mean nothing in another one. The timeline of the last
 * checkpoint alone is that of the old life for minutes after a standby took over; what recovery wrote down at its end is of the
 * new one at once, and of nothing once a checkpoint came. Both are told on a standby too.
 */
export const LIFE = `(select s.system_identifier::text || '-' || greatest(c.timeline_id, r.min_recovery_end_timeline)::text
  from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r)`;

export async function findLife(client: Pick<pg.Pool, 'query'>): Promise<string> {
  try {
    return (await client.query<{ life: string }>(`select ${LIFE} as life`)).rows[0]?.life ?? UNKNOWN_LIFE;
  } catch (error) {
    if (isPrivateFolder(error)) return UNKNOWN_LIFE;
    throw error;
  }
}

/** The database refused to say it; anything else is a failure. */
export function isPrivateFolder(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}
