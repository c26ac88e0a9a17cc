import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FileOutOfBounds } from './bound-bytes.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** Replaces bytes that the encoding does not know. */
export const UNREADABLE = '\ufffd';

const PIECE = 64 * 1024;
/** An XML declaration is at the start and short. */
const DECLARATION = /^\s{0,50}<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const MARKS: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The bytes of a file, unpacked when its name says that it is packed. */
export function fileBytes(file: string): Bytes {
  const bytes = createReadStream(file, { highWaterMark: PIECE });
  const plain = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => plain.destroy(error));
  return plain;
}

/**
 * The encoding of a file that does not name it: by its byte order mark, UTF-8 when it is that, else Windows-1250, in which
 * Polish spreadsheets save. A UTF-8 file with a few broken bytes stays UTF-8, so that they are found: taken for
 * Windows-1250 it would fill the catalogue with garbled names.
 */
export async function guessEncoding(bytes: Bytes): Promise<string> {
  const [strict, lenient] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('utf-8')];
  let isValid = true;
  let accented = 0;
  let broken = 0;
  const look = (piece?: Uint8Array) => {
    isValid &&= decodes(strict, piece);
    for (const [sign] of lenient.decode(piece, { stream: piece !== undefined }).matchAll(/[^\0-\x7f]/gu)) {
      if (sign === UNREADABLE) broken += 1;
      else accented += 1;
    }
  };
  let isFirst = true;
  try {
    for await (const piece of bytes) {
      const marked = isFirst ? markedEncoding(piece) : null;
      if (marked) return marked;
      isFirst = false;
      look(piece);
    }
    look();
  } catch (error) {
    if (error instanceof FileOutOfBounds) throw error;
    // Another error is thrown again, with its row, when the file is parsed.
  }
  return isValid || accented > broken ? 'utf-8' : 'windows-1250';
}

function decodes(strict: TextDecoder, piece?: Uint8Array): boolean {
  try {
    strict.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The encoding an XML file names, at its start, or has by its byte order mark. */
export function xmlEncoding(start: Uint8Array): string {
  const declared = DECLARATION.exec(Buffer.from(start.subarray(0, 300)).toString('latin1'))?.[1];
  return markedEncoding(start) ?? declared?.toLowerCase() ?? 'utf-8';
}

function markedEncoding(start: Uint8Array): string | null {
  const found = MARKS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  return found?.[0] ?? null;
}
