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
  /** Never says whether the login or the password was wrong. */
  | { kind: 'refused' }
  | { kind: 'too-many-attempts' }
  /** Too many tried: if the password was right, a link to sign in with is in the mail. */
  | { kind: 'link-sent' };

export interface SignInOptions extends Pick<Entry, 'remember' | 'browser'> {
  /** Network address of the request. */
  caller?: string;
}

const LINK = 'sign-in-link';
/** A person who knows the password does not fill the mailbox of its owner. */
const MAX_LINKS = 5;

/** Signs a customer in by login or e-mail; the guest's basket, favourites and compared products come along. */
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

/** Without a customer the same work is done for nobody. */
async function sendSignInLink(shop: Shop, customerId: number | null, remember: boolean): Promise<void> {
  const now = shop.now();
  const limit = { key: `sign-in-link:${customerId}`, limit: MAX_LINKS, seconds: HOUR_S };
  const { allowed } = await attempt(shop, limit, now);
  const [customer] = await shop.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId ?? 0));
  const isSent = customer !== undefined && allowed;
  const token = await keepPending(shop, { kind: isSent ? LINK : 'nobody', data: { customerId, remember } });
  const key = `account-${customerId ?? 0}-sign-in-${hashToken(token)}` as const;
  const mail = signInLinkMail(shop, { key, email: customer?.email ?? '', token });
  if (isSent) await shop.db.transaction((tx) => sendMail(tx, mail, now));
  else await pretendMail(shop, mail, async () => undefined);
}

/** Does the link from a mail still sign somebody in? */
export async function seeSignInLink(shop: Shop, token: string | undefined): Promise<boolean> {
  return (await seePending(shop, LINK, token)) !== null;
}

/** Signs in by the link from a mail, once; null when it is used or too old. */
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
