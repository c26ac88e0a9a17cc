import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boundFolder } from './bound-folder.ts';

it('removes what was not asked for longest until the folder fits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'));
  await mkdir(join(folder, '320'));
  for (const [age, name] of ['newest', 'middle', 'oldest'].entries()) {
    const path = join(folder, '320', `${name}.avif`);
    await writeFile(path, Buffer.alloc(1000));
    const used = new Date(2026, 4, 6 - age);
    await utimes(path, used, used);
  }
  expect(await boundFolder(folder, 3000)).toMatchObject({ removed: 0 });
  expect(await boundFolder(folder, 2500)).toEqual({ removed: 1, bytes: 2000 });
  expect((await readdir(join(folder, '320'))).sort()).toEqual(['middle.avif', 'newest.avif']);
  await rm(folder, { recursive: true });
});

it('of those of one minute no more go than must', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'));
  const used = new Date(2026, 4, 6);
  for (let n = 0; n < 10; n += 1) {
    const path = join(folder, String(n));
    await writeFile(path, Buffer.alloc(1000));
    await utimes(path, used, used);
  }
  expect(await boundFolder(folder, 6000)).toEqual({ removed: 5, bytes: 5000 });
  expect(await readdir(folder)).toHaveLength(5);
  await rm(folder, { recursive: true });
});

it('a missing folder is no error', async () => {
  expect(await boundFolder(join(tmpdir(), 'witryna-nowhere'), 1)).toMatchObject({ removed: 0 });
});
