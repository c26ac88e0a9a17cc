import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { FolderStore } from '#platform/files/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '#server/shop/schema.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import { runImport } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const folder = await mkdtemp(join(tmpdir(), 'import-feed-'));

const run = async (
  items: string[],
  pack: (text: string) => Uint8Array | string = (text) => text,
  name = 'feed.xml',
) => {
  const file = join(folder, name);
  await writeFile(file, pack(`<rss xmlns:g="x"><channel>${items.join('')}</channel></rss>`));
  const problems: ImportProblem[] = [];
  const missed: ImportProblem[] = [];
  const photos = { media: [new FolderStore(join(folder, 'media'))] as const, from: folder };
  const result = await runImport(shop, {
    file,
    photos,
    report: (problem) => problems.push(problem),
    missed: (problem) => missed.push(problem),
  });
  return { result, problems, missed };
};

interface Item {
  group: string;
  size: string;
  availability?: string;
  photo?: string;
}

const item = ({ group, size, availability = 'in_stock', photo = '' }: Item) => `<item><g:id>${group}-${size}</g:id>
  <g:item_group_id>${group}</g:item_group_id><title>Polar ${group}, ${size}</title><g:size>${size}</g:size>
  <g:product_type>Odzież</g:product_type><g:price>199.00 PLN</g:price><g:availability>${availability}</g:availability>
  ${photo && `<g:image_link>${photo}</g:image_link>`}</item>`;

const pageOf = async (code: string) => {
  const [row] = await shop.db.select({ id: products.id }).from(products).where(eq(products.code, code));
  return getProductPage(shop, row?.id ?? 0);
};
const sizesOf = async (code: string) =>
  (await pageOf(code))?.sizes.map(({ name, status, amount }) => `${name} ${status} ${amount}`);

it('X.33 variants are one product wherever they stand in the feed', async () => {
  const items = [
    ...[item({ group: 'A', size: 'S' }), item({ group: 'B', size: 'S' })],
    ...[item({ group: 'A', size: 'M' }), item({ group: 'B', size: 'M' })],
  ];
  const { result, problems } = await run(items);
  expect(problems).toEqual([]);
  expect(result).toMatchObject({ ok: true, products: 2, counts: { created: 2 } });
  expect(await sizesOf('A')).toEqual(['S enable -1', 'M enable -1']);
  expect((await run(items)).result).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 2 } });
});

it('X.33 a size the feed had sold out is on sale again when the feed says so', async () => {
  await run([item({ group: 'A', size: 'S', availability: 'out_of_stock' }), item({ group: 'A', size: 'M' })]);
  expect(await sizesOf('A')).toEqual(['S disable 0', 'M enable -1']);
  await run([item({ group: 'A', size: 'S', availability: 'backorder' }), item({ group: 'A', size: 'M' })]);
  expect((await sizesOf('A'))?.[0]).toContain('order');
  await run([item({ group: 'A', size: 'S' }), item({ group: 'A', size: 'M' })]);
  expect(await sizesOf('A')).toEqual(['S enable -1', 'M enable -1']);
});

it('X.33 a packed feed that was cut is refused with its row', async () => {
  const items = Array.from({ length: 300 }, (_, index) => item({ group: `C${index}`, size: 'S' }));
  const cut = (text: string) => gzipSync(text).subarray(0, -20);
  const { result, problems } = await run(items, cut, 'feed.xml.gz');
  expect(result).toMatchObject({ ok: false, error: 'wrong-file' });
  expect(problems).toEqual([
    { row: expect.any(Number), column: '', fault: expect.objectContaining({ code: 'broken-packing' }) },
  ]);
});

it('X.33 reports the faults of a feed row by row, also when variants are far apart', async () => {
  const dear = (group: string, size: string) => item({ group, size }).replace('199.00 PLN', 'drogo');
  const filling = Array.from({ length: 600 }, (_, index) => item({ group: `D${index}`, size: 'S' }));
  const [nameless, late] = [dear('E', 'S').replaceAll(/<g:(id|item_group_id)>.*?<.g:\1>/g, ''), dear('A', 'M')];
  const { problems } = await run([
    item({ group: 'A', size: 'S' }),
    nameless,
    ...filling,
    dear('F', 'S'),
    nameless,
    late,
  ]);
  expect([...new Set(problems.map(({ row }) => row))]).toEqual([2, 603, 604, 605]);
});

it('X.33 no product is locked while a picture is fetched; an unavailable one is reported, and no change', async () => {
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#204060' } }).toFile(join(folder, 'a.png'));
  const picture = await readFile(join(folder, 'a.png'));
  const host = createServer(async (request, response) => {
    // As an order does.
    const lock = await shop.db
      .execute(sql`select 1 from products where code = 'A' for no key update nowait`)
      .catch(() => null);
    response.writeHead(!lock ? 500 : request.url === '/a.png' ? 200 : 404).end(picture);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const one = (file: string) => [item({ group: 'A', size: 'S', photo: `http://127.0.0.1:${port}/${file}` })];
  expect(await run(one('a.png'))).toMatchObject({ result: { counts: { changed: 1 } }, missed: [] });
  expect((await pageOf('A'))?.photos).toMatchObject([{ width: 4, height: 3 }]);
  const missed = [{ row: 1, column: 'photos', fault: expect.objectContaining({ code: 'picture-answered' }) }];
  expect(await run(one('b.png'))).toMatchObject({ result: { ok: true, counts: { changed: 1 } }, missed });
  expect(await run(one('b.png'))).toMatchObject({ result: { ok: true, counts: { unchanged: 1 } }, missed });
  host.close();
});
