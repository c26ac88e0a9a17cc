import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  type ByteRange,
  checkFileName,
  type FileContent,
  type FileFacts,
  type FileStore,
  hashOf,
  isFileName,
  type OpenedFile,
} from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { parseObjectList } from './parse-object-list.ts';
import type { S3Question, S3Requests } from './s3-requests.ts';

/** With every file its hash is kept, as stores name files by hashes of their own making. */
const HASH = 'x-amz-meta-sha256';
/** The page size of a listing in S3. */
const LISTED_AT_ONCE = 1000;

/** Files in a bucket below a prefix. Only the shop reads them: the bucket stays closed. */
export class S3Store implements FileStore {
  readonly #requests: S3Requests;
  readonly #prefix: string;
  readonly #listedAtOnce: number;

  constructor(requests: S3Requests, prefix: string, listedAtOnce = LISTED_AT_ONCE) {
    this.#requests = requests;
    this.#prefix = prefix;
    this.#listedAtOnce = listedAtOnce;
  }

  /** A store keeps what came size and matches the hash it was signed with, and nothing else. */
  async write(name: string, content: FileContent): Promise<void> {
    checkFileName(name);
    if (!(content instanceof Uint8Array)) return this.#writeThroughDisk(name, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.#put(name, { sha256, bytes: content.byteLength, open: () => Readable.from([content]) });
  }

  async find(name: string): Promise<FileFacts | null> {
    const answer = await this.#about(name);
    return answer && factsOf(answer, Number(answer.headers['content-length']));
  }

  async open(name: string, range?: ByteRange): Promise<OpenedFile | null> {
    if (!isFileName(name)) return null;
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await this.#requests.ask({ method: 'GET', key: this.#prefix + name, headers });
    return answer && { ...factsOf(answer, wholeLength(answer)), body: answer };
  }

  async remove(name: string): Promise<void> {
    checkFileName(name);
    const answer = await this.#requests.ask({ method: 'DELETE', key: this.#prefix + name });
    answer?.resume();
  }

  async *list(): AsyncGenerator<{ name: string; bytes: number }> {
    let after: Record<string, string> = {};
    for (;;) {
      const query = { 'list-type': '2', 'max-keys': String(this.#listedAtOnce), prefix: this.#prefix, ...after };
      const answer = await this.#requests.ask({ method: 'GET', key: '', query });
      if (!answer) return;
      const { objects, next } = await parseObjectList(answer);
      for (const { key, bytes } of objects) {
        const name = key.slice(this.#prefix.length);
        if (isFileName(name)) yield { name, bytes };
      }
      if (next === null) return;
      after = { 'continuation-token': next };
    }
  }

  async sha256(name: string): Promise<string | null> {
    const kept = (await this.#about(name))?.headers[HASH];
    if (typeof kept === 'string') return kept;
    // Put there by something else.
    const file = await this.open(name);
    return file && hashOf(file.body);
  }

  async #about(name: string): Promise<IncomingMessage | null> {
    if (!isFileName(name)) return null;
    const answer = await this.#requests.ask({ method: 'HEAD', key: this.#prefix + name });
    answer?.resume();
    return answer;
  }

  async #put(name: string, body: NonNullable<S3Question['body']>): Promise<void> {
    const headers = { [HASH]: body.sha256, 'Content-Type': 'application/octet-stream' };
    const answer = await this.#requests.ask({ method: 'PUT', key: this.#prefix + name, headers, body });
    answer?.resume();
  }

  /** A store wants to know the length and the hash before the first byte. */
  async #writeThroughDisk(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const file = join(tmpdir(), `witryna-${randomUUID()}`);
    const disk = new FolderStore(dirname(file));
    try {
      await disk.write(basename(file), content);
      const { size } = await stat(file);
      const sha256 = await hashOf(createReadStream(file));
      await this.#put(name, { sha256, bytes: size, open: () => createReadStream(file) });
    } finally {
      await rm(file, { force: true });
    }
  }
}

function factsOf({ headers }: IncomingMessage, bytes: number): FileFacts {
  return {
    bytes,
    version: (headers.etag ?? '').replace(/[^\w-]/g, ''),
    modifiedAt: new Date(headers['last-modified'] ?? 0),
  };
}

function wholeLength({ headers }: IncomingMessage): number {
  const size = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  return Number(size ?? headers['content-length']);
}
