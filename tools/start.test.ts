import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function start(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables } as NodeJS.ProcessEnv;
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env,
    encoding: 'utf8',
    // A start that wrongly succeeds would never end.
    timeout: 120_000,
  });
  return { code: run.status, said: run.stderr.trim() };
}

describe('npm start', () => {
  it.each([
    [{ PORT: 'abc' }, 2, /^PORT must be a whole number/],
    [{ DATABASE_URL: 'not a url' }, 2, /^DATABASE_URL must look like postgresql:/],
    [{ DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/shop' }, 3, /nothing answers at that address/],
    [{ DATABASE_URL: 'postgresql://u:p@no-such-host.invalid/shop' }, 3, /host name/],
  ])('with %j ends with code %i and one clear line', (variables, code, words) => {
    const run = start(variables);
    expect(run.said).toMatch(words);
    expect(run.said.split('\n')).toHaveLength(1);
    expect(run.code).toBe(code);
  });
});
