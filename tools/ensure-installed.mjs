// Runs on any Node, before anything is installed: plain syntax, no imports from npm.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The parts npm unpacked, compared with the lock file: times change with a checkout, contents do not. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const marker = join(root, 'node_modules', '.package-lock.json');
    const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
    if (statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return true;
    // A part that is optional may be for another kind of machine.
    return Object.entries(wanted).every(
      ([path, part]) => path === '' || present[path]?.version === part.version || (part.optional && !present[path]),
    );
  } catch {
    return false;
  }
}

/** An older Node's npm leaves out the native parts that name this range, and says nothing; the build fails much later. */
function canInstall() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
}

if (!isInstalled()) {
  if (!canInstall()) {
    console.error(`Node ${process.versions.node} cannot install the shop: it takes Node 20.19, 22.12 or newer.`);
    process.exit(1);
  }
  console.log('Installing packages, this takes about a minute ...');
  const npm = process.env.npm_execpath;
  // Warnings about this machine's Node mean nothing: the shop brings its own. What npm says is shown when it fails.
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const quietly = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const run = npm
    ? spawnSync(process.execPath, [npm, ...options], quietly)
    : spawnSync('npm', options, { ...quietly, shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`);
    console.error('npm ci failed, see above.');
    process.exit(run.status ?? 1);
  }
  console.log('Packages installed.');
}
