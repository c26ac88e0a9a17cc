import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { FolderStore } from '#platform/files/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  CATEGORY_COLUMNS,
  IMPORT_COLUMNS,
  type ImportColumn,
  PRODUCER_COLUMNS,
  PRODUCT_COLUMNS,
  SIZE_COLUMNS,
} from '../rules/columns.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import { runImport } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const folder = await mkdtemp(join(tmpdir(), 'every-column-'));

/** A cell of every column, and what the database has of it: none of them what a product has without the column. */
const CELLS: Record<ImportColumn, { cell: string; kept: unknown }> = {
  code: { cell: 'A-1', kept: 'A-1' },
  name: { cell: 'Koc w kratę', kept: 'Koc w kratę' },
  description: { cell: '<p>Miękki</p>', kept: '<p>Miękki</p>' },
  long_description: { cell: '<p>Z owczej wełny</p>', kept: '<p>Z owczej wełny</p>' },
  vat: { cell: '8', kept: 80 },
  unit: { cell: 'm', kept: 'm' },
  unit_plural: { cell: 'mb', kept: 'mb' },
  unit_step: { cell: '0.5', kept: 0.5 },
  unit_precision: { cell: '1', kept: 1 },
  measure_amount: { cell: '250', kept: 250 },
  measure_unit: { cell: 'g', kept: 'g' },
  weight: { cell: '1200', kept: 1200 },
  warnings: { cell: 'Trzymaj z dala od ognia', kept: 'Trzymaj z dala od ognia' },
  comment_prompt: { cell: 'Treść bilecika', kept: 'Treść bilecika' },
  colour: { cell: 'zielony', kept: 'zielony' },
  colour_tone: { cell: '#2F6B3A', kept: '#2f6b3a' },
  visible: { cell: 'no', kept: false },
  new: { cell: 'yes', kept: true },
  promotion: { cell: 'yes', kept: true },
  promotion_until: { cell: '2031-05-31 23:59', kept: '2031-05-31T21:59:00+00:00' },
  bestseller: { cell: 'yes', kept: true },
  sold_elsewhere: { cell: '17', kept: 17 },
  producer_address: { cell: 'Rynek 1, Nowy Targ', kept: 'Rynek 1, Nowy Targ' },
  producer_email: { cell: 'dom@tkalnia.example', kept: 'dom@tkalnia.example' },
  responsible_name: { cell: 'Tkalnia EU', kept: 'Tkalnia EU' },
  responsible_address: { cell: 'Rynek 2, Nowy Targ', kept: 'Rynek 2, Nowy Targ' },
  responsible_email: { cell: 'eu@tkalnia.example', kept: 'eu@tkalnia.example' },
  google_category: { cell: '1985', kept: 1985 },
  ceneo_category: { cell: 'Dom/Koce', kept: 'Dom/Koce' },
  category: { cell: 'Dom > Koce', kept: ['Dom', 'Koce'] },
  producer: { cell: 'Tkalnia', kept: 'Tkalnia' },
  series: { cell: 'Podhale', kept: 'Podhale' },
  traits: { cell: 'Materiał=wełna', kept: ['Materiał=wełna'] },
  photos: { cell: 'koc.png', kept: [expect.stringMatching(/^import\/koc-\w{8}\.png$/)] },
  version_of: { cell: 'LEAD', kept: 'LEAD' },
  old_address: { cell: '/stary/koc.html', kept: ['/stary/koc.html'] },
  size: { cell: 'XL', kept: 'XL' },
  size_name: { cell: 'bardzo duży', kept: 'bardzo duży' },
  size_code: { cell: 'A-1-XL', kept: 'A-1-XL' },
  gtin: { cell: '5901234123457', kept: '5901234123457' },
  price: { cell: '99.90', kept: 9990 },
  regular_price: { cell: '129.90', kept: 12_990 },
  suggested_price: { cell: '149.90', kept: 14_990 },
  stock: { cell: '6.5', kept: 6.5 },
  status: { cell: 'order', kept: 'order' },
  ship_days: { cell: '4', kept: 4 },
};

