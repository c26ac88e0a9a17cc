import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A fresh copy without packages, and an npm that only says that it was asked. */
function installWith(version: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'install-'));
  for (const file of ['package-lock.json', 'tools/ensure-installed.mjs']) {
    cpSync(path.join(import.meta.dirname, '..', file), path.join(copy, file));
  }
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    process.env.npm_execpath = '/dev/null';
    await import(${JSON.stringify(path.join(copy, 'tools/ensure-installed.mjs'))});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout.trim(), said: run.stderr.trim() };
}

it.each(['20.19.0', '22.12.0', '24.0.0'])('a bare copy installs with Node %s', (version) => {
  expect(installWith(version)).toMatchObject({ code: 0, out: expect.stringContaining('Packages installed.') });
});

it.each(['18.20.8', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s gets a message with the required version, before anything',
  (version) => {
    expect(installWith(version)).toMatchObject({ code: 1, out: '', said: expect.stringContaining('20.19, 22.12') });
  },
);
