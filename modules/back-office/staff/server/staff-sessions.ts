import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import type { Role } from '../rules/permissions.ts';
import { rememberBrowser, sweepBrowsers } from './known-browsers.ts';
import { staff, staffPasskeys, staffSessions } from './tables.ts';

/** Of the panel alone; shoppers' sessions go by another one. */
export const STAFF_COOKIE = 'zaplecze';

const IDLE_MS = 30 * MINUTE_MS;
const MAX_MS = 12 * HOUR_MS;
/** A session with a password but without the second factor is short. */
const HALF_OPEN_MS = 30 * MINUTE_MS;
/** A page with ten requests writes its time once. */
const SEEN_EVERY_MS = MINUTE_MS;
/** Sensitive actions want a second factor not older than this. */
const FRESH_MS = 5 * MINUTE_MS;
const MAX_USER_AGENT_LENGTH = 300;

/** `enrol`: has no second factor yet and must take one; `needed`: has one and must show it. */
export type StaffFactor = 'enrol' | 'needed' | 'checked';

export interface StaffPerson {
  id: number;
  name: string;
  email: string;
  role: Role;
}

export interface StaffSession {
  id: number;
  staff: StaffPerson;
  factor: StaffFactor;
  factorCheckedAt: Date | null;
}

export interface Caller {
  address: string;
  userAgent: string;
  /** Value of the cookie by which the panel recognises the browser. */
  browser?: string | undefined;
}

/** Opens a session that leads no further than the second factor. */
export async function openStaffSession(
  shop: Pick<Shop, 'now'> & { db: Queries },
  staffId: number,
  { address, userAgent, browser }: Caller,
): Promise<string> {
  const token = newToken();
  const now = shop.now();
  await shop.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + HALF_OPEN_MS),
    userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    address,
  });
  if (isVisitorToken(browser)) await rememberBrowser(shop, browser, staffId);
  return token;
}

const hasPasskey = sql<boolean>`exists (select from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`;

/** The sign-in behind the panel's cookie; null when it ended, was left idle, or its person was switched off. */
export async function findStaffSession(shop: Shop, token: string | undefined): Promise<StaffSession | null> {
  if (!isVisitorToken(token)) return null;
  const now = shop.now();
  const [row] = await shop.db
    .select({ session: staffSessions, person: staff, hasPasskey })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), eq(staff.active, true), isOpen(now)));
  if (!row) return null;
  const { session, person } = row;
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) {
    await shop.db.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, session.id));
  }
  const enrolled = person.totpSecret !== '' || row.hasPasskey;
  return {
    id: session.id,
    staff: { id: person.id, name: person.name, email: person.email, role: person.role },
    factor: !enrolled ? 'enrol' : session.factorCheckedAt ? 'checked' : 'needed',
    factorCheckedAt: session.factorCheckedAt,
  };
}

/** The second factor was shown: the session opens the panel, for a working day counted from its start. Answers from where. */
export async function renewFactorCheck(shop: Pick<Shop, 'now'> & { db: Queries }, sessionId: number): Promise<string> {
  const [session] = await shop.db
    .update(staffSessions)
    .set({
      factorCheckedAt: shop.now(),
      endsAt: sql`${staffSessions.createdAt} + ${MAX_MS / 1000} * interval '1 second'`,
    })
    .where(eq(staffSessions.id, sessionId))
    .returning({ address: staffSessions.address });
  return session?.address ?? '';
}

/** Was the second factor shown so lately that a sensitive action may follow? */
export function isFactorFresh(shop: Pick<Shop, 'now'>, { factor, factorCheckedAt }: StaffSession): boolean {
  if (factor !== 'checked' || factorCheckedAt === null) return false;
  return shop.now().getTime() - factorCheckedAt.getTime() < FRESH_MS;
}

/** Ends only sessions of this person; logged under the name of the acting user. */
export async function endSession(shop: Shop, staffId: number, sessionId: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId)))
      .returning({ address: staffSessions.address, factorCheckedAt: staffSessions.factorCheckedAt });
    if (ended?.factorCheckedAt) {
      const object = { kind: 'staff', id: staffId };
      await recordChange(tx, shop, { action: 'staff.signed-out', object, from: { network: ended.address } });
    }
    return ended !== undefined;
  });
}

export async function endSessions(shop: { db: Queries }, staffId: number, but?: number): Promise<void> {
  const own = eq(staffSessions.staffId, staffId);
  await shop.db.delete(staffSessions).where(but === undefined ? own : and(own, ne(staffSessions.id, but)));
}

export interface OpenSession {
  id: number;
  createdAt: Date;
  seenAt: Date;
  userAgent: string;
  address: string;
  checked: boolean;
}

/** Latest first. */
export async function listSessions(shop: Shop, staffId: number): Promise<OpenSession[]> {
  const { id, createdAt, seenAt, userAgent, address } = staffSessions;
  return shop.db
    .select({
      id,
      createdAt,
      seenAt,
      userAgent,
      address,
      checked: sql<boolean>`${staffSessions.factorCheckedAt} is not null`,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOpen(shop.now())))
    .orderBy(desc(seenAt), desc(id));
}

export async function sweepStaffSessions(shop: Shop): Promise<void> {
  const now = shop.now();
  await shop.db
    .delete(staffSessions)
    .where(or(lte(staffSessions.endsAt, now), lte(staffSessions.seenAt, new Date(now.getTime() - IDLE_MS))));
  await sweepBrowsers(shop);
}

function isOpen(now: Date) {
  return and(gt(staffSessions.endsAt, now), gt(staffSessions.seenAt, new Date(now.getTime() - IDLE_MS)));
}
