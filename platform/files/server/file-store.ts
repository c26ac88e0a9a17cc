import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

export interface FileFacts {
  bytes: number;
  /** Changes whenever the file behind the name does; the same on every node that asks the same store. */
  version: string;
  modifiedAt: Date;
}

/** The facts are those of the whole file, also when only a part of it was asked for. */
export interface OpenedFile extends FileFacts {
  /** To be read to its end or destroyed. It fails when the store breaks off: half a file never looks like a whole one. */
  body: Readable;
}

export interface ByteRange {
  start: number;
  /** Last byte, itself included. */
  end: number;
}

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Storage of the files that every node needs: a folder, or an S3 store (decision 52). Names are paths of plain parts,
 * `produkty/kubek.jpg`; a file under any other name does not exist.
 */
export interface FileStore {
  /** Whole or not at all: until it is done the name leads to nothing, or to what was there before. */
  write(name: string, content: FileContent): Promise<void>;
  find(name: string): Promise<FileFacts | null>;
  open(name: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Succeeds when the file does not exist. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; bytes: number }>;
  sha256(name: string): Promise<string | null>;
}

/** The store is slow, refuses or cannot be reached: nothing is known of the file. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** The status of the answer; undefined without one. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

const PLAIN_PART = /^[^./\\\0][^/\\\0]*$/;
const MAX_NAME_LENGTH = 300;

/** Hidden files, folders above and everything an address could smuggle in are no names. */
export function isFileName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && name.split('/').every((part) => PLAIN_PART.test(part));
}

export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`“${name}” is no name for a file`);
}

/** The whole file in memory: for pictures, never for what may be large. */
export async function readFileOf(store: Pick<FileStore, 'open'>, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  if (!file) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The bytes as an answer carries them. The store is asked when the first is wanted: nothing stays open behind an answer without a body. */
export function streamFile(store: Pick<FileStore, 'open'>, name: string, range?: ByteRange): ReadableStream {
  // The types of browsers do not know `from` yet.
  return NodeStream.from(readPieces(store, name, range)) as ReadableStream;
}

async function* readPieces(
  store: Pick<FileStore, 'open'>,
  name: string,
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  const file = await store.open(name, range);
  if (!file) throw new Error(`${name} went away while it was asked for`);
  yield* file.body;
}

export async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
