import { and, eq, gt, lte } from 'drizzle-orm';
import { isVisitorToken } from '#rules/platform/visitor/visitor-cookies.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { hashToken, newToken } from '#shop/platform/visitors/index.ts';
import { sweepBrowsers } from './known-browsers.ts';
import { emailChanges, passwordResets, pendingSignIns, sessions } from './tables.ts';

const MINUTES = 60 * 1000;
const LIFETIME = 30 * MINUTES;

/** Something a browser began and must finish itself: only it knows the token. */
export interface PendingSignIn {
  kind: string;
  data: Record<string, unknown>;
}

export async function keepPending(shop: Shop, { kind, data }: PendingSignIn): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(shop.now().getTime() + LIFETIME);
  await shop.db.insert(pendingSignIns).values({ tokenHash: hashToken(token), kind, data, expiresAt });
  return token;
}

/** What waits under this token, without using it up. */
export async function seePending(
  shop: Shop,
  kind: string,
  token: string | undefined,
): Promise<Record<string, unknown> | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .select({ data: pendingSignIns.data })
    .from(pendingSignIns)
    .where(which(shop, kind, token));
  return row?.data ?? null;
}

/** Good once: whoever comes second finds nothing. */
export async function takePending(
  shop: Shop,
  kind: string,
  token: string | undefined,
): Promise<Record<string, unknown> | null> {
  if (!isVisitorToken(token)) return null;
  const [row] = await shop.db
    .delete(pendingSignIns)
    .where(which(shop, kind, token))
    .returning({ data: pendingSignIns.data });
  return row?.data ?? null;
}

export async function sweepPending(shop: Shop): Promise<void> {
  await shop.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, shop.now()));
}

function which(shop: Shop, kind: string, token: string) {
  return and(
    eq(pendingSignIns.tokenHash, hashToken(token)),
    eq(pendingSignIns.kind, kind),
    gt(pendingSignIns.expiresAt, shop.now()),
  );
}

/** Ended sign-ins and links that have run out go: nobody can ask for them any more. */
export async function sweepSignIns(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await shop.db.delete(passwordResets).where(lte(passwordResets.expiresAt, shop.now()));
  await sweepPending(shop);
  await shop.db.delete(emailChanges).where(lte(emailChanges.expiresAt, shop.now()));
  await sweepBrowsers(shop);
}
