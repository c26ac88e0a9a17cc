import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../source/source-files.ts';
import { findStart } from '../start/describe-start.ts';

export interface ShopProcess {
  /** Printed by the shop when it is open: scheme, host and port. */
  address: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Asks it to end and waits; returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it the hard way, as a power cut would. */
  kill(): Promise<void>;
}

export interface StartShopOptions {
  dataDir: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  timeout?: number;
}

/** Starts the real shop, as `npm start` does, in a process of its own on a free port; as a demo unless `env` says otherwise. */
export async function startShop({
  dataDir,
  databaseUrl,
  env,
  timeout = 120_000,
}: StartShopOptions): Promise<ShopProcess> {
  const child = spawn(process.execPath, [...startFlags(), path.join(repositoryRoot, 'tools/start.ts')], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      WITRYNA_DEMO: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const address = await opened(child, () => output, timeout);
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

/** Options that `npm start` gives to Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

async function opened(child: ChildProcess, output: () => string, timeout: number): Promise<string> {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const address = findStart(output());
    if (address) return address;
    if (child.exitCode !== null || child.signalCode !== null) break;
    await sleep(10);
  }
  await end(child, 'SIGKILL');
  throw new Error(`The shop did not open:\n${output()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await closed;
    clearTimeout(late);
  }
  return child.exitCode;
}
