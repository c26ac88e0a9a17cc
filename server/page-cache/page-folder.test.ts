import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { decodePageFile, encodePageFile, type PageFile } from './page-file.ts';
import { PageFolder } from './page-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'witryna-pages-'));
afterAll(() => rm(root, { recursive: true, force: true }));
let folders = 0;

const file = (key: string, size = 100): PageFile => ({
  key,
  tags: ['product:1'],
  since: 7,
  madeAt: 1,
  freshUntil: 2,
  staleUntil: 3,
  answer: {
    status: 200,
    headers: [['Content-Type', 'text/html']],
    digest: 'abc',
    plainBytes: 5 * size,
    encoding: 'br',
    body: Buffer.alloc(size, key),
  },
});

async function openFolder({ limit = 1e6, at = '', version = 'one', processes = 1 } = {}) {
  folders += 1;
  const place = at || join(root, String(folders));
  const log = { warn: vi.fn() };
  let now = 0;
  const folder = new PageFolder(place, { limitBytes: limit, processes, log, now: () => now });
  folder.open(version);
  await folder.close();
  const wait = (ms: number) => {
    now += ms;
  };
  return { folder, at: place, log, wait };
}

const filesOf = async (at: string) =>
  (await readdir(at, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('pages on the disk', () => {
  it('come back as they were written, also to the next process', async () => {
    const { folder, at } = await openFolder();
    await folder.write(file('/a'));
    expect(await folder.find('/a')).toEqual(file('/a'));
    const next = await openFolder({ at });
    expect(await next.folder.find('/a')).toEqual(file('/a'));
    expect(await next.folder.find('/b')).toBeUndefined();
    expect(next.folder.bytes).toBe(folder.bytes);
  });

  it('are written when the folder is closed, without an earlier wait', async () => {
    const { folder, at } = await openFolder();
    for (const key of ['/a', '/b', '/c']) void folder.write(file(key));
    await folder.close();
    const names = readdirSync(at, { recursive: true }).map(String);
    expect(names.filter((name) => /\/[0-9a-f]{30}$/.test(name))).toHaveLength(3);
    expect(await folder.find('/c')).toEqual(file('/c'));
  });

  it('of another build, other settings or another database are gone', async () => {
    const { folder, at } = await openFolder();
    await folder.write(file('/a'));
    const next = await openFolder({ at, version: 'two' });
    expect(await next.folder.find('/a')).toBeUndefined();
    expect(await filesOf(at)).toEqual([]);
  });

  it('are complete or missing, also after a cut or corruption', async () => {
    const encoded = encodePageFile(file('/a'));
    for (let length = 0; length < encoded.length; length += 1) {
      expect(decodePageFile(encoded.subarray(0, length))).toBeUndefined();
    }
    for (let at = 0; at < encoded.length; at += 1) {
      const wrong = Buffer.from(encoded);
      wrong[at] = (wrong[at] ?? 0) ^ 1;
      expect(decodePageFile(wrong)).toBeUndefined();
    }
    expect(decodePageFile(encoded)).toEqual(file('/a'));
    // Whole, but with words this shop does not know.
    const others = [{ tags: 'a' }, { madeAt: undefined }, { answer: { ...file('/a').answer, encoding: 'zstd' } }];
    for (const words of others) {
      expect(decodePageFile(encodePageFile({ ...file('/a'), ...words } as PageFile))).toBeUndefined();
    }
  });

  it('a process that dies while writing leaves the page of before', async () => {
    const { folder, at } = await openFolder();
    await folder.write(file('/a'));
    const [path = ''] = await filesOf(at);
    await writeFile(`${path}.1-1`, encodePageFile(file('/a', 999)).subarray(0, 50));
    expect(await folder.find('/a')).toEqual(file('/a'));
    await writeFile(path, (await readFile(path)).subarray(0, 50));
    expect(await folder.find('/a')).toBeUndefined();
  });

  it('take at most so many bytes', async () => {
    const { folder, at } = await openFolder({ limit: 20_000 });
    for (let n = 0; n < 100; n += 1) {
      await folder.write(file(`/${n}`, 900));
      await folder.close();
      const sizes = await Promise.all((await filesOf(at)).map(async (path) => (await readFile(path)).length));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
    }
    await folder.close();
    await folder.write(file('/last', 900));
    expect(await folder.find('/last')).toBeDefined();
  });

  it('of several processes take at most so many bytes together', async () => {
    const limit = 200_000;
    const at = join(root, 'shared');
    const all = await Promise.all([1, 2, 3, 4].map(() => openFolder({ at, limit, processes: 4 })));
    let max = 0;
    for (let n = 0; n < 70; n += 1) {
      for (const [place, { folder }] of all.entries()) {
        await folder.write(file(`/${place}/${n}`, 900));
        await folder.close();
      }
      const sizes = await Promise.all((await filesOf(at)).map(async (path) => (await stat(path)).size));
      max = Math.max(
        max,
        sizes.reduce((sum, size) => sum + size, 0),
      );
    }
    expect(max).toBeGreaterThan(0.8 * limit);
    expect(max).toBeLessThanOrEqual(limit);
  });

  it('a failing disk is reported once a minute, and the shop goes on', async () => {
    const at = join(root, 'no-folder');
    await writeFile(at, 'a file');
    const { folder, log, wait } = await openFolder({ at });
    for (let n = 0; n < 5; n += 1) {
      await folder.write(file('/a'));
      expect(await folder.find('/a')).toBeUndefined();
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
    await rm(at);
    wait(61_000);
    await folder.write(file('/a'));
    expect(await folder.find('/a')).toBeDefined();
    expect(existsSync(at)).toBe(true);
  });
});
