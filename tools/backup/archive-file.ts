import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, pipeline as run } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BrokenArchive, type NewPart, type ReadPart, readParts, writeParts } from './archive-parts.ts';
import { openChunks, sealChunks } from './sealed-chunks.ts';

const MARK = 'WITRYNA BACKUP 1';
const SALT_BYTES = 32;
const MAX_HEAD_BYTES = 120;
/** Pictures are packed already, tables pack well at any level. */
const PACKING = 1;

/** Writes an archive, sealed if there is a key. The file gets its name when it is complete, and never replaces another file. */
export async function writeArchive(file: string, parts: AsyncIterable<NewPart>, key?: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const half = `${file}.half`;
  const salt = randomBytes(SALT_BYTES);
  const sealed = (bytes: AsyncIterable<Uint8Array>) => (key === undefined ? bytes : sealChunks(bytes, key, salt));
  async function* withHead(bytes: AsyncIterable<Uint8Array>) {
    yield Buffer.from(`${MARK} ${key === undefined ? 'plain' : `sealed ${salt.toString('hex')}`}\n`);
    yield* sealed(bytes);
  }
  try {
    // Readable by its owner alone: it holds everything the shop knows of people.
    const target = createWriteStream(half, { mode: 0o600, flush: true });
    await pipeline(Readable.from(writeParts(parts)), createGzip({ level: PACKING }), withHead, target);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** The parts of an archive, each checked as it is read. */
export async function* readArchive(file: string, key?: string): AsyncGenerator<ReadPart> {
  const { salt, length } = await readHead(file);
  if (salt && key === undefined) throw new BrokenArchive('the archive is sealed: set BACKUP_KEY');
  const source = createReadStream(file, { start: length });
  const packed = salt && key !== undefined ? Readable.from(openChunks(source, key, salt)) : source;
  const plain = createGunzip();
  run(packed, plain, () => {});
  try {
    yield* readParts(unpacked(plain));
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isPacking ? new BrokenArchive('the archive was changed or cut off', { cause: error }) : error;
  }
}

/** Reads a whole archive and keeps nothing of it: after this nothing in it is broken or missing. */
export async function checkArchive(file: string, key?: string): Promise<{ parts: number; bytes: number }> {
  const found = { parts: 0, bytes: 0 };
  for await (const { content } of readArchive(file, key)) {
    found.parts += 1;
    for await (const piece of content) found.bytes += piece.byteLength;
  }
  return found;
}

async function readHead(file: string): Promise<{ salt: Buffer | null; length: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEAD_BYTES), 0, MAX_HEAD_BYTES, 0);
    const [line = ''] = buffer.toString('latin1', 0, bytesRead).split('\n');
    const [, kind, salt] = new RegExp(`^${MARK} (plain|sealed)(?: ([\\da-f]{${2 * SALT_BYTES}}))?$`).exec(line) ?? [];
    if (!kind) throw new BrokenArchive('this is no backup of a shop, or one of another version');
    return { salt: salt ? Buffer.from(salt, 'hex') : null, length: line.length + 1 };
  } finally {
    await handle.close();
  }
}
