import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../source/source-files.ts';

const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Starts `node FILE OPTION` without a database or a port: a command that opens either fails. */
function run(file: string, option: string, compileCache: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: compileCache,
    DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/none',
    PORT: '1',
  };
  const child = spawn(process.execPath, [file, option], { cwd: repositoryRoot, env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output, errors: errors.trim() })),
  );
}

/** Checks `--help` and an unknown option of every npm script that runs a file of one top folder. */
export function testCommandHelp(folder: 'tools' | 'lab'): void {
  const file = new RegExp(`^(?:exec )?node (?:--[\\w=-]+ )*(${folder}/[\\w-]+\\.ts)$`);
  const commands = Object.entries(scripts).flatMap(([name, script]) => {
    const match = file.exec(script)?.[1];
    return match ? [[name, match] as const] : [];
  });

  // The commands share most of their modules: each module is compiled once.
  const compileCache = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  afterAll(() => rmSync(compileCache, { recursive: true, force: true }));

  it.each(commands)('npm run %s answers --help and rejects an unknown option', async (name, file) => {
    const help = await run(file, '--help', compileCache);
    const refusal = await run(file, '--no-such-option', compileCache);
    expect(help).toMatchObject({ code: 0, errors: '' });
    expect(help.output).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
    expect(refusal).toMatchObject({ code: 2, output: '' });
    expect(refusal.errors).toContain('--no-such-option');
    expect(refusal.errors.split('\n')).toHaveLength(1);
  });
}
