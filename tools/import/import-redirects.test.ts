import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, redirects } from '#server/shop/schema.ts';
import { importRedirectFile } from './import-redirects.ts';
import type { FileProblem } from './report-file.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const shop = { ...bare, actor: { kind: 'command' as const } };
const file = join(await mkdtemp(join(tmpdir(), 'redirects-')), 'old.csv');

async function run(text: string, dryRun = false) {
  await writeFile(file, text);
  const problems: FileProblem[] = [];
  const doubts: FileProblem[] = [];
  const rows = await importRedirectFile(shop, {
    file,
    dryRun,
    report: (problem) => problems.push(problem),
    doubt: (problem) => doubts.push(problem),
  });
  const kept = await shop.db.select().from(redirects).orderBy(redirects.source);
  return { rows, problems, doubts, kept: kept.map(({ source, target }) => `${source} ${target}`) };
}

beforeEach(() => shop.db.delete(redirects));

describe('old addresses from a file', () => {
  it('are taken in, however many they are', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `/p${index}.html;/blog?page=${index}`);
    const { rows, problems, kept } = await run(`source;target\n${lines.join('\n')}\n`);
    expect([rows, problems, kept.length]).toEqual([3000, [], 3000]);
  });

  it('O.11 the log names what leads elsewhere now and where it led before, not more than people read', async () => {
    await run('source;target\n/a;/blog\n/b;/blog\n');
    const many = Array.from({ length: 300 }, (_, index) => `/m${index};/aktualnosci`);
    await run(`source;target\n/a;/sklepy\n/b;/blog\n${many.join('\n')}\n`);
    const [entry, first] = await listChanges(shop, { objectKind: 'redirect' }, 2);
    expect(first?.after).toEqual({ redirects: 2, addresses: ['/a → /blog', '/b → /blog'] });
    expect(entry).toMatchObject({
      action: 'redirects.imported',
      before: { addresses: ['/a → /blog'] },
      after: { redirects: 301, addresses: expect.arrayContaining(['/a → /sklepy', '/m0 → /aktualnosci']) },
    });
    expect(entry?.after?.addresses).toHaveLength(200);
  });

  it('a trial writes nothing', async () => {
    expect(await run('source,target\n/a,/b\n', true)).toEqual({ rows: 1, problems: [], doubts: [], kept: [] });
  });

  it('one wrong row and none is written; every wrong row is reported', async () => {
    const { problems, kept } = await run('source;target\n/a;/b\n/b;/a\nx;/c\n/d;ftp://e\n/f;/g\n');
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['3 target', '4 source', '5 target']);
    expect(kept).toEqual([]);
  });

  it('a quote that is never closed is reported with its row', async () => {
    const { problems, kept } = await run('source;target\n/a;/b\n/c;"/d\n');
    expect(problems).toEqual([{ row: 3, column: '', reason: 'a quoted cell is never closed' }]);
    expect(kept).toEqual([]);
  });

  it('one old address cannot lead to two places; said twice it does no harm', async () => {
    const { rows, problems, kept } = await run('source;target\n/a;/b\n/c;/d\n/c;/d\n/a;/e\n');
    expect([rows, kept]).toEqual([null, []]);
    expect(problems).toEqual([{ row: 5, column: 'source', reason: 'leads elsewhere in row 2' }]);
    expect((await run('source;target\n/c;/d\n/c;/d\n')).kept).toEqual(['/c /d']);
    expect((await run('source;target\n/ą;/b\n/%C4%85;/e\n')).problems).toMatchObject([{ row: 3, column: 'source' }]);
    expect((await run('source;target\n/f;/ą\n/f;/%C4%85\n')).problems).toEqual([]);
  });

  it('what leads to a product or category the shop does not have is taken, and doubted', async () => {
    const [category] = await shop.db
      .insert(categories)
      .values({ level: 1, position: 1, name: 'Koce', slug: 'koce', path: [] })
      .returning();
    const { rows, doubts, kept } = await run(
      `source;target\n/a;/produkt/7/x\n/b;/kategoria/${category?.id}/koce\n/c;/blog\n`,
    );
    expect([rows, kept.length]).toEqual([3, 3]);
    expect(doubts).toEqual([{ row: 2, column: 'target', reason: 'the shop has no page /produkt/7/x now' }]);
  });

  it('a file of a header alone is refused', async () => {
    expect((await run('source;target\n')).problems).toMatchObject([{ reason: 'there is no address in the file' }]);
  });

  it('a file without its header is refused', async () => {
    expect((await run('/a;/b\n')).problems).toMatchObject([{ row: 1, reason: 'the header must be source;target' }]);
  });
});
