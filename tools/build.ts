import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { withProcessLock } from '#platform/db/server/embedded/process-lock.ts';
import { isBuildFresh, stampBuild } from './build/freshness.ts';
import { hidePanel } from './build/hide-panel.ts';
import { precompress } from './build/precompress.ts';
import { showProgress } from './build/progress.ts';
import { parseCommandLine } from './start/command-line.ts';

const root = join(import.meta.dirname, '..');

/** The compiler's own words say it all: no stack of ours around them. */
class BuildError extends Error {
  override name = 'BuildError';
}

/** Builds pages and server into build/ unless that is already the build of these very sources. */
export async function buildIfStale(): Promise<void> {
  if (isBuildFresh(root)) return;
  await withProcessLock(join(root, 'node_modules', '.build.lock'), async () => {
    if (!isBuildFresh(root)) await build();
  });
}

async function build(): Promise<void> {
  const done = showProgress('Building the shop');
  let output = '';
  try {
    // Only a build needs React here; every start loads this file.
    const { checkPageScripts } = await import('./build/check-page-scripts.ts');
    await checkPageScripts();
    output = await run(join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), ['build']);
    await hidePanel(join(root, 'build', 'client', 'assets'));
    await precompress(join(root, 'build', 'client'));
    stampBuild(root);
  } finally {
    done();
  }
  if (process.env.BUILD_OUTPUT === '1') process.stdout.write(output);
}

function run(script: string, options: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, ...options], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new BuildError(`The build failed:\n${output}`)),
    );
  });
}

if (import.meta.main) {
  parseCommandLine({
    usage: 'npm run build',
    about: ['Builds pages and server into build/, whether they changed or not.'],
  });
  process.env.BUILD_OUTPUT = '1';
  await build();
}
