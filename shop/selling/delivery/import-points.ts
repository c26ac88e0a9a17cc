import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InputFault } from '#rules/platform/forms/typed-fields.ts';
import { type PointValues, parsePoint, pointKeys } from '#rules/selling/delivery/point-fields.ts';
import { CsvError, parseCsv } from '#shop/catalogue/import/index.ts';
import { changing, recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers, pickupPoints } from './tables.ts';

export interface PointFault {
  /** As a spreadsheet counts; of a JSON file the place in its list. */
  row: number;
  /** Which column; empty when it is the whole row. */
  field: string;
  fault: InputFault | 'broken-row' | 'twice';
}

export type PointsImport =
  | { kind: 'done'; added: number; changed: number; switchedOff: number; points: number }
  /** Nothing was written: the file is mended and sent again. */
  | { kind: 'faults'; faults: PointFault[]; more: number }
  | { kind: 'refused'; reason: 'unknown-courier' | 'unreadable' | 'no-points' | 'too-many' };

const MOST_FAULTS = 100;
const MOST_POINTS = 100_000;
/** PostgreSQL takes 65 535 values in a statement. */
const AT_ONCE = 1000;

/**
 * O.33: the points of a courier from its file, CSV or JSON, as a whole: points the file does not name any more are switched
 * off, for orders and visitors may know them. With a fault in any row nothing is written.
 */
export async function importPoints(shop: Shop, courierId: number, file: Uint8Array): Promise<PointsImport> {
  const [courier] = isRowId(courierId)
    ? await shop.db.select({ id: couriers.id }).from(couriers).where(eq(couriers.id, courierId))
    : [];
  if (!courier) return { kind: 'refused', reason: 'unknown-courier' };
  const records = await parseRecords(file);
  if ('fault' in records) return { kind: 'faults', faults: [records], more: 0 };
  if (records.rows === null) return { kind: 'refused', reason: 'unreadable' };
  if (records.rows.length === 0) return { kind: 'refused', reason: 'no-points' };
  if (records.rows.length > MOST_POINTS) return { kind: 'refused', reason: 'too-many' };
  const { points, faults } = judgeRecords(records.rows);
  if (faults.length > 0) {
    return { kind: 'faults', faults: faults.slice(0, MOST_FAULTS), more: Math.max(0, faults.length - MOST_FAULTS) };
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

interface PointRecord {
  row: number;
  cells: Record<string, string>;
}

function judgeRecords(rows: readonly PointRecord[]): { points: PointValues[]; faults: PointFault[] } {
  const points: PointValues[] = [];
  const faults: PointFault[] = [];
  const codes = new Set<string>();
  for (const { row, cells } of rows) {
    const parsed = parsePoint(cells);
    if ('fault' in parsed) faults.push({ row, field: parsed.field, fault: parsed.fault });
    else if (codes.has(parsed.values.code)) faults.push({ row, field: 'code', fault: 'twice' });
    else {
      codes.add(parsed.values.code);
      points.push(parsed.values);
    }
  }
  return { points, faults };
}

async function parseRecords(file: Uint8Array): Promise<{ rows: PointRecord[] | null } | PointFault> {
  const start = new TextDecoder().decode(file.subarray(0, 64)).trimStart();
  if (/^[[{]/.test(start)) return { rows: parseJsonRecords(new TextDecoder().decode(file)) };
  const bytes = async function* () {
    yield file;
  };
  const rows: PointRecord[] = [];
  let header: string[] | undefined;
  try {
    for await (const { row, cells } of parseCsv(bytes)) {
      header ??= cells.map((cell) => cell.toLowerCase());
      if (row > 1) rows.push({ row, cells: Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) });
    }
  } catch (error) {
    if (error instanceof CsvError) return { row: error.row, field: '', fault: 'broken-row' };
    throw error;
  }
  return { rows };
}

/** A list of points, or an object that holds one, as the service of InPost answers: `{ items: [...] }`. */
function parseJsonRecords(text: string): PointRecord[] | null {
  const list = listIn(parseJson(text));
  return list?.map((item, at) => ({ row: at + 1, cells: flatten(item) })) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return lists[0] ?? null;
}

/** `{ location: { latitude } }` as `location.latitude`; lists as words. */
function flatten(item: unknown, before = ''): Record<string, string> {
  if (typeof item !== 'object' || item === null) return {};
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]): [string, string][] => {
      const path = `${before}${name.toLowerCase()}`;
      if (Array.isArray(value)) return [[path, value.join(' ')]];
      if (typeof value === 'object' && value !== null) return Object.entries(flatten(value, `${path}.`));
      return value === null || value === undefined ? [] : [[path, String(value)]];
    }),
  );
}

/** Writes checked points of a courier, new and known ones, and switches off those that are not among them. */
export async function writePoints(
  tx: Transaction,
  courierId: number,
  points: readonly (PointValues & { id?: number })[],
): Promise<{ added: number; changed: number; switchedOff: number }> {
  const known = await tx
    .select({ code: pickupPoints.code, enabled: pickupPoints.enabled })
    .from(pickupPoints)
    .where(eq(pickupPoints.courierId, courierId));
  const before = new Set(known.map(({ code }) => code));
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
  const gone = known.filter(({ code, enabled }) => enabled && !named.has(code)).map(({ code }) => code);
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

/** How many points each courier has that are offered. */
export async function countPoints({ db }: Pick<Shop, 'db'>): Promise<Map<number, number>> {
  const rows = await db
    .select({ courierId: pickupPoints.courierId, points: sql<number>`count(*)::int` })
    .from(pickupPoints)
    .where(eq(pickupPoints.enabled, true))
    .groupBy(pickupPoints.courierId);
  return new Map(rows.map(({ courierId, points }) => [courierId, points]));
}
