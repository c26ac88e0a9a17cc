import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '#platform/db/server/connect.ts';
import { FACT_ROWS, writeFact } from './shop-facts.ts';
import { settings } from './tables.ts';

/** The last archive of `npm run backup`. */
export interface LastBackup {
  madeAt: Date;
  /** It was read to its end after it was written, and nothing was broken or missing. */
  isChecked: boolean;
}

const stored = v.object({ madeAt: v.pipe(v.string(), v.isoTimestamp()), isChecked: v.boolean() });

/** The word a backup leaves for the owner's screen. Archives made by other tools are not known here. */
export async function recordBackup(db: Pick<Queries, 'insert'>, { madeAt, isChecked }: LastBackup): Promise<void> {
  await writeFact(db, 'lastBackup', { madeAt: madeAt.toISOString(), isChecked });
}

export async function findLastBackup(db: Pick<Queries, 'select'>): Promise<LastBackup | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, FACT_ROWS.lastBackup));
  const said = v.safeParse(stored, row?.value);
  return said.success ? { madeAt: new Date(said.output.madeAt), isChecked: said.output.isChecked } : null;
}
