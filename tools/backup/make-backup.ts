import { connect } from '#platform/db/server/connect.ts';
import { type LastBackup, recordBackup } from '#platform/settings/server/index.ts';
import { checkArchive } from './archive-file.ts';
import { type BackupCount, type BackupPlan, backupShop } from './backup-shop.ts';

/** Writes the archive, reads it to its end, and leaves a word of both for the owner's screen. */
export async function makeBackup(plan: BackupPlan): Promise<BackupCount> {
  const { databaseUrl, target, key, now: madeAt } = plan;
  const count = await backupShop(plan);
  await note(databaseUrl, { madeAt, isChecked: false });
  await checkArchive(target, key);
  await note(databaseUrl, { madeAt, isChecked: true });
  return count;
}

/** A database that only reads (a standby) gives a good backup all the same. */
async function note(databaseUrl: string, backup: LastBackup): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1 });
  try {
    await recordBackup(db, backup);
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    console.error(`The panel will not know of this backup: ${why}`);
  } finally {
    await close();
  }
}
