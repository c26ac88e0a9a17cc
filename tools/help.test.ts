import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryRoot } from './source/source-files.ts';

const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Run before others, or another program's own commands, which have help of their own. */
const NOT_OURS = ['prestart', 'pretest', 'migrations', 'typecheck', 'format'];
const commands = Object.entries(scripts).filter(([name]) => !NOT_OURS.includes(name));

/** They share most of their modules: each is compiled once. */
const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

function run(script: string, option: string): Promise<{ code: number | null; out: string; said: string }> {
  const file = /^(?:exec )?node (?:--[\w=-]+ )*(tools\/[\w-]+\.ts)$/.exec(script)?.[1];
  if (!file) throw new Error(`What does “${script}” run?`);
  // No database, no port: whoever starts something fails.
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: compiled,
    DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/none',
    PORT: '1',
  };
  const child = spawn(process.execPath, [file, option], { cwd: repositoryRoot, env });
  let [out, said] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, said: said.trim() })));
}

it.each(commands)('npm run %s answers --help, starts nothing, and says what it does not know', async (name, script) => {
  const helped = await run(script, '--help');
  const refused = await run(script, '--no-such-option');
  expect(helped).toMatchObject({ code: 0, said: '' });
  expect(helped.out).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  expect(refused.code).toBe(2);
  expect(refused.out).toBe('');
  expect(refused.said).toContain('--no-such-option');
  expect(refused.said.split('\n')).toHaveLength(1);
});

it.each([
  ['', ['orders move', 'products stock', 'settings set']],
  ['orders', ['orders list', 'orders ship']],
  ['products stock', ['CODE PIECES']],
])('npm run shop -- %s --help tells of it', async (about, words) => {
  const { helpText } = await import('./shop-tool/run-command.ts');
  const text = helpText(about).join('\n');
  for (const word of words) expect(text).toContain(word);
  expect(text.includes('returns list')).toBe(about === '');
});
