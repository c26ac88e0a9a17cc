import { and, eq, getTableColumns, gte, ilike, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { escapeLike } from '#platform/db/server/like-pattern.ts';
import { distance, isPlace, type Place } from '#platform/map/rules/distance.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { parsePointQuery } from '../rules/parse-point-query.ts';
import { localCourier } from './couriers.ts';
import { couriers, pickupPoints, visitorPoints } from './tables.ts';

export interface PickupPoint {
  id: number;
  courierId: number;
  code: string;
  kind: 'locker' | 'shop' | 'post-office';
  name: string;
  street: string;
  zipcode: string;
  city: string;
  latitude: number;
  longitude: number;
  openingHours: string;
  hint: string;
  cashOnDelivery: boolean;
  /** Kilometres from the place of the search; null without one. */
  away: number | null;
}

export interface PointsSearch {
  courierId: number;
  /** A city, a postcode, a street, or the name of a point; empty for a search near the place. */
  text: string;
  near?: Place;
  cashOnDelivery?: boolean;
}

/** S8.21, S8.22 */
export type PointsAnswer =
  | { kind: 'found'; points: PickupPoint[]; middle: Place }
  | { kind: 'nothing'; reason: 'no-city' | 'wrong-address' | 'none-at-address' | 'none-in-area' }
  /** S8.23: the courier's service does not answer. */
  | { kind: 'failed' };

const MAX_POINTS = 50;
const AREA_KM = 30;
const KM_OF_DEGREE = 111;

const { cityKey: _city, streetKey: _street, enabled: _enabled, ...shown } = getTableColumns(pickupPoints);

/** Points of a courier by city, postcode, address or name, or around a place; nearest first when a place is given. */
export async function searchPoints(shop: Shop, search: PointsSearch): Promise<PointsAnswer> {
  const query = parsePointQuery(search.text);
  const near = search.near && isPlace(search.near) ? search.near : null;
  if (query.kind === 'empty' && !near) return { kind: 'nothing', reason: 'no-city' };
  if (query.kind === 'unreadable') return { kind: 'nothing', reason: 'wrong-address' };
  if (!isRowId(search.courierId)) return { kind: 'nothing', reason: 'none-in-area' };
  const [courier] = await shop.db
    .select({ fault: couriers.fault })
    .from(couriers)
    .where(eq(couriers.id, search.courierId));
  if (courier && !(await localCourier.hasPoints(courier))) return { kind: 'failed' };
  const offered = and(
    eq(pickupPoints.courierId, search.courierId),
    eq(pickupPoints.enabled, true),
    search.cashOnDelivery ? eq(pickupPoints.cashOnDelivery, true) : undefined,
  );
  for (const condition of conditions(query, near)) {
    const rows = await shop.db.select(shown).from(pickupPoints).where(and(offered, condition)).limit(500);
    if (rows.length > 0) return answer(rows, near, query.kind === 'postcode' ? query.postcode : null);
  }
  return { kind: 'nothing', reason: query.kind === 'address' ? 'none-at-address' : 'none-in-area' };
}

/** From the narrowest to the widest; the first condition with a result counts. */
function conditions(query: ReturnType<typeof parsePointQuery>, near: Place | null): (SQL | undefined)[] {
  if (query.kind === 'postcode') {
    const starts = (start: string) => like(pickupPoints.zipcode, `${start}%`);
    const area = Number(query.postcode.slice(0, 2));
    // A large town has several areas side by side, all in one region.
    const neighbours = [area - 1, area + 1].map((other) => `${String(other).padStart(2, '0')}-`);
    return [
      eq(pickupPoints.zipcode, query.postcode),
      starts(query.postcode.slice(0, 4)),
      starts(query.postcode.slice(0, 3)),
      or(...neighbours.filter((start) => start[0] === query.postcode[0]).map(starts)),
    ];
  }
  if (query.kind === 'empty' || query.kind === 'unreadable') return near ? [around(near)] : [];
  const words = query.words.map(escapeLike);
  return [
    ilike(pickupPoints.code, words.join(' ')),
    eq(pickupPoints.cityKey, query.words.join(' ')),
    and(...words.map((word) => or(like(pickupPoints.cityKey, `%${word}%`), like(pickupPoints.streetKey, `%${word}%`)))),
  ];
}

function around({ latitude, longitude }: Place): SQL | undefined {
  const tall = AREA_KM / KM_OF_DEGREE;
  const wide = tall / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return and(
    gte(pickupPoints.latitude, latitude - tall),
    lte(pickupPoints.latitude, latitude + tall),
    gte(pickupPoints.longitude, longitude - wide),
    lte(pickupPoints.longitude, longitude + wide),
  );
}

function answer(rows: Omit<PickupPoint, 'away'>[], near: Place | null, postcode: string | null): PointsAnswer {
  // Where only the postcode is known, the nearest postcode is the nearest point.
  const apart = ({ zipcode }: { zipcode: string }) =>
    postcode === null ? 0 : Math.abs(postcodeNumber(zipcode) - postcodeNumber(postcode));
  const points = rows
    .map((row) => ({ ...row, away: near && distance(near, row) }))
    .sort(
      (a, b) =>
        (a.away ?? 0) - (b.away ?? 0) || apart(a) - apart(b) || byStreet.compare(a.street, b.street) || a.id - b.id,
    )
    .slice(0, MAX_POINTS);
  const middle = near ?? {
    latitude: points.reduce((sum, point) => sum + point.latitude, 0) / points.length,
    longitude: points.reduce((sum, point) => sum + point.longitude, 0) / points.length,
  };
  return { kind: 'found', points, middle };
}

const byStreet = new Intl.Collator('pl', { numeric: true });

function postcodeNumber(postcode: string): number {
  return Number(postcode.replace('-', ''));
}

/** An enabled point. */
export async function findPoint(db: Pick<Database, 'select'>, pointId: number): Promise<PickupPoint | null> {
  if (!isRowId(pointId)) return null;
  const [row] = await db
    .select(shown)
    .from(pickupPoints)
    .where(and(eq(pickupPoints.id, pointId), eq(pickupPoints.enabled, true)));
  return row ? { ...row, away: null } : null;
}

export async function findPointByCode(
  db: Pick<Database, 'select'>,
  courierId: number,
  code: string,
): Promise<{ id: number } | null> {
  if (!isRowId(courierId)) return null;
  const [row] = await db
    .select({ id: pickupPoints.id })
    .from(pickupPoints)
    .where(and(eq(pickupPoints.courierId, courierId), sql`upper(${pickupPoints.code}) = ${code.toUpperCase()}`));
  return row ?? null;
}

export async function rememberPoint(
  db: Pick<Database, 'insert'>,
  visitorId: number,
  pointId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(visitorPoints)
    .values({ visitorId, pointId, chosenAt: now })
    .onConflictDoUpdate({ target: visitorPoints.visitorId, set: { pointId, chosenAt: now } });
}

/** The point of this courier that the visitor chose last. */
export async function findLastPoint(shop: Shop, visitorId: number, courierId: number): Promise<PickupPoint | null> {
  const last = shop.db
    .select({ id: visitorPoints.pointId })
    .from(visitorPoints)
    .where(eq(visitorPoints.visitorId, visitorId));
  const [row] = await shop.db
    .select(shown)
    .from(pickupPoints)
    .where(and(inArray(pickupPoints.id, last), eq(pickupPoints.courierId, courierId), eq(pickupPoints.enabled, true)));
  return row ? { ...row, away: null } : null;
}
