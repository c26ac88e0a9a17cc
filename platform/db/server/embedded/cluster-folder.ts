import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';

const SHARED_PLACE = '/var/lib/witryna';

/**
 * The real folder of the cluster: `DATA_DIR/postgres`, or, when the account of PostgreSQL cannot enter DATA_DIR,
 * a folder of its own under /var/lib that `DATA_DIR/postgres` then points to.
 */
export function clusterFolder(dataDir: string, account: Account | undefined): string {
  mkdirSync(dataDir, { recursive: true });
  const link = join(dataDir, 'postgres');
  if (account) letIn(account, dataDir);
  if (isPresent(link) || canEnter(account, dataDir)) return existsSync(link) ? realpathSync(link) : link;
  const digest = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const folder = openPlace(join('clusters', digest));
  symlinkSync(join(folder, 'postgres'), link);
  return join(folder, 'postgres');
}

/** Opens a closed data folder for the one group that must pass through it. */
function letIn(account: Account, dataDir: string): void {
  if (canEnter(account, dataDir) || !canEnter(account, join(dataDir, '..'))) return;
  const { uid, mode } = statSync(dataDir);
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o777) | 0o010);
}

/** A folder under the shared place that every account may enter. */
export function openPlace(name: string): string {
  const folder = join(SHARED_PLACE, name);
  mkdirSync(folder, { recursive: true });
  for (const path of [SHARED_PLACE, join(folder, '..'), folder]) chmodSync(path, 0o755);
  return folder;
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
