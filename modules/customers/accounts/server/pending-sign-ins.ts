import { and, eq, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { parseJson } from '#platform/db/server/parse-json.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { sweepBrowsers } from './sessions.ts';
import { emailChanges, passwordResets, pendingSignIns, sessions } from './tables.ts';

const LIFETIME_MS = 30 * MINUTE_MS;

const request = v.object({
  purpose: v.picklist(['sign-in', 'register', 'link']),
  form: v.record(v.string(), v.string()),
  returnTo: v.string(),
});
const recognised = v.object({
  identity: v.object({ provider: v.string(), subject: v.string(), email: v.string() }),
  claims: v.object({
    subject: v.string(),
    email: v.string(),
    emailVerified: v.boolean(),
    firstName: v.string(),
    lastName: v.string(),
  }),
  request,
  /** 0: no account has this address */
  customerId: v.number(),
});
const link = v.object({ customerId: v.nullable(v.number()), remember: v.boolean() });

/** Data of sign-ins that are not finished. Only the browser knows the token. */
const PENDING = {
  social: v.object({
    provider: v.string(),
    checks: v.object({ state: v.string(), nonce: v.string(), verifier: v.string() }),
    request,
  }),
  'social-confirm': recognised,
  'social-register': recognised,
  passkey: v.object({ challenge: v.string() }),
  'passkey-new': v.object({ challenge: v.string(), customerId: v.number() }),
  'sign-in-link': link,
  /** Takes as long as for an existing account. */
  noAccount: link,
};

type PendingKind = keyof typeof PENDING;
type PendingData<Kind extends PendingKind> = v.InferOutput<(typeof PENDING)[Kind]>;

export async function keepPending<Kind extends PendingKind>(
  shop: Shop,
  { kind, data }: { kind: Kind; data: PendingData<Kind> },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(shop.now().getTime() + LIFETIME_MS);
  await shop.db.insert(pendingSignIns).values({ tokenHash: hashToken(token), kind, data, expiresAt });
  return token;
}

export async function seePending<Kind extends PendingKind>(
  shop: Shop,
  kind: Kind,
  token: string | undefined,
): Promise<PendingData<Kind> | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select({ data: pendingSignIns.data })
    .from(pendingSignIns)
    .where(which(shop, kind, token));
  return row ? parsePending(kind, row.data) : null;
}

export async function takePending<Kind extends PendingKind>(
  shop: Shop,
  kind: Kind,
  token: string | undefined,
): Promise<PendingData<Kind> | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .delete(pendingSignIns)
    .where(which(shop, kind, token))
    .returning({ data: pendingSignIns.data });
  return row ? parsePending(kind, row.data) : null;
}

function parsePending<Kind extends PendingKind>(kind: Kind, data: unknown): PendingData<Kind> {
  return parseJson(`pending_sign_ins.data (${kind})`, PENDING[kind], data);
}

export async function sweepPending(shop: Shop): Promise<void> {
  await shop.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, shop.now()));
}

function which(shop: Shop, kind: PendingKind, token: string) {
  return and(
    eq(pendingSignIns.tokenHash, hashToken(token)),
    eq(pendingSignIns.kind, kind),
    gt(pendingSignIns.expiresAt, shop.now()),
  );
}

export async function sweepSignIns(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await shop.db.delete(passwordResets).where(lte(passwordResets.expiresAt, shop.now()));
  await sweepPending(shop);
  await shop.db.delete(emailChanges).where(lte(emailChanges.expiresAt, shop.now()));
  await sweepBrowsers(shop);
}
