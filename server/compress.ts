import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Packed = 'br' | 'gzip';

/**
 * How hard brotli tries: `fast` for what is sent once (1 ms for a basket, 2.5 for a listing), `good` for what is kept (4 ms),
 * `best` for what many ask for (90 ms, a tenth smaller).
 */
const QUALITIES = { fast: 4, good: 5, best: 10 };
const GZIP_LEVEL = 6;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export async function compress(body: Buffer, to: Packed, effort: keyof typeof QUALITIES = 'fast'): Promise<Buffer> {
  if (to === 'gzip') return fitted(await gzipAsync(body, { level: GZIP_LEVEL }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITIES[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return fitted(await brotliAsync(body, { params }));
}

export function decompress(body: Buffer, from: Packed): Promise<Buffer> {
  return unpackers[from](body);
}

/** A window as large as the text finds as much as the default of 4 MB, and takes a tenth of the memory while it works. */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 1)) + 1;
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS + 6), constants.BROTLI_DEFAULT_WINDOW);
}

/** The compressor returns a part of a larger block: caching it would keep the full block, and count less. */
function fitted(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
