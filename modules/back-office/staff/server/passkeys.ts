import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { checkNewPasskey, checkPasskey, relyingParty } from '#platform/identity/server/webauthn.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { announceOwnChange, mayEnrol, writeRecoveryCodes } from './factors.ts';
import { asThemselves, recordSignIn } from './sign-in-log.ts';
import { isFactorFresh, renewFactorCheck, type StaffSession } from './staff-sessions.ts';
import { staff, staffPasskeys, staffSessions } from './tables.ts';

const MAX_KEYS = 10;
const MAX_NAME_LENGTH = 60;

export async function beginStaffPasskey(
  shop: Shop,
  session: StaffSession,
): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
  const own = await listStaffPasskeys(shop, session.staff.id);
  if (own.length >= MAX_KEYS || !mayEnrol(shop, session)) return null;
  const party = relyingParty(shop);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: session.staff.email,
    userDisplayName: session.staff.name,
    userID: new TextEncoder().encode(`staff-${session.staff.id}`),
    attestationType: 'none',
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
  await keepChallenge(shop, session, options.challenge);
  return options;
}

/** As the first factor it comes with recovery codes, which are shown only once. */
export async function addStaffPasskey(
  shop: Shop,
  session: StaffSession,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<{ codes: string[] } | null> {
  const challenge = await takeChallenge(shop, session);
  if (challenge === '' || !mayEnrol(shop, session)) return null;
  const key = await checkNewPasskey(shop, { response, challenge });
  if (!key) return null;
  const { id: staffId } = session.staff;
  return shop.db.transaction(async (tx) => {
    const row = { ...key, staffId, name: name.trim().slice(0, MAX_NAME_LENGTH), createdAt: shop.now() };
    const added = await tx.insert(staffPasskeys).values(row).onConflictDoNothing().returning({ id: staffPasskeys.id });
    if (added.length === 0) return null;
    const object = { kind: 'staff', id: staffId };
    await recordChange(tx, asThemselves(shop, session), {
      action: 'staff.passkey-added',
      object,
      to: { name: row.name },
    });
    await announceOwnChange(tx, shop, { session, change: 'passkey' });
    if (session.factor !== 'enrol') return { codes: [] };
    const address = await renewFactorCheck({ db: tx, now: shop.now }, session.id);
    await recordSignIn(tx, shop, session, address);
    return { codes: await writeRecoveryCodes(tx, staffId) };
  });
}

/** Asks the browser for one of this person's keys. */
export async function requestStaffPasskey(
  shop: Shop,
  session: StaffSession,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const own = await listStaffPasskeys(shop, session.staff.id);
  if (own.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(shop).id,
    allowCredentials: own.map(({ id }) => ({ id })),
    userVerification: 'required',
  });
  await keepChallenge(shop, session, options.challenge);
  return options;
}

/** Opens the session by a key of this person. */
export async function confirmPasskey(
  shop: Shop,
  session: StaffSession,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const challenge = await takeChallenge(shop, session);
  const [key] = await shop.db
    .select()
    .from(staffPasskeys)
    .where(ownKey(session.staff.id, String(response.id)));
  if (challenge === '' || !key) return false;
  const counter = await checkPasskey(shop, { response, challenge, key });
  if (counter === null) return false;
  return shop.db.transaction(async (tx) => {
    await tx.update(staffPasskeys).set({ counter, usedAt: shop.now() }).where(eq(staffPasskeys.id, key.id));
    const address = await renewFactorCheck({ db: tx, now: shop.now }, session.id);
    await recordSignIn(tx, shop, session, address);
    return true;
  });
}

export async function listStaffPasskeys(shop: { db: Queries }, staffId: number) {
  const { id, name, createdAt, usedAt } = staffPasskeys;
  return shop.db
    .select({ id, name, createdAt, usedAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(createdAt, id);
}

/** The last factor cannot be removed: the person could not sign in. */
export async function removeStaffPasskey(shop: Shop, session: StaffSession, keyId: string): Promise<boolean> {
  if (!isFactorFresh(shop, session)) return false;
  const { id: staffId } = session.staff;
  return shop.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ secret: staff.totpSecret })
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('update');
    const keys = await listStaffPasskeys({ db: tx }, staffId);
    const key = keys.find(({ id }) => id === keyId);
    if (!key || (person?.secret === '' && keys.length === 1)) return false;
    await tx.delete(staffPasskeys).where(ownKey(staffId, keyId));
    const object = { kind: 'staff', id: staffId };
    await recordChange(tx, asThemselves(shop, session), {
      action: 'staff.passkey-removed',
      object,
      from: { name: key.name },
    });
    return true;
  });
}

async function keepChallenge(shop: Shop, { id }: StaffSession, challenge: string): Promise<void> {
  await shop.db.update(staffSessions).set({ challenge }).where(eq(staffSessions.id, id));
}

/** Good once. */
async function takeChallenge(shop: Shop, { id }: StaffSession): Promise<string> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ challenge: staffSessions.challenge })
      .from(staffSessions)
      .where(eq(staffSessions.id, id))
      .for('update');
    await tx.update(staffSessions).set({ challenge: '' }).where(eq(staffSessions.id, id));
    return row?.challenge ?? '';
  });
}

function ownKey(staffId: number, keyId: string) {
  return and(eq(staffPasskeys.id, keyId), eq(staffPasskeys.staffId, staffId));
}
