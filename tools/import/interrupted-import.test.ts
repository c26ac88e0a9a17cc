import { execFile, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { repositoryRoot } from '../source/source-files.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const folder = await mkdtemp(join(tmpdir(), 'import-'));
const file = join(folder, 'catalogue.csv');
const PRODUCTS = 4000;

const rows = Array.from({ length: PRODUCTS }, (_, index) => [
  `R-${index};Koc numer ${index};Dom > Koce;Tkalnia ${index % 20};Materiał=wełna;S;${100 + (index % 50)},90;${index % 7}`,
  `R-${index};;;;;L;${120 + (index % 50)},90;5`,
]);
await writeFile(file, `code;name;category;producer;traits;size;price;stock\n${rows.flat().join('\n')}\n`);

const command = [join(repositoryRoot, 'tools/import.ts'), file];
const env = { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
const run = async (...more: string[]) =>
  (await promisify(execFile)(process.execPath, [...command, ...more], { env })).stdout;
const read = async (question: ReturnType<typeof sql>) =>
  Number((await shop.db.execute<{ found: string }>(sql`select (${question}) as found`)).rows[0]?.found);
const done = () => read(sql`select coalesce(max(done), 0) from imports`);

it('X.33 an import that is killed goes on where it stopped, and ends as if nothing had happened', async () => {
  const child = spawn(process.execPath, command, { env, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(done, { interval: 10 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await gone;
  await expect
    .poll(() =>
      read(
        sql`select count(*) from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
      ),
    )
    .toBe(0);
  const stoppedAt = await done();
  expect(stoppedAt).toBeLessThan(PRODUCTS);
  expect(await read(sql`select count(*) from products`)).toBe(stoppedAt);

  const said = await run('--resume');
  expect(said).toContain(`Went on after ${stoppedAt} products`);
  expect(said).toContain(`${PRODUCTS} new, 0 changed, 0 as they were`);
  expect(await read(sql`select count(*) from products`)).toBe(PRODUCTS);
  expect(await read(sql`select count(*) from sizes`)).toBe(2 * PRODUCTS);
  expect(await read(sql`select count(*) from price_history`)).toBe(2 * PRODUCTS);
  expect(await read(sql`select count(*) from search_documents`)).toBe(PRODUCTS);
  expect(await read(sql`select product_count from categories where level = 2`)).toBe(PRODUCTS);

  expect(await run()).toContain(`0 new, 0 changed, ${PRODUCTS} as they were`);
});
