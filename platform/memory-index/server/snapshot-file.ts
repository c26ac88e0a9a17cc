import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { parseRecord } from '#platform/json/rules/json-record.ts';

const KINDS = { Int32Array, Uint8Array, Float64Array } as const;
export type Column = Int32Array | Uint8Array | Float64Array;

/** An index as it is on the disk, and what shows whether it may be used. */
export interface SnapshotFile {
  /** Of which database, in which life, by which version of the shop. */
  identity: string;
  /** Known to that database since the snapshot was taken. */
  token: string;
  /** Everything committed by transactions below this number is in it. */
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

/** Every array begins at a multiple of this: it is used where it lies. */
const STEP = 8;
/** The length of the header, then the header and all columns, then a checksum over both. */
const PREFIX = 8;
const SUFFIX = 4;
/** So many bytes are summed and written at once: others have their turn in between. */
const PIECE = 1_048_576;

/** The pieces of a file, to be written one after the other; the last is the checksum of those before it. */
export function* writeSnapshot({ columns, ...about }: SnapshotFile): Generator<Uint8Array> {
  const listed = [...columns].map(([name, column]) => ({ name, kind: kindOf(column), length: column.length }));
  const header = Buffer.from(JSON.stringify({ ...about, columns: listed }));
  const prefix = Buffer.alloc(PREFIX);
  const headerEnd = filling(header, ' ');
  prefix.writeUInt32LE(header.length + headerEnd.length);
  let sum = 0;
  const bytes = [...columns.values()].map(bytesOf);
  for (const whole of [prefix, header, headerEnd, ...bytes.flatMap((column) => [column, filling(column)])]) {
    for (let at = 0; at < whole.length; at += PIECE) {
      const piece = whole.subarray(at, at + PIECE);
      sum = crc32(piece, sum);
      yield piece;
    }
  }
  const suffix = Buffer.alloc(SUFFIX);
  suffix.writeUInt32LE(sum);
  yield suffix;
}

/** What a file holds; undefined when it was cut, mixed up or written by something else. */
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

/** The column, of the kind and length it must have. */
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

/** What is missing to where the next array may begin. */
function filling({ length }: Uint8Array, letter = '\0'): Uint8Array {
  return Buffer.alloc((STEP - (length % STEP)) % STEP, letter);
}
