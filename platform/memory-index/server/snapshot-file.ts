import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { parseRecord } from '#platform/json/rules/json-record.ts';

const KINDS = { Int32Array, Uint8Array, Float64Array } as const;
export type Column = Int32Array | Uint8Array | Float64Array;

export interface SnapshotFile {
  /** Database, its timeline, and the version of the shop. */
  identity: string;
  /** Known to the database since the snapshot. */
  token: string;
  /** It has everything committed by transactions below this number. */
  horizon: string;
  columns: ReadonlyMap<string, Column>;
}

const snapshotHeader = v.object({
  identity: v.string(),
  token: v.string(),
  horizon: v.string(),
  columns: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['Int32Array', 'Uint8Array', 'Float64Array']),
      length: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});

/** Arrays are used in place, so they are aligned. */
const STEP = 8;
/** Length of the header; then header, columns and a checksum. */
const PREFIX = 8;
const SUFFIX = 4;
/** Bytes per step: the event loop continues in between. */
const PIECE = 1_048_576;

export function* writeSnapshot({ columns, ...about }: SnapshotFile): Generator<Uint8Array> {
  const listed = [...columns].map(([name, column]) => ({ name, kind: kindOf(column), length: column.length }));
  const header = Buffer.from(JSON.stringify({ ...about, columns: listed }));
  const prefix = Buffer.alloc(PREFIX);
  const headerEnd = filling(header, ' ');
  prefix.writeUInt32LE(header.length + headerEnd.length);
  let sum = 0;
  const bytes = [...columns.values()].map(bytesOf);
  for (const block of [prefix, header, headerEnd, ...bytes.flatMap((column) => [column, filling(column)])]) {
    for (let at = 0; at < block.length; at += PIECE) {
      const piece = block.subarray(at, at + PIECE);
      sum = crc32(piece, sum);
      yield piece;
    }
  }
  const suffix = Buffer.alloc(SUFFIX);
  suffix.writeUInt32LE(sum);
  yield suffix;
}

/** Undefined when the file is damaged or foreign. */
export function parseSnapshot(file: Buffer): SnapshotFile | undefined {
  const end = file.length - SUFFIX;
  if (end < PREFIX || file.readUInt32LE(end) !== crc32(file.subarray(0, end))) return undefined;
  const begin = PREFIX + file.readUInt32LE(0);
  if (begin > end) return undefined;
  const header = v.safeParse(snapshotHeader, parseRecord(file.toString('utf8', PREFIX, begin)));
  if (!header.success) return undefined;
  const { columns: listed, ...about } = header.output;
  const columns = new Map<string, Column>();
  let place = file.byteOffset + begin;
  for (const { name, kind, length } of listed) {
    const bytes = length * KINDS[kind].BYTES_PER_ELEMENT;
    if (place % STEP !== 0 || place + bytes > file.byteOffset + end) return undefined;
    columns.set(name, new KINDS[kind](file.buffer as ArrayBuffer, place, length));
    place += Math.ceil(bytes / STEP) * STEP;
  }
  return { ...about, columns };
}

export function checkKind<Kind extends Column>(
  column: Column | undefined,
  kind: abstract new (...rest: never[]) => Kind,
  length = column?.length,
): Kind {
  if (column instanceof kind && column.length === length) return column;
  throw new TypeError('a column is missing');
}

function kindOf(column: Column): keyof typeof KINDS {
  if (column instanceof Int32Array) return 'Int32Array';
  return column instanceof Float64Array ? 'Float64Array' : 'Uint8Array';
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function filling({ length }: Uint8Array, filler = '\0'): Uint8Array {
  return Buffer.alloc((STEP - (length % STEP)) % STEP, filler);
}
