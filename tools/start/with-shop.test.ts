import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberStart } from '#platform/settings/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ConfigError } from '#server/config.ts';
import { CommandError } from '../shop-tool/shop-command.ts';
import { runTool, withShop } from './with-shop.ts';

const { shop, url } = await testDatabase({ filled: 'bare' });
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', url);
  said.mockClear();
});

afterEach(() => {
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

const codeOf = async (error: unknown) => {
  await runTool(() => Promise.reject(error));
  const code = process.exitCode;
  process.exitCode = undefined;
  return code;
};

describe('a tool', () => {
  it.each([
    [new CommandError('no such order'), 1],
    [new TypeError('a slip of ours'), 1],
    [new ConfigError('say what'), 2],
    [Object.assign(new TypeError('Unknown option --x'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }), 2],
    [Object.assign(new Error('no such file'), { code: 'ENOENT' }), 2],
    [Object.assign(new Error('raw'), { code: 'ECONNREFUSED' }), 3],
  ])('that fails with %s ends with code %i', async (error, code) => {
    expect(await codeOf(error)).toBe(code);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it.each([
    [() => parseArgs({ args: ['--x'] }), "Unknown option '--x'."],
    [() => readFileSync('/nope.html'), 'There is no file /nope.html.'],
    [() => readFileSync('/'), 'A folder was named where a file is wanted.'],
  ])('says in a sentence what was misspelt: %s', async (slip, sentence) => {
    await runTool(async () => {
      slip();
      return 0;
    });
    expect(said).toHaveBeenCalledWith(sentence);
    expect(process.exitCode).toBe(2);
  });

  it('writes the address of the shop that was started last into its mails, unless another is set', async () => {
    const origin = () => withShop(async (opened) => opened.origin, { isReadOnly: true });
    expect(await origin()).toBe('http://localhost:3000');
    await rememberStart({ ...shop, origin: 'https://sklep.example' });
    expect(await origin()).toBe('https://sklep.example');
    vi.stubEnv('PUBLIC_ORIGIN', 'https://outlet.example');
    expect(await origin()).toBe('https://outlet.example');
  });

  it('refuses a database of other migrations in one sentence that says what to do', async () => {
    const move = (by: number) =>
      shop.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [by]);
    await move(-1);
    await runTool(() => withShop(async () => 0));
    await move(1);
    expect(process.exitCode).toBe(3);
    expect(said.mock.calls.join()).toMatch(/^The database was made by a development version .*: set DATA_DIR to a new/);
  });

  it('that only looks leaves the tables as they are, and says what is missing', async () => {
    expect(await withShop(async ({ settings }) => settings.name, { isReadOnly: true })).toBe(shop.settings.name);
    await shop.pool.query('drop schema public cascade; create schema public');
    await runTool(() => withShop(async () => 0, { isReadOnly: true }));
    expect(process.exitCode).toBe(3);
    expect(said.mock.calls.join()).toContain('lacks tables of this version');
    const { rows } = await shop.pool.query("select count(*)::int as tables from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tables: 0 }]);
  });
});
