import { afterAll, expect, it } from 'vitest';
import { s3Files } from '#platform/files/server/index.ts';
import { namesIn } from '#platform/testing/names-in.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const s3 = await startTestS3();
afterAll(() => s3.close());
const moved = { ...shop, files: s3Files(s3.settings) };
const run = (verb: string, on = moved) => parseCommand(['files', verb]).run(on);

it('O.45 the files of a folder move into the store, and come back out of it', async () => {
  await expect(run('move', shop)).rejects.toThrow('Name the store first');
  await shop.files.media.write('produkty/kubek.jpg', Buffer.from('kubek'));
  await shop.files.uploads.write('ab/paragon.pdf', Buffer.from('paragon'));
  await shop.files.imports.write('cennik.csv', Buffer.from('code;price'));
  const first = await run('move');
  expect(first.map((line) => line.split(',')[0])).toEqual([
    'media: 1 copied',
    'uploads: 1 copied',
    'imports: 1 copied',
  ]);
  expect((await run('check'))[0]).toContain('0 copied, 1 there already');
  expect(await namesIn(moved.files.uploads)).toEqual(['ab/paragon.pdf']);
  await moved.files.media.write('produkty/nowy.jpg', Buffer.from('nowy'));
  expect((await run('fetch'))[0]).toContain('1 copied, 1 there already');
  expect(await namesIn(shop.files.media)).toEqual(['produkty/kubek.jpg', 'produkty/nowy.jpg']);
});
