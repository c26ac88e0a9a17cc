import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { namesIn } from '#platform/testing/names-in.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { copyFiles, type FileStore, FolderStore, folderFiles, isRefusal, readFileOf, s3Files } from './index.ts';
import { S3Requests } from './s3-requests.ts';

const folder = await mkdtemp(join(tmpdir(), 'witryna-store-'));
const s3 = await startTestS3();
/** A busy machine is no slow store. */
const PATIENT = { timeout: 30_000 };
const far = s3Files(s3.settings, PATIENT);
const impatient = s3Files(s3.settings, { timeout: 150 });
const near = folderFiles(folder);
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => s3.turn('none'));

const bytes = (words: string) => new TextEncoder().encode(words);
const read = async (store: FileStore, name: string) => (await readFileOf(store, name))?.toString() ?? null;
async function* inPieces(...words: string[]) {
  for (const word of words) yield bytes(word);
}

const HARD_NAMES = ['produkty/kubek żółty.png', "a b/c+d (1)!*'&=%.jpg", 'głęboko/w/folderze/x.pdf'];

describe.each([
  ['a folder', near],
  ['an S3 store', far],
])('O.45 files in %s', (_, { media, uploads }) => {
  it.each(HARD_NAMES)('are found under any plain name: %s', async (name) => {
    await media.write(name, bytes('pierwszy'));
    await media.write(name, bytes('drugi plik'));
    expect(await read(media, name)).toBe('drugi plik');
    expect(await media.find(name)).toMatchObject({ bytes: 10 });
    await media.remove(name);
    await media.remove(name);
    expect([await media.find(name), await media.open(name), await media.sha256(name)]).toEqual([null, null, null]);
  });

  it('have another version when they are another file, and the same as long as they are not', async () => {
    await media.write('wersja.txt', bytes('a'));
    const first = await media.find('wersja.txt');
    expect(await media.find('wersja.txt')).toEqual(first);
    expect((await media.open('wersja.txt').then(drop))?.version).toBe(first?.version);
    await media.write('wersja.txt', bytes('bb'));
    expect((await media.find('wersja.txt'))?.version).not.toBe(first?.version);
  });

  it('are read in parts with the length of the file', async () => {
    await media.write('film.webm', bytes('0123456789'));
    const part = await media.open('film.webm', { start: 2, end: 4 });
    expect([part?.bytes, part && (await text(part.body))]).toEqual([10, '234']);
  });

  it('come in pieces of unknown length, and an empty one is a file too', async () => {
    await uploads.write('ab/kawalki.txt', inPieces('raz ', 'dwa ', 'trzy'));
    await uploads.write('ab/pusty.txt', inPieces());
    expect([await read(uploads, 'ab/kawalki.txt'), await read(uploads, 'ab/pusty.txt')]).toEqual(['raz dwa trzy', '']);
    expect(await uploads.sha256('ab/pusty.txt')).toMatch(/^e3b0c442/);
    expect(await namesIn(uploads)).toEqual(['ab/kawalki.txt', 'ab/pusty.txt']);
    expect(await read(media, 'ab/kawalki.txt')).toBeNull();
  });

  it('that break off while they come are not there, and leave what was', async () => {
    await media.write('stary.txt', bytes('cały'));
    const broken = async function* () {
      yield bytes('pół');
      throw new Error('the sender hung up');
    };
    await expect(media.write('stary.txt', broken())).rejects.toThrow('hung up');
    await expect(media.write('nowy.txt', broken())).rejects.toThrow('hung up');
    expect([await read(media, 'stary.txt'), await read(media, 'nowy.txt')]).toEqual(['cały', null]);
  });

  it.each(['../obok.txt', 'a/../../obok.txt', '.ukryty', 'a//b', '', 'a\0b', 'x'.repeat(301)])(
    'are never called %j',
    async (name) => {
      expect([await media.find(name), await media.open(name)]).toEqual([null, null]);
      await expect(media.write(name, bytes('x'))).rejects.toThrow('no name');
      await expect(media.remove(name)).rejects.toThrow('no name');
    },
  );
});

it('a link in the folder leads nowhere outside it, and what is half written is not listed', async () => {
  const store = new FolderStore(join(folder, 'links'));
  await store.write('tu.txt', bytes('tu'));
  await writeFile(join(folder, 'obok.txt'), 'obok');
  await symlink(join(folder, 'obok.txt'), join(folder, 'links', 'link.txt'));
  await writeFile(join(folder, 'links', '.polowa'), 'po');
  expect(await store.open('link.txt')).toBeNull();
  expect(await namesIn(store)).toEqual(['tu.txt']);
  expect(await readdir(join(folder, 'links'))).toHaveLength(3);
});

