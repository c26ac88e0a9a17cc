import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';
import { EXTRA_AUTHORITY } from './enter-root.ts';

/** Why it cannot be done on this machine; null when it can. */
export function whyNot(): string | null {
  if (process.getuid?.() !== 0) return 'Only root can enter another root';
  for (const program of ['debootstrap', 'unshare', 'chroot']) {
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
      return `There is no ${program} (apt-get install ${program})`;
  }
  return null;
}

/**
 * What `node:24.21.0-bookworm-slim` holds, by its documentation: the smallest Debian of that name, Node and npm under /usr/local, and an account
 * `node`. Debian is fetched once and kept in `cache`.
 */
export function layBareDebian(cache: string, base: string, root: string): void {
  const [, version, suite] = /^node:([\d.]+)-(\w+)-slim$/.exec(base) ?? [];
  if (!version || !suite) throw new Error(`${base} is not known here`);
  const debian = path.join(cache, suite);
  if (!existsSync(path.join(debian, 'etc/passwd'))) {
    mkdirSync(cache, { recursive: true });
    execFileSync('debootstrap', ['--variant=minbase', suite, debian], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  execFileSync('cp', ['--archive', debian, root]);
  const node = path.join(repositoryRoot, 'node_modules/node/bin/node');
  const has = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  if (has !== `v${version}`) throw new Error(`The Dockerfile wants Node ${version}, the packages have ${has}`);
  cpSync(node, path.join(root, 'usr/local/bin/node'));
  const npm = path.join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
  appendFileSync(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
  appendFileSync(path.join(root, 'etc/group'), 'node:x:1000:\n');
  execFileSync('install', ['--directory', '--owner=1000', '--group=1000', path.join(root, 'home/node')]);
  // The engine gives a container the names of its network.
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (authority) cpSync(authority, path.join(root, EXTRA_AUTHORITY));
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
}
