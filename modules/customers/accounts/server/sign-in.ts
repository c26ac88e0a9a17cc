import { eq } from 'drizzle-orm';
import { attempt } from '#platform/limits/server/index.ts';
import { pretendMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { hashToken } from '#platform/visitors/server/index.ts';
import { signInLinkMail } from './account-mail.ts';
import { type Entry, enter, type SignedIn } from './enter.ts';
import { keepPending, seePending, takePending } from './pending-sign-ins.ts';
import { provePassword } from './prove-password.ts';
import { customers } from './tables.ts';

export type SignIn =
  | SignedIn
  /** Does not reveal whether the login or the password was wrong. */
  | { kind: 'refused' }
  | { kind: 'too-many-attempts' }
  /** After too many attempts; the link is sent only when the password was right. */
  | { kind: 'link-sent' };

export interface SignInOptions extends Pick<Entry, 'remember' | 'browser'> {
  caller?: string;
}

const LINK = 'sign-in-link';
/** A person who knows the password must not fill the owner's mailbox. */
const MAX_LINKS = 5;

export async function signIn(
  shop: Shop,
  login: string,
  password: string,
  visitorId?: number,
  { remember, browser, caller = '' }: SignInOptions = {},
): Promise<SignIn> {
  const proof = await provePassword(shop, { login, password, caller, browser });
  if (proof.kind === 'proved') return enter(shop, proof.customerId, { visitorId, remember, browser });
  if (proof.kind !== 'proof-needed') return proof;
  await sendSignInLink(shop, proof.customerId, remember ?? true);
  return { kind: 'link-sent' };
}

/** Does the same work without a customer, so that the time reveals nothing. */
async function sendSignInLink(shop: Shop, customerId: number | null, remember: boolean): Promise<void> {
  const now = shop.now();
  const limit = { key: `sign-in-link:${customerId}`, limit: MAX_LINKS, seconds: HOUR_S };
  const { allowed } = await attempt(shop, limit, now);
  const [customer] = await shop.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId ?? 0));
  const isSent = customer !== undefined && allowed;
  const token = await keepPending(shop, { kind: isSent ? LINK : 'noAccount', data: { customerId, remember } });
  const key = `account-${customerId ?? 0}-sign-in-${hashToken(token)}` as const;
  const mail = signInLinkMail(shop, { key, email: customer?.email ?? '', token });
  if (isSent) await shop.db.transaction((tx) => sendMail(tx, mail, now));
  else await pretendMail(shop, mail, async () => undefined);
}

export async function seeSignInLink(shop: Shop, token: string | undefined): Promise<boolean> {
  return (await seePending(shop, LINK, token)) !== null;
}

export async function signInByLink(
  shop: Shop,
  token: string | undefined,
  { visitorId, browser }: Pick<Entry, 'visitorId' | 'browser'>,
): Promise<SignedIn | null> {
  const data = await takePending(shop, LINK, token);
  if (!data) return null;
  const [customer] = await shop.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, data.customerId ?? 0));
  return customer ? enter(shop, customer.id, { visitorId, remember: data.remember, browser }) : null;
}
