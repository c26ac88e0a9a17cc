import pg from 'pg';

/** Where a provider keeps the timeline to itself. */
export const UNKNOWN_LIFE = 'unknown';

/**
 * In SQL: the cluster and its timeline. Numbers of transactions mean nothing on another timeline. The last checkpoint alone
 * names the old timeline for minutes after a standby was promoted; the end of recovery names the new one at once, until the
 * next checkpoint. A standby reports both too.
 */
export const LIFE = `(select s.system_identifier::text || '-' || greatest(c.timeline_id, r.min_recovery_end_timeline)::text
  from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r)`;

export async function findLife(client: Pick<pg.Pool, 'query'>): Promise<string> {
  try {
    return (await client.query<{ life: string }>(`select ${LIFE} as life`)).rows[0]?.life ?? UNKNOWN_LIFE;
  } catch (error) {
    if (isPermissionDenied(error)) return UNKNOWN_LIFE;
    throw error;
  }
}

/** The database refused to say it; anything else is a failure. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}
