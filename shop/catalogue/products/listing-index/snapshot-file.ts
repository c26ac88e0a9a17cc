import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { parseRecord } from '#rules/platform/json/json-record.ts';
import { FACETS, type FacetName, type SortKey, type StoredColumns } from './listing-columns.ts';
import type { StoredIndex } from './listing-index.ts';

/** An index as it lies on the disk, and what tells whether it may be used. */
export interface SnapshotFile {
  /** Of which database, in which life, by which version of the shop. */
  identity: string;
  /** Known to that database since the snapshot was taken. */
  token: string;
  /** Everything committed by transactions below this number is in it. */
  horizon: string;
  index: StoredIndex;
}

const KINDS = { Int32Array, Uint8Array, Float64Array } as const;
type Column = Int32Array | Uint8Array | Float64Array;

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

const SORTS = ['popularity', 'price', 'created'] as const satisfies SortKey[];
const PLAIN = ['ids', 'visible', 'price', 'popularity', 'created', 'model', 'nameHash', 'models'] as const;

/** Every array begins at a multiple of this: it is used where it lies. */
const STEP = 8;
/** The length of the header, then the header and all columns, then a checksum over both. */
const PREFIX = 8;
const SUFFIX = 4;

/** The pieces of a file, to be written one after the other; the last is the checksum of those before it. */
export function* writeSnapshot({ index, ...about }: SnapshotFile): Generator<Uint8Array> {
  const columns = [...listColumns(index)];
  const header = padded(
    Buffer.from(
      JSON.stringify({
        ...about,
        columns: columns.map(([name, column]) => ({ name, kind: kindOf(column), length: column.length })),
      }),
    ),
    ' ',
  );
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32LE(header.length);
  let sum = 0;
  for (const piece of [prefix, header, ...columns.map(([, column]) => padded(bytesOf(column)))]) {
    sum = crc32(piece, sum);
    yield piece;
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
  const { columns, ...about } = header.output;
  const found = new Map<string, Column>();
  let place = file.byteOffset + begin;
  for (const { name, kind, length } of columns) {
    const bytes = length * KINDS[kind].BYTES_PER_ELEMENT;
    if (place % STEP !== 0 || place + bytes > file.byteOffset + end) return undefined;
    found.set(name, new KINDS[kind](file.buffer as ArrayBuffer, place, length));
    place += Math.ceil(bytes / STEP) * STEP;
  }
  const index = toIndex(found);
  return index && { ...about, index };
}

function* listColumns({ columns, orders }: StoredIndex): Generator<[name: string, column: Column]> {
  for (const name of PLAIN) yield [name, columns[name]];
  for (const facet of FACETS) {
    yield [`numbers of ${facet}`, columns.facets[facet].numbers];
    yield [`texts of ${facet}`, Buffer.from(JSON.stringify(columns.facets[facet].texts))];
  }
  for (const [key, slots] of orders) yield [`order of ${key}`, slots];
}

/** None unless every column is there, of its kind, with a place for every product. */
function toIndex(found: ReadonlyMap<string, Column>): StoredIndex | undefined {
  const count = found.get('ids')?.length ?? -1;
  const ints = (name: string) => checkKind(found.get(name), Int32Array, name === 'models' ? undefined : count);
  const facets = {} as Record<FacetName, StoredColumns['facets'][FacetName]>;
  try {
    for (const facet of FACETS) {
      const texts = checkKind(found.get(`texts of ${facet}`), Uint8Array);
      facets[facet] = {
        numbers: ints(`numbers of ${facet}`),
        texts: v.parse(v.array(v.string()), JSON.parse(Buffer.from(texts).toString('utf8'))),
      };
    }
    return {
      columns: {
        ids: ints('ids'),
        visible: checkKind(found.get('visible'), Uint8Array, count),
        price: ints('price'),
        popularity: ints('popularity'),
        created: checkKind(found.get('created'), Float64Array, count),
        model: ints('model'),
        nameHash: ints('nameHash'),
        models: ints('models'),
        facets,
      },
      orders: SORTS.flatMap((key): StoredIndex['orders'] =>
        found.has(`order of ${key}`) ? [[key, ints(`order of ${key}`)]] : [],
      ),
    };
  } catch {
    return undefined;
  }
}

function checkKind<Kind extends Column>(
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

/** Filled up to where the next array may begin. */
function padded(bytes: Uint8Array, filling = '\0'): Uint8Array {
  const missing = (STEP - (bytes.length % STEP)) % STEP;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing, filling)]);
}