async function findCells(code: string): Promise<Record<string, unknown>> {
  const from = (table: string, columns: Readonly<Record<string, { to: string }>>): SQL[] =>
    Object.entries(columns).map(([name, { to }]) => sql`${name}::text, ${sql.identifier(table)}.${sql.identifier(to)}`);
  const pairs = sql.join(
    [
      ...from('p', PRODUCT_COLUMNS),
      ...from('m', PRODUCER_COLUMNS),
      ...from('c', CATEGORY_COLUMNS),
      ...from('s', SIZE_COLUMNS),
    ],
    sql`, `,
  );
  const { rows } = await shop.db.execute<{ cells: Record<string, unknown> }>(sql`
    select json_build_object(${pairs})::jsonb || json_build_object(
      'code', p.code, 'size', s.type, 'producer', m.name, 'series', r.name,
      'category', (select array_agg(name order by level) from categories where id = any(c.path)),
      'traits', (select array_agg(t.name || '=' || v.value) from product_traits pt join trait_values v on v.id = pt.value_id
        join traits t on t.id = v.trait_id where pt.product_id = p.id),
      'photos', (select array_agg(file order by position) from photos where product_id = p.id),
      'version_of', (select code from products lead where lead.id = p.version_group),
      'old_address', (select array_agg(source) from redirects where target like '%/' || p.id || '/%')
    )::jsonb as cells
    from products p join sizes s on s.product_id = p.id join categories c on c.id = p.category_id
    left join producers m on m.id = p.producer_id left join series r on r.id = p.series_id
    where p.code = ${code} order by s.id desc limit 1`);
  return rows[0]?.cells ?? {};
}

async function importRows(rows: readonly Partial<Record<ImportColumn, string>>[]) {
  const columns = IMPORT_COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  const lines = [columns.join(';'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(';'))];
  const file = join(folder, 'every-column.csv');
  await writeFile(file, `${lines.join('\n')}\n`);
  const problems: ImportProblem[] = [];
  const photos = { media: [new FolderStore(join(folder, 'media'))] as const, from: folder };
  const result = await runImport(shop, { file, photos, report: (problem) => problems.push(problem) });
  return { problems, changed: result.ok ? result.counts.changed : null };
}

const full = (code: string) => ({
  ...Object.fromEntries(Object.entries(CELLS).map(([column, { cell }]) => [column, cell])),
  code,
  old_address: `/stary/${code}.html`,
});
const expected = (code: string) => ({
  ...Object.fromEntries(Object.entries(CELLS).map(([column, { kept }]) => [column, kept])),
  code,
  old_address: [`/stary/${code}.html`],
});
const bare = (code: string, name: string) => ({ code, name, category: 'Odzież', price: '10' });

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6b3a' } });
  await picture.toFile(join(folder, 'koc.png'));
});

it('X.33 every column of a file reaches the database, of a product that is new and of one that is known', async () => {
  expect(await importRows([bare('LEAD', 'Koc'), bare('A-2', 'Pled')])).toMatchObject({ problems: [] });
  const before = await findCells('A-2');
  expect(await importRows([full('A-1'), full('A-2')])).toEqual({ problems: [], changed: 1 });
  expect(await findCells('A-1')).toEqual(expected('A-1'));
  expect(await findCells('A-2')).toEqual(expected('A-2'));
  const untold = IMPORT_COLUMNS.filter((column) => column !== 'code');
  // Otherwise a column that is not written could pass by what a product has without it.
  for (const column of untold) expect({ [column]: before[column] }).not.toEqual({ [column]: CELLS[column].kept });
});

it('X.33 a file that is imported again changes nothing in any column', async () => {
  const file = [bare('LEAD', 'Koc'), full('A-3')];
  await importRows(file);
  expect(await importRows(file)).toEqual({ problems: [], changed: 0 });
});

it('X.33 the document of the import lists every column, and none that does not exist', async () => {
  const document = await readFile('docs/import.md', 'utf8');
  const table = document
    .split('\n')
    .filter((line) => /^\| `\w+`(?:, `\w+`)* \| (?:product|producer|category|size) \|/.test(line));
  const listed = table.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual([...IMPORT_COLUMNS].toSorted());
});
