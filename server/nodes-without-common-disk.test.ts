import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { publishUpload, removeUpload, storeUpload } from '#modules/catalogue/media/server/index.ts';
import { addPhoto, listPhotos } from '#modules/catalogue/product-admin/server/index.ts';
import { s3Files } from '#platform/files/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const s3 = await startTestS3();

/** A node with a disk of its own: it shares the database and the store with the others, and nothing else. */
async function startNode(timeout = 30_000) {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-node-'));
  const node = { ...shop, dataDir, files: s3Files(s3.settings, { timeout }) };
  const server = await startTestServer({
    shop: node,
    databaseUrl: url,
    handlePage: async () => new Response(null, { status: 404 }),
    config: { dataDir, pageCacheBytes: 0 },
  });
  const ask = (path: string, headers = {}) => fetch(server.address + path, { headers });
  const close = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { shop: node, ask, close, logged: server.logged };
}

const [first, second, impatient] = [await startNode(), await startNode(), await startNode(200)];
beforeEach(() => s3.turn('none'));
afterAll(async () => {
  await Promise.all([first.close(), second.close(), impatient.close()]);
  await s3.close();
});

const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const LIMITS = { types: ['image/jpeg'] as const, maxBytes: 1_000_000 };
const { visitor, token } = await createVisitor(shop);

async function send(bytes: Uint8Array) {
  const owner = { kind: 'opinion', visitorId: visitor.id };
  const kept = await storeUpload(first.shop, { name: 'kot.jpg', bytes }, LIMITS, owner);
  if (kept.kind !== 'stored') throw new Error(kept.reason);
  return kept.upload;
}

it('O.45 what a shopper sent to one node is shown by the other, to them alone; once public to everybody', async () => {
  const upload = await send(await picture('#386641'));
  const own = { cookie: `client=${token}` };
  const shown = await second.ask(`/wgrane/${upload.name}`, own);
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ width: 400, height: 200 });
  expect((await second.ask(`/wgrane/${upload.name}`)).status).toBe(404);
  const made = await publishUpload(first.shop, upload.id);
  expect((await second.ask(`/obraz/160/${made?.file}`)).status).toBe(200);
  await removeUpload(second.shop, upload.id);
  expect((await first.ask(`/wgrane/${upload.name}`, own)).status).toBe(404);
  expect((await first.ask(`/obraz/240/${made?.file}`)).status).toBe(404);
});

it('O.45 a photo the owner sent to one node is seen from the other, and is made small once for both', async () => {
  const product = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Dom') });
  expect(await addPhoto(first.shop, product, { name: 'a.jpg', bytes: await picture('#bc4749') })).toBe('added');
  const [photo] = await listPhotos(shop, product);
  const address = `/obraz/320/${photo?.file}`;
  const [one, other] = [await first.ask(address), await second.ask(address)];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.headers.get('ETag')).toBe(one.headers.get('ETag'));
  expect(Buffer.compare(await one.bytes(), await other.bytes())).toBe(0);
  const sent = s3.asked.filter((line) => line.startsWith('PUT polana/images/320/'));
  expect(sent).toHaveLength(1);
  const isOriginalRead = (line: string) => line === `GET polana/media/${photo?.file}`;
  expect(s3.asked.filter(isOriginalRead)).toHaveLength(1);
  // Then each has it on its own disk and knows the original for a while.
  s3.asked.length = 0;
  expect((await second.ask(address)).status).toBe(200);
  expect(s3.asked).toEqual([]);
});

it('O.45 a failing store delays no request: a clear answer and a line in the log, and cached files are served', async () => {
  const upload = await send(await picture('#6a994e'));
  const made = await publishUpload(first.shop, upload.id);
  expect((await second.ask(`/obraz/320/${made?.file}`)).status).toBe(200);
  s3.turn('slow');
  const refused = await impatient.ask(`/obraz/320/${made?.file}`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  const reasons = impatient.logged.flatMap(({ err }) => (err as { message?: string } | undefined)?.message ?? []);
  expect(reasons).toContainEqual(expect.stringContaining('did not answer in time'));
  expect((await second.ask(`/obraz/320/${made?.file}`)).status).toBe(200);
  s3.turn('none');
  expect((await first.ask(`/obraz/320/${made?.file}`)).status).toBe(200);
});

it('O.45 a file is streamed through the shop, in parts too; one that is not there is not found', async () => {
  await first.shop.files.media.write('pliki/film.webm', Buffer.from('0123456789'));
  const part = await second.ask('/plik/pliki/film.webm', { Range: 'bytes=2-4' });
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await second.ask('/plik/pliki/brak.webm')).status).toBe(404);
  s3.turn('cuts-answers');
  await expect(second.ask('/plik/pliki/film.webm').then((answer) => answer.text())).rejects.toThrow();
});
