import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#platform/db/server/embedded/launch.ts';
import { repositoryRoot } from '../source/source-files.ts';

export interface Proxies {
  /** Where browsers come in. */
  address: string;
  /** Where nodes send their purges. */
  purgeAddress: string;
  /** Waits until pages come through. */
  ready(): Promise<void>;
  killVarnish(): Promise<void>;
  stop(): Promise<void>;
}

/** Programs that are missing on this machine; Debian's packages `haproxy`, `varnish` and `varnish-modules` bring it. */
export function findMissingProxies(): string[] {
  const missing = ['haproxy', 'varnishd'].filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.includes('varnishd')) return missing;
  // Reading the file brings in its modules.
  const read = spawnSync('varnishd', ['-C', '-f', path.join(repositoryRoot, 'deploy', 'varnish.vcl')]);
  return read.status === 0 ? missing : [...missing, 'varnish-modules'];
}

/** HAProxy and Varnish with the files of `deploy/`, on ports of this moment. */
export async function startProxies(nodes: readonly number[]): Promise<Proxies> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-proxies-'));
  // Varnish reads its file under an account of its own.
  chmodSync(folder, 0o755);
  const ports: Record<string, number> = {};
  for (const name of ['public', 'inner', 'varnish']) ports[name] = await freePort(0);
  const replaced: [string, string][] = [
    ['0.0.0.0:8080', `127.0.0.1:${ports.public}`],
    ['127.0.0.1:6081', `127.0.0.1:${ports.varnish}`],
    ['127.0.0.1:8081', `127.0.0.1:${ports.inner}`],
    ...nodes.map((port, index): [string, string] => [`127.0.0.1:${3001 + index}`, `127.0.0.1:${port}`]),
  ];
  writeFileSync(path.join(folder, 'haproxy.cfg'), adapt('haproxy.cfg', replaced));
  writeFileSync(path.join(folder, 'varnish.vcl'), adapt('varnish.vcl', [['"8081"', `"${ports.inner}"`]]));
  const haproxy = spawn('haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const varnish = spawn(
    'varnishd',
    [
      ...['-F', '-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${ports.varnish}`, '-s', 'malloc,64m'],
      ...['-f', path.join(folder, 'varnish.vcl'), '-p', 'http_gzip_support=off'],
    ],
    { stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${ports.public}`;
  return {
    address,
    purgeAddress: `http://127.0.0.1:${ports.varnish}/`,
    ready: () => waitForHit(address),
    killVarnish: async () => {
      await end(varnish);
      // HAProxy looks twice before it goes around.
      await sleep(2000);
    },
    async stop() {
      await Promise.all([end(haproxy), end(varnish)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function adapt(name: string, replaced: readonly [string, string][]): string {
  let text = readFileSync(path.join(repositoryRoot, 'deploy', name), 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not name ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function waitForHit(address: string): Promise<void> {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; ) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok && answer.headers.get('x-cache') === 'hit') return;
    await sleep(200);
  }
  throw new Error('No page came through Varnish');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}