describe('O.45 an S3 store that fails', () => {
  it('times out when the store is silent, and differs from a missing file', async () => {
    s3.turn('slow');
    const { media } = impatient;
    for (const ask of [() => media.find('a'), () => media.open('a'), () => media.write('a', bytes('a'))]) {
      await expect(ask()).rejects.toThrow(/did not answer in time: \w+ polana\/media\/a/);
    }
  });

  it('is named with its reason when it refuses, and is not asked twice', async () => {
    s3.turn('refuses');
    s3.asked.length = 0;
    await expect(far.media.write('a', bytes('a'))).rejects.toThrow('PUT polana/media/a with 403 AccessDenied');
    const refused = await far.check().catch((error: unknown) => error);
    expect(isRefusal(refused)).toBe(true);
    expect(s3.asked).toHaveLength(2);
  });

  it.each(['refuses', 'stumbles-once'] as const)('%s in the middle of an upload: nothing stays open', async (fault) => {
    const piece = Buffer.alloc(65_536);
    const body = { bytes: 800 * piece.length, sha256: '0'.repeat(64) };
    const opened: Readable[] = [];
    const open = () => {
      opened.push(Readable.from(Array.from({ length: 800 }, () => piece)));
      return opened.at(-1) as Readable;
    };
    s3.turn(fault);
    const requests = new S3Requests(s3.settings, PATIENT.timeout);
    await expect(requests.ask({ method: 'PUT', key: 'a', body: { ...body, open } })).rejects.toThrow(/with 40[03]/);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual(fault === 'refuses' ? [true] : [true, true]);
  });

  it('does not open by a wrong key, and the right one opens', async () => {
    const stranger = s3Files({ ...s3.settings, secretAccessKey: 'wrong' });
    await expect(stranger.check()).rejects.toThrow('403 SignatureDoesNotMatch');
    await far.check();
  });

  it('is asked again when it stumbles, also with what was sent', async () => {
    s3.turn('stumbles-once');
    await far.media.write('potknięcie.txt', inPieces('całe'));
    s3.turn('stumbles-once');
    expect(await read(far.media, 'potknięcie.txt')).toBe('całe');
  });

  it('cannot be reached at all', async () => {
    const gone = s3Files({ ...s3.settings, endpoint: 'http://127.0.0.1:9' });
    const error = await gone.media.find('a').catch((it: unknown) => it);
    expect(error).toMatchObject({ message: expect.stringContaining('could not be reached (ECONNREFUSED)') });
    expect(isRefusal(error)).toBe(false);
  });

  it.each([
    ['cuts-answers', far],
    ['stops-midway', s3Files(s3.settings, { timeout: 1000 })],
  ] as const)('%s: half a file is an error, never a file', async (fault, { media }) => {
    await far.media.write('duży.bin', new Uint8Array(100_000));
    s3.turn(fault);
    const file = await media.open('duży.bin');
    await expect(file && buffer(file.body)).rejects.toThrow();
  });

  it('cuts an upload: the name leads to nothing', async () => {
    s3.turn('cuts-uploads');
    await expect(far.media.write('ucięty.bin', new Uint8Array(500_000))).rejects.toThrow('could not be reached');
    s3.turn('none');
    expect(await far.media.find('ucięty.bin')).toBeNull();
  });
});

describe('O.45 files that move from a folder to an S3 store', () => {
  const from = new FolderStore(join(folder, 'dawne'));

  it('arrive whole; what was broken off goes on, and what changed is sent anew', async () => {
    for (let n = 0; n < 12; n += 1) await from.write(`zdjęcia/${n}.jpg`, bytes(`zdjęcie ${n}`));
    const to = s3Files({ ...s3.settings, prefix: 'przeprowadzka/' }, PATIENT).media;
    let done = 0;
    const broken = copyFiles(from, to, {
      progress: () => {
        done += 1;
        if (done === 5) throw new Error('the connection broke');
      },
    });
    await expect(broken).rejects.toThrow('connection broke');
    const again = await copyFiles(from, to);
    expect(again.kept).toBeGreaterThanOrEqual(5);
    expect(again.copied + again.kept).toBe(12);
    expect(await namesIn(to)).toEqual(await namesIn(from));
    await from.write('zdjęcia/3.jpg', bytes('zdjęcie E'));
    expect(await copyFiles(from, to)).toMatchObject({ copied: 1, kept: 11 });
    expect(await read(to, 'zdjęcia/3.jpg')).toBe('zdjęcie E');
  });

  it('are read back on request, which detects a store that corrupts bytes', async () => {
    const to = s3Files({ ...s3.settings, prefix: 'odczyt/' }, PATIENT).media;
    await copyFiles(from, to);
    const liar: FileStore = {
      write: (name, content) => to.write(name, content),
      find: (name) => to.find(name),
      open: () => to.open('zdjęcia/1.jpg'),
      remove: (name) => to.remove(name),
      list: () => to.list(),
      sha256: (name) => to.sha256(name),
    };
    expect(await copyFiles(from, liar)).toMatchObject({ copied: 0 });
    await expect(copyFiles(from, liar, { readBack: true })).rejects.toThrow('did not arrive as it is');
  });

  it('are listed beyond one page of the store', async () => {
    const to = s3Files({ ...s3.settings, prefix: 'lista/' }, { ...PATIENT, listedAtOnce: 3 }).media;
    const all = Array.from({ length: 8 }, (_, n) => `${n}.txt`);
    await Promise.all(all.map((name) => to.write(name, bytes('x'))));
    expect(await namesIn(to)).toEqual(all);
  });
});

async function drop<File extends { body: { destroy(): unknown } } | null>(file: File): Promise<File> {
  file?.body.destroy();
  return file;
}
