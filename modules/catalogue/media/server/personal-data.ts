import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import {
  type Forgetting,
  type PersonalData,
  type PersonalRecords,
  selectRows,
} from '#platform/personal-data/server/personal-records.ts';
import { uploads } from './tables.ts';

/** Only the owner of a file (a return, a complaint, an opinion) knows the customer: the owner exports and erases it. */
export const personalUploads: PersonalRecords = { tables: [{ table: uploads, part: 'files' }] };

/** @param ids a query of one column */
export async function exportUploads(db: Queries, ids: SQL): Promise<PersonalData> {
  return {
    files: await selectRows(
      db,
      sql`select original_name, type, bytes, owner_kind as belongs_to, created_at from uploads where id in (${ids})
        order by created_at`,
    ),
  };
}

/** Takes the rows of files away; their bytes go when that is written. */
export async function forgetUploads({ db, files }: Forgetting, ids: SQL): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`delete from uploads where id in (${ids}) returning name`);
  files.push(...rows.map(({ name }) => name));
}

/** Files that others may go on seeing: who sent them, and what they had called them, is gone. */
export async function disownUploads({ db }: Forgetting, ids: SQL): Promise<void> {
  await db.execute(sql`update uploads set visitor_id = null, original_name = name where id in (${ids})`);
}
