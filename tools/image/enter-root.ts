import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What an image is besides its files. */
export interface BuiltImage {
  /** The folder that is its `/`. */
  root: string;
  folder: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  health: string[];
}

/** Whom a network with an authority of its own has its machines believe; an engine would be told the same. */
export const EXTRA_AUTHORITY = '/etc/extra-authority.pem';

interface RunningInside {
  child: ChildProcess;
  /** What it has said so far. */
  output(): string;
  ended: Promise<{ code: number | null; output: string }>;
}

/**
 * Runs a command inside a root as its account, with nothing of this machine but the network, `/proc` and `/dev`: those are mounted in a
 * namespace of its own and are gone when the command is.
 */
export function runInRoot(
  { root, folder, user, env }: Pick<BuiltImage, 'root' | 'folder' | 'user' | 'env'>,
  words: readonly string[],
): RunningInside {
  const { uid, gid } = accountIn(root, user);
  const enter = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot --userspec=${uid}:${gid} "$@"`;
  const believed = existsSync(path.join(root, EXTRA_AUTHORITY)) ? { NODE_EXTRA_CA_CERTS: EXTRA_AUTHORITY } : {};
  const inside = [
    '/usr/bin/env',
    '-i',
    ...Object.entries({ ...believed, ...env }).map(([name, value]) => `${name}=${value}`),
  ];
  const go = ['sh', '-c', 'cd "$0" && exec "$@"', folder, ...words];
  const child = spawn('unshare', ['--mount', 'sh', '-c', enter, root, root, ...inside, ...go], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: said }));
  });
  return { child, output: () => said, ended };
}

/** The numbers of an account inside a root. */
export function accountIn(root: string, name: string): { uid: number; gid: number } {
  const line = readFileSync(path.join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no account ${name} in the image`);
  return { uid: Number(uid), gid: Number(gid) };
}
