import { createCipheriv } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { checkArchive, readArchive, writeArchive } from './archive-file.ts';
import { BrokenArchive, type NewPart } from './archive-parts.ts';
import { backupKey } from './backup-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'witryna-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const KEY = 'klucz, który ma co najmniej 32 znaki';

/** Noise, so that packing leaves it as long as it is and chunks are many. */
function noise(length: number): Uint8Array {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));
}

const CONTENTS: [name: string, bytes: Uint8Array][] = [
  ['facts', Buffer.from('{"a":1}')],
  ['table/puste', new Uint8Array()],
  ['file/media/zdjęcie żółte.jpg', noise(200_000)],
];

async function* parts(): AsyncGenerator<NewPart> {
  for (const [name, bytes] of CONTENTS) {
    yield {
      name,
      content: (async function* () {
        for (let from = 0; from < bytes.length; from += 70_000) yield bytes.subarray(from, from + 70_000);
      })(),
    };
  }
}

let made = 0;
async function archived(key?: string): Promise<string> {
  made += 1;
  const file = join(folder, `${made}.backup`);
  await writeArchive(file, parts(), key);
  return file;
}
async function broken(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'broken');
  await writeFile(file, bytes);
  return file;
}

describe.each([
  ['open', undefined],
  ['sealed', KEY],
])('O.50 an archive that is %s', (_, key) => {
  it('gives back what was put into it', async () => {
    const found: [string, Uint8Array][] = [];
    for await (const { name, content } of readArchive(await archived(key), key))
      found.push([name, await buffer(content)]);
    expect(found.map(([name]) => name)).toEqual(CONTENTS.map(([name]) => name));
    for (const [at, [, bytes]] of CONTENTS.entries())
      expect(Buffer.compare(found[at]?.[1] ?? Buffer.of(), bytes)).toBe(0);
    expect(await checkArchive(await archived(key), key)).toEqual({ parts: 3, bytes: 200_007 });
  });

  it('is refused wherever it is cut off', async () => {
    const complete = await readFile(await archived(key));
    for (let length = 0; length < complete.length; length += 9973) {
      await expect(checkArchive(await broken(complete.subarray(0, length)), key)).rejects.toThrow(BrokenArchive);
    }
    await expect(checkArchive(await broken(complete.subarray(0, -1)), key)).rejects.toThrow(BrokenArchive);
  });

  it('is refused wherever one bit of it is another', async () => {
    const complete = await readFile(await archived(key));
    for (let at = 0; at < complete.length; at += 7919) {
      const bytes = Buffer.from(complete);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
      await expect(checkArchive(await broken(bytes), key)).rejects.toThrow(BrokenArchive);
    }
  });
});

describe('O.50 a sealed archive', () => {
  it('opens with no other key, and with none at all', async () => {
    const file = await archived(KEY);
    await expect(checkArchive(file, `${KEY}.`)).rejects.toThrow('the key is another one');
    await expect(checkArchive(file)).rejects.toThrow('set BACKUP_KEY');
    expect((await readFile(file)).includes('facts')).toBe(false);
  });

  it('is another one every time, and its chunks have their places', async () => {
    const [one, other] = [await readFile(await archived(KEY)), await readFile(await archived(KEY))];
    expect(Buffer.compare(one, other)).not.toBe(0);
    const [head, chunk] = [one.indexOf('\n') + 1, 65_536 + 16];
    const [first, second] = [one.subarray(head, head + chunk), one.subarray(head + chunk, head + 2 * chunk)];
    const swapped = Buffer.concat([one.subarray(0, head), second, first, one.subarray(head + 2 * chunk)]);
    for (const bytes of [swapped, Buffer.concat([one, one]), Buffer.concat([one, Buffer.of(0)])]) {
      await expect(checkArchive(await broken(bytes), KEY)).rejects.toThrow(BrokenArchive);
    }
  });

  it('needs a key that cannot be guessed', () => {
    expect(backupKey({ BACKUP_KEY: '' })).toBeUndefined();
    expect(backupKey({ BACKUP_KEY: KEY })).toBe(KEY);
    expect(() => backupKey({ BACKUP_KEY: 'krótki' })).toThrow('at least 32 characters');
  });
});

it('O.50 an archive that could not be finished leaves nothing, and one that is there is not written over', async () => {
  const file = join(folder, 'half.backup');
  const failing = async function* (): AsyncGenerator<NewPart> {
    yield* parts();
    throw new Error('the disk of files went away');
  };
  await expect(writeArchive(file, failing())).rejects.toThrow('went away');
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  await writeArchive(file, parts());
  await expect(writeArchive(file, parts())).rejects.toThrow('is there already');
});
