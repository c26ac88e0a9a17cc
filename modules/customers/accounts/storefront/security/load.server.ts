import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { SecurityDone, SecurityFault } from '../../rules/security-links.ts';
import { findAccount, findEmailChange, listSignInWays } from '../../server/index.ts';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import type { SocialErrorCode } from '../../texts/sign-in.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { requireCustomer } from '../sign-in-parts/session-cookies.server.ts';

export async function loadSecurity(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  const { keys, identities } = await listSignInWays(shop, customerId);
  return {
    facts: { login: account.login, hasPassword: account.hasPassword, limits: shop.settings.passwordLength },
    email: account.data.email,
    waitingEmail: await findEmailChange(shop, customerId),
    keys: keys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name: name || accountSecurityTexts.passkeys.unnamed,
      detail: [
        accountSecurityTexts.passkeys.added(longDay(createdAt)),
        usedAt ? accountSecurityTexts.passkeys.used(longDay(usedAt)) : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    providers: shop.social.providers.map(({ id, name }) => ({
      id,
      name,
      linkedAs: identities.find(({ provider }) => provider === id)?.email ?? null,
    })),
    message: messageOf(url, shop.social.providers),
  };
}

export type ShownSecurity = Awaited<ReturnType<typeof loadSecurity>>;

export interface SecurityMessage {
  kind: 'success' | 'warning';
  text: string;
}

const DONE: Record<SecurityDone, string> = {
  haslo: accountSecurityTexts.password.done,
  email: accountSecurityTexts.email.asked,
  wyslano: accountSecurityTexts.email.resent,
  anulowano: accountSecurityTexts.email.cancelled,
  klucz: accountSecurityTexts.passkeys.done,
  polaczono: accountSecurityTexts.social.done,
  odlaczono: accountSecurityTexts.social.undone,
};

const FAULTS: Record<SecurityFault, string> = {
  'too-many-mails': accountSecurityTexts.email.tooManyMails,
  'last-way': accountSecurityTexts.social.lastWay,
};

function messageOf({ searchParams }: URL, providers: readonly { id: string; name: string }[]): SecurityMessage | null {
  for (const [name, text] of Object.entries(DONE)) if (searchParams.has(name)) return { kind: 'success', text };
  const code = searchParams.get('blad');
  for (const [fault, text] of Object.entries(FAULTS)) if (code === fault) return { kind: 'warning', text };
  if (code === null || !Object.hasOwn(signInTexts.social.errors, code)) return null;
  const name = providers.find(({ id }) => id === searchParams.get('usluga'))?.name ?? '';
  return { kind: 'warning', text: signInTexts.social.errors[code as SocialErrorCode](name) };
}
