import { execFileSync, spawnSync } from 'node:child_process';

/** The system account PostgreSQL runs under; `undefined` means the account of this process. */
export type Account = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root, so a root process lends it an account of its own. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findAccount('postgres') ?? createAccount('postgres') ?? findAccount('nobody');
}

/** Whether the account may walk into the folder: a clone under /root, for example, is closed to everybody else. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, stdio: 'ignore' }).status === 0;
}

function findAccount(name: string): Account | undefined {
  try {
    return { name, uid: lookUpId('-u', name), gid: lookUpId('-g', name) };
  } catch {
    return undefined;
  }
}

function createAccount(name: string): Account | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
  return spawnSync('useradd', options, { stdio: 'ignore' }).status === 0 ? findAccount(name) : undefined;
}

function lookUpId(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}
