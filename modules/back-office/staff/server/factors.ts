import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { attemptAll, forgive } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { hashToken } from '#platform/visitors/server/index.ts';
import { asThemselves, recordFailedSignIn, recordSignIn } from './sign-in-log.ts';
import { type OwnChange, ownChangeMail } from './staff-mail.ts';
import { endSessions, isFactorFresh, renewFactorCheck, type StaffSession } from './staff-sessions.ts';
import { staff, staffRecoveryCodes, staffSessions } from './tables.ts';
import { findTotpStep, newTotpSecret, totpAddress } from './totp.ts';
import { sealTotp, unsealTotp } from './totp-secrets.ts';

/** Wrong codes: a user who guesses them has the password already. */
const MAX_WRONG = { perCaller: 6, all: 20 };
const CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

export type FactorCheck = 'checked' | 'refused' | 'too-many';

interface Tried {
  code: string;
  /** Network address of a user who tries. */
  caller: string;
}

/** Opens the session by a code of the authenticator; each code works once. */
export function confirmTotp(shop: Shop, session: StaffSession, { code, caller }: Tried): Promise<FactorCheck> {
  return confirm(shop, session, caller, async (tx) => {
    const { id } = session.staff;
    const [person] = await tx.select({ stored: staff.totpSecret }).from(staff).where(eq(staff.id, id));
    const step = findTotpStep(unsealTotp(shop, id, person?.stored ?? ''), code, shop.now());
    return step !== null && (await spendTotpStep(tx, id, step));
  });
}

/** Opens the session by one of the codes printed at the enrolment; each works once. */
export function confirmRecoveryCode(shop: Shop, session: StaffSession, { code, caller }: Tried): Promise<FactorCheck> {
  return confirm(shop, session, caller, async (tx) => {
    const codeHash = hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
    const { id } = session.staff;
    const used = await tx
      .update(staffRecoveryCodes)
      .set({ usedAt: shop.now() })
      .where(
        and(
          eq(staffRecoveryCodes.staffId, id),
          eq(staffRecoveryCodes.codeHash, codeHash),
          isNull(staffRecoveryCodes.usedAt),
        ),
      )
      .returning({ id: staffRecoveryCodes.staffId });
    if (used.length === 0) return false;
    await recordChange(tx, asThemselves(shop, session), {
      action: 'staff.recovery-code-used',
      object: { kind: 'staff', id },
    });
    return true;
  });
}

async function confirm(
  shop: Shop,
  session: StaffSession,
  caller: string,
  isRight: (tx: Queries) => Promise<boolean>,
): Promise<FactorCheck> {
  const { id } = session.staff;
  const limits = [
    { key: `staff-factor:${id}:${caller}`, limit: MAX_WRONG.perCaller, seconds: 15 * MINUTE_S },
    { key: `staff-factor:${id}`, limit: MAX_WRONG.all, seconds: HOUR_S },
  ];
  if (!(await attemptAll(shop, limits, shop.now()))) return 'too-many';
  const right = await shop.db.transaction(async (tx) => {
    if (!(await isRight(tx))) return false;
    await renewFactorCheck({ db: tx, now: shop.now }, session.id);
    await recordSignIn(tx, shop, session, caller);
    return true;
  });
  if (!right) {
    await recordFailedSignIn(shop, id, { step: 'factor', network: caller });
    return 'refused';
  }
  for (const { key } of limits) await forgive(shop, key);
  return 'checked';
}

async function spendTotpStep(tx: Queries, staffId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), lt(staff.totpStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

/** A factor is taken by a user who has none yet, or has just shown the one they have. */
export function mayEnrol(shop: Shop, session: StaffSession): boolean {
  return session.factor === 'enrol' || isFactorFresh(shop, session);
}

/** The secret for an authenticator, to be rendered or typed; the same until it is proved by a code. */
export async function beginTotp(
  shop: Shop,
  session: StaffSession,
): Promise<{ secret: string; address: string } | null> {
  if (!mayEnrol(shop, session)) return null;
  const { id } = session.staff;
  const newSecret = sealTotp(shop, id, newTotpSecret());
  const [row] = await shop.db
    .update(staffSessions)
    .set({
      newTotpSecret: sql`case when ${staffSessions.newTotpSecret} = '' then ${newSecret} else ${staffSessions.newTotpSecret} end`,
    })
    .where(eq(staffSessions.id, session.id))
    .returning({ stored: staffSessions.newTotpSecret });
  if (!row) return null;
  const secret = unsealTotp(shop, id, row.stored);
  return { secret, address: totpAddress({ secret, shop: shop.settings.name, email: session.staff.email }) };
}

/** Takes the authenticator by its first code; gives the recovery codes, which are shown this once. */
export async function enrolTotp(
  shop: Shop,
  session: StaffSession,
  { code, caller }: Tried,
): Promise<{ kind: 'enrolled'; codes: string[] } | { kind: Exclude<FactorCheck, 'checked'> }> {
  if (!mayEnrol(shop, session)) return { kind: 'refused' };
  let codes: string[] = [];
  const check = await confirm(shop, session, caller, async (tx) => {
    const [row] = await tx
      .select({ stored: staffSessions.newTotpSecret })
      .from(staffSessions)
      .where(eq(staffSessions.id, session.id))
      .for('update');
    const { id } = session.staff;
    const totpSecret = row?.stored ?? '';
    const step = findTotpStep(unsealTotp(shop, id, totpSecret), code, shop.now());
    if (step === null) return false;
    await tx.update(staff).set({ totpSecret, totpStep: step }).where(eq(staff.id, id));
    await tx.update(staffSessions).set({ newTotpSecret: '' }).where(eq(staffSessions.id, session.id));
    await recordChange(tx, asThemselves(shop, session), {
      action: 'staff.authenticator-set',
      object: { kind: 'staff', id },
    });
    codes = await writeRecoveryCodes(tx, id);
    await announceOwnChange(tx, shop, { session, change: 'authenticator' });
    return true;
  });
  return check === 'checked' ? { kind: 'enrolled', codes } : { kind: check };
}

/** New codes in the place of all old ones. */
export async function renewRecoveryCodes(shop: Shop, session: StaffSession): Promise<string[] | null> {
  if (!isFactorFresh(shop, session)) return null;
  const { id } = session.staff;
  return shop.db.transaction(async (tx) => {
    await recordChange(tx, asThemselves(shop, session), {
      action: 'staff.recovery-codes-made',
      object: { kind: 'staff', id },
    });
    return writeRecoveryCodes(tx, id);
  });
}

export async function countRecoveryCodes(shop: Shop, staffId: number): Promise<number> {
  return shop.db.$count(
    staffRecoveryCodes,
    and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)),
  );
}

export async function writeRecoveryCodes(tx: Queries, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newReadableCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashToken(code.replaceAll('-', '')) })));
  return codes;
}

/** `ab3d-ef4h-jk5m`: 59 bits, easy to type. */
export function newReadableCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** After a change of password or factors only the current session stays valid; an email reports it. */
export async function announceOwnChange(
  tx: Queries,
  shop: Shop,
  { session, change }: { session: StaffSession; change: OwnChange },
): Promise<void> {
  const { id, email } = session.staff;
  await endSessions({ db: tx }, id, session.id);
  const key = `staff-${change}-${id}-${randomUUID()}` as const;
  await sendMail(tx, ownChangeMail(shop, { email, key, change }), shop.now());
}
