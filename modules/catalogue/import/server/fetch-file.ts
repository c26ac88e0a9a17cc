import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ImportFault, importFault } from '../rules/import-fault.ts';
import { fetchAddress, isOk, type Reach, whyUnreachable } from './fetch-address.ts';

const TIMEOUT_MS = 300_000;
/** Larger ones are brought in by the command. */
const LARGEST_FETCHED = 300_000_000;

class TooLarge extends Error {}

/** Brings what an address gives to a place on the disk, whole or not at all; answers the name of the file with its ending. */
export async function fetchFile(
  address: string,
  place: string,
  { signal, largest = LARGEST_FETCHED, ...reach }: Reach & { signal?: AbortSignal; largest?: number } = {},
): Promise<{ file: string } | { wrong: ImportFault }> {
  const half = `${place}.half`;
  const megabytes = Math.round(largest / 1_000_000);
  const either = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);
  try {
    const response = await fetchAddress(address, { ...reach, signal: either });
    if (!isOk(response)) {
      response.destroy();
      return { wrong: importFault('file-answered', response.statusCode ?? 0) };
    }
    if (Number(response.headers['content-length'] ?? 0) > largest) {
      response.destroy();
      return { wrong: importFault('file-too-large', megabytes) };
    }
    let size = 0;
    const bounded = async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        size += piece.length;
        if (size > largest) throw new TooLarge();
        yield piece;
      }
    };
    await pipeline(response, bounded, createWriteStream(half));
    const file = place + (await endingOf(half));
    await rename(half, file);
    return { file };
  } catch (error) {
    // The process closes: the next one asks again.
    if (signal?.aborted) throw error;
    if (error instanceof TooLarge) return { wrong: importFault('file-too-large', megabytes) };
    const { isSlow, code } = whyUnreachable(error, either);
    return { wrong: isSlow ? importFault('file-slow', TIMEOUT_MS / 60_000) : importFault('file-unreachable', code) };
  } finally {
    await rm(half, { force: true });
  }
}

const GZIP = [0x1f, 0x8b];

/** Addresses seldom have a file type: a feed begins with a tag. */
async function endingOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    const start = buffer.subarray(0, bytesRead);
    // A packed file is nearly always a feed; a CSV file that is packed comes by an upload with its name.
    if (GZIP.every((byte, at) => start[at] === byte)) return '.xml.gz';
    return /^[\uFEFF\s\0]*</.test(start.toString('utf8').replace(/^\uFFFD+/, '')) ? '.xml' : '.csv';
  } finally {
    await handle.close();
  }
}
