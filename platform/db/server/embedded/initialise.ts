import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { postgresEnvironment } from './launch.ts';

export const DATABASE_OWNER = 'witryna';

/** Creates the cluster once. A start that dies half way leaves no cluster, only a folder the next start clears. */
export async function initialiseCluster(
  cluster: string,
  binaries: string,
  account: Account | undefined,
  password: string,
) {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (account) {
      chownSync(unfinished, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    const initdb = join(binaries, 'initdb');
    await run(initdb, [...initdbOptions(unfinished, passwordFile), ...localeOptions(initdb)], account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
}

/** The password of the embedded database, made once and readable by the owner of the data folder only. */
export function clusterPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(`The file ${file} is missing: put it back from a copy, or move the folder ${dataDir} away.`);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

function initdbOptions(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${DATABASE_OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
  ];
}

/** Built into PostgreSQL since 17: the same sort order on every machine, independent of its system locales. */
function localeOptions(initdb: string): string[] {
  const version = execFileSync(initdb, ['--version'], { encoding: 'utf8', env: postgresEnvironment() });
  const isOld = Number(/\d+/.exec(version)?.[0]) < 17;
  return isOld ? ['--locale=C.UTF-8'] : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

function run(command: string, options: string[], account: Account | undefined): Promise<void> {
  const child = spawn(command, options, {
    uid: account?.uid,
    gid: account?.gid,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problems += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${problems.trim()}`))));
  });
}
