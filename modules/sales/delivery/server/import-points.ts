import { and, eq, inArray, sql } from 'drizzle-orm';
import { CsvError, FileOutOfBounds, readRecords } from '#modules/catalogue/import/server/index.ts';
import { changing, recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { InputFault } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { readInWorker, WorkerExhausted } from '#platform/worker-threads/server/index.ts';
import { type PointValues, parsePoint, pointKeys } from '../rules/point-fields.ts';
import type { JsonPointsReply, PointRecord } from './json-points-worker.ts';
import { couriers, pickupPoints } from './tables.ts';

export interface PointFault {
  /** As a spreadsheet counts; of a JSON file the place in its list. */
  row: number;
  /** Column; empty for the whole row. */
  field: string;
  fault: InputFault | 'broken-row' | 'twice';
}

export type PointsImport =
  | { kind: 'done'; added: number; changed: number; switchedOff: number; points: number }
  /** Nothing was written. */
  | { kind: 'faults'; faults: PointFault[]; more: number }
  | { kind: 'refused'; reason: 'unknown-courier' | 'unreadable' | 'no-points' | 'too-many' };

const MAX_FAULTS = 100;
const MAX_POINTS = 100_000;
/** Empty lines and the header too. */
const MAX_LINES = 2 * MAX_POINTS;
const MAX_READING_MS = MINUTE_MS;
/** PostgreSQL takes 65 535 values in a statement. */
const AT_ONCE = 1000;

/**
 * O.33: replaces the points of a courier from its CSV or JSON file. Points missing in the file are switched off, because orders
 * may refer to them. With a fault in any row nothing is written.
 */
export async function importPoints(shop: Shop, courierId: number, file: Uint8Array): Promise<PointsImport> {
  const [courier] = isRowId(courierId)
    ? await shop.db.select({ id: couriers.id }).from(couriers).where(eq(couriers.id, courierId))
    : [];
  if (!courier) return { kind: 'refused', reason: 'unknown-courier' };
  const judged = await judgeRecords(readPoints(file)).catch(refusalOf);
  if ('kind' in judged) return judged;
  const { points, faults, rows } = judged;
  if (rows === 0) return { kind: 'refused', reason: 'no-points' };
  if (rows > MAX_POINTS) return { kind: 'refused', reason: 'too-many' };
  if (faults.length > 0) {
    return { kind: 'faults', faults: faults.slice(0, MAX_FAULTS), more: Math.max(0, faults.length - MAX_FAULTS) };
  }
  return changing(shop, { tags: ['settings'] }, async (tx) => {
    const counts = await writePoints(tx, courierId, points);
    await recordChange(tx, shop, {
      action: 'points.imported',
      object: { kind: 'courier', id: courierId },
      to: { points: points.length, ...counts },
    });
    return { kind: 'done' as const, ...counts, points: points.length };
  });
}

interface JudgedPoints {
  points: PointValues[];
  faults: PointFault[];
  rows: number;
}

async function judgeRecords(records: AsyncIterable<PointRecord>): Promise<JudgedPoints> {
  const points: PointValues[] = [];
  const faults: PointFault[] = [];
  const codes = new Set<string>();
  let rows = 0;
  for await (const { row, cells } of records) {
    rows += 1;
    if (rows > MAX_POINTS) break;
    const parsed = parsePoint(cells);
    if ('fault' in parsed) faults.push({ row, field: parsed.field, fault: parsed.fault });
    else if (codes.has(parsed.values.code)) faults.push({ row, field: 'code', fault: 'twice' });
    else {
      codes.add(parsed.values.code);
      points.push(parsed.values);
    }
  }
  return { points, faults, rows };
}

/** Unpacked and parsed in a worker thread. */
function readPoints(file: Uint8Array): AsyncIterable<PointRecord> {
  const start = new TextDecoder().decode(file.subarray(0, 64)).trimStart();
  return /^[[{]/.test(start) ? readJsonPoints(file) : readCsvPoints(file);
}

async function* readCsvPoints(file: Uint8Array): AsyncGenerator<PointRecord> {
  let header: string[] | undefined;
  for await (const { row, cells } of readRecords(file, MAX_LINES)) {
    header ??= cells.map((cell) => cell.toLowerCase());
    if (row > 1) yield { row, cells: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) };
  }
}

/** The file is no list of points. */
class UnreadablePoints extends Error {}

async function* readJsonPoints(file: Uint8Array): AsyncGenerator<PointRecord> {
  const module = '#modules/sales/delivery/server/json-points-worker.ts';
  for await (const batch of readInWorker<JsonPointsReply>(module, file, MAX_READING_MS)) {
    if (batch === null) throw new UnreadablePoints();
    yield* batch;
  }
}

function refusalOf(error: unknown): PointsImport {
  if (error instanceof CsvError) {
    return { kind: 'faults', faults: [{ row: error.row, field: '', fault: 'broken-row' }], more: 0 };
  }
  if (error instanceof UnreadablePoints) return { kind: 'refused', reason: 'unreadable' };
  if (error instanceof FileOutOfBounds || error instanceof WorkerExhausted) {
    return { kind: 'refused', reason: 'too-many' };
  }
  throw error;
}

/** Writes checked points of a courier and switches off all others. */
export async function writePoints(
  tx: Transaction,
  courierId: number,
  points: readonly (PointValues & { id?: number })[],
): Promise<{ added: number; changed: number; switchedOff: number }> {
  const existing = await tx
    .select({ code: pickupPoints.code, enabled: pickupPoints.enabled })
    .from(pickupPoints)
    .where(eq(pickupPoints.courierId, courierId));
  const before = new Set(existing.map(({ code }) => code));
  for (let from = 0; from < points.length; from += AT_ONCE) {
    const rows = points.slice(from, from + AT_ONCE).map((point) => {
      const keys = pointKeys(point);
      return { ...point, courierId, cityKey: keys.cityKey, streetKey: keys.streetKey, enabled: true };
    });
    await tx
      .insert(pickupPoints)
      .values(rows)
      .onConflictDoUpdate({ target: [pickupPoints.courierId, pickupPoints.code], set: WRITTEN });
  }
  const named = new Set(points.map(({ code }) => code));
  const gone = existing.filter(({ code, enabled }) => enabled && !named.has(code)).map(({ code }) => code);
  for (let from = 0; from < gone.length; from += AT_ONCE) {
    await tx
      .update(pickupPoints)
      .set({ enabled: false })
      .where(and(eq(pickupPoints.courierId, courierId), inArray(pickupPoints.code, gone.slice(from, from + AT_ONCE))));
  }
  const changed = points.filter(({ code }) => before.has(code)).length;
  return { added: points.length - changed, changed, switchedOff: gone.length };
}

const WRITTEN = {
  kind: sql`excluded.kind`,
  name: sql`excluded.name`,
  street: sql`excluded.street`,
  zipcode: sql`excluded.zipcode`,
  city: sql`excluded.city`,
  cityKey: sql`excluded.city_key`,
  streetKey: sql`excluded.street_key`,
  latitude: sql`excluded.latitude`,
  longitude: sql`excluded.longitude`,
  openingHours: sql`excluded.opening_hours`,
  hint: sql`excluded.hint`,
  cashOnDelivery: sql`excluded.cash_on_delivery`,
  enabled: sql`true`,
};

/** Enabled points by courier. */
export async function countPoints({ db }: Pick<Shop, 'db'>): Promise<Map<number, number>> {
  const rows = await db
    .select({ courierId: pickupPoints.courierId, points: sql<number>`count(*)::int` })
    .from(pickupPoints)
    .where(eq(pickupPoints.enabled, true))
    .groupBy(pickupPoints.courierId);
  return new Map(rows.map(({ courierId, points }) => [courierId, points]));
}
