import { type ImportFault, importFault, reasonOf } from '../rules/import-fault.ts';

/** How much of a file is read. A small packed file may unpack to any size. */
export interface FileBounds {
  /** Of the unpacked file. */
  bytes: number;
  /** Empty lines too. */
  lines: number;
}

/** The file exceeds its bounds. */
export class FileOutOfBounds extends Error {
  override name = 'FileOutOfBounds';
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(reasonOf(fault));
    this.fault = fault;
  }
}

const LINE_FEED = 0x0a;

/** The same bytes; an error at the first piece beyond the bounds. */
export async function* boundBytes(bytes: AsyncIterable<Uint8Array>, bounds: FileBounds): AsyncGenerator<Uint8Array> {
  let size = 0;
  let lines = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > bounds.bytes) throw new FileOutOfBounds(importFault('unpacked-too-large', bounds.bytes / 1_000_000));
    for (const byte of piece) if (byte === LINE_FEED) lines += 1;
    if (lines > bounds.lines) throw tooManyLines(bounds);
    yield piece;
  }
}

export function tooManyLines({ lines }: FileBounds): FileOutOfBounds {
  return new FileOutOfBounds(importFault('too-many-lines', lines));
}

/** The whole lines within the first `most` bytes. The rest of the file is neither read nor unpacked. */
export async function readFirstLines(bytes: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size > max) break;
  }
  const start = Buffer.concat(pieces);
  return size > max ? start.subarray(0, start.lastIndexOf(LINE_FEED, max) + 1) : start;
}
