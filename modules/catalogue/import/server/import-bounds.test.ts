import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { imports } from '#server/shop/schema.ts';
import type { ImportProblem, ImportRow } from '../rules/import-row.ts';
import { findImport, importHandler, importRedirects, listFaults, sendFile, startImport } from './index.ts';
import { withTempFolder } from './local-copy.ts';
import { readRowsInWorker, SENT_FILE } from './read-rows-in-worker.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };

const send = async (text: string | Uint8Array, name = 'cennik.csv.gz') => {
  const sent = await sendFile(ola, { name, bytes: gzipSync(text) });
  if (!sent.ok) throw new Error(sent.error);
  return sent.id;
};

async function read(text: string, { name = 'file.csv', ms = 600_000, ...bounds }: Partial<Bounds> = {}) {
  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  await withTempFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, name.endsWith('.gz') ? gzipSync(text) : text);
    const asked = { file, bounds: { ...SENT_FILE, ...bounds } };
    for await (const row of readRowsInWorker(asked, (one) => problems.push(one), ms)) rows.push(row);
  });
  return { rows: rows.length, problems: problems.map(({ row, fault }) => [row, fault.code]) };
}
interface Bounds {
  name: string;
  ms: number;
  bytes: number;
  lines: number;
}

describe('O.30 a file that staff send', () => {
  it('is refused when it unpacks to more bytes than its bound, CSV and feed', async () => {
    const csv = `code;name\n${'K;Kubek\n'.repeat(1000)}`;
    const feed = `<rss><channel>${'<item><id>1</id></item>'.repeat(1000)}</channel></rss>`;
    for (const [name, text] of Object.entries({ 'file.csv.gz': csv, 'file.xml.gz': feed })) {
      expect((await read(text, { name, bytes: 5000 })).problems).toEqual([[0, 'unpacked-too-large']]);
      expect((await read(text, { name })).rows).toBe(1000);
    }
  });

  it('is refused when a CSV file has more lines than its bound, empty ones too', async () => {
    expect(await read(`code;name\n${'\n'.repeat(1000)}`, { lines: 1000 })).toMatchObject({ rows: 0 });
    expect((await read(`code;name\n${'\n'.repeat(1000)}`, { lines: 1000 })).problems).toEqual([[0, 'too-many-lines']]);
    expect((await read(`code;name\nK;Kubek${'\n'.repeat(900)}`, { lines: 1000 })).problems).toEqual([]);
  });

  it('is refused when a feed has more products than its bound, in one line too', async () => {
    const feed = `<rss><channel>${'<item><id>1</id></item>'.repeat(1000)}</channel></rss>`;
    expect(await read(feed, { name: 'file.xml', lines: 999 })).toEqual({
      rows: 999,
      problems: [[0, 'too-many-lines']],
    });
    expect((await read(feed, { name: 'file.xml', lines: 1000 })).problems).toEqual([]);
  });

  it('is refused when reading takes longer than its bound', async () => {
    expect((await read('code;name\nK;Kubek\n', { ms: 1 })).problems).toEqual([[0, 'file-exhausting']]);
  });

  it('is read no further after ten thousand wrong rows', async () => {
    const { rows, problems } = await read(`code;name\n${'K\n'.repeat(30_000)}`);
    expect([rows, problems.length, problems.at(-1)]).toEqual([0, 10_000, [0, 'too-many-faults']]);
  });

  it('is answered from its first lines, and refused with a message by its job, when it is ten million empty lines', async () => {
    const id = await send(Buffer.alloc(10_000_000, '\n').fill('code;name', 0, 9));
    expect(await findImport(shop, id)).toMatchObject({ state: 'mapping', headings: [{ heading: 'code' }, {}] });
    expect(await startImport(ola, id, { mapping: null, dryRun: true })).toBe('started');
    await runDueJobs(shop, [importHandler]);
    expect((await findImport(shop, id))?.state).toBe('refused');
    expect(await listFaults(shop, id)).toMatchObject([
      { row: 0, fault: { code: 'too-many-lines', facts: [2_000_000] } },
    ]);
  });

  it('names its headings though an example below them does not end in its first lines', async () => {
    const id = await send(`code;description\nK;"${'x'.repeat(200_000)}"\n`);
    expect(await findImport(shop, id)).toMatchObject({ headings: [{ heading: 'code' }, { heading: 'description' }] });
  });

  it('is refused when a product has more than a thousand rows', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `K;Kubek;Dom;10;${at}`).join('\n');
    const id = await send(`code;name;category;price;size\n${rows}\n`);
    await startImport(ola, id, { mapping: null, dryRun: true });
    await runDueJobs(shop, [importHandler]);
    expect(await listFaults(shop, id)).toMatchObject([{ row: 1002, fault: { code: 'too-many-rows' } }]);
    expect(await shop.db.$count(imports)).toBeGreaterThan(0);
  });
});

describe('redirects that staff send', () => {
  const emptyLines = Buffer.alloc(3_900_000, '\n');

  it('O.38 are refused with too many lines', async () => {
    expect(await importRedirects(ola, emptyLines)).toMatchObject({
      ok: false,
      problems: [{ row: 0, fault: 'too-many' }],
    });
  });

  it('may be a chain of fifty thousand: the time grows with their number alone', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `/a${at};/a${at + 1}`).join('\n');
    expect(await importRedirects(ola, Buffer.from(`source;target\n${rows}\n`), { dryRun: true })).toMatchObject({
      ok: true,
      rows: 50_000,
    });
  });
});
