import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import {
  SECURITY_PAGE,
  type SecurityDone,
  type SecurityFault,
  securityDoneLink,
  securityFaultLink,
} from '../../rules/security-links.ts';
import {
  cancelNewEmail,
  changePassword,
  findAccount,
  findEmailChange,
  listSignInWays,
  removePasskey,
  requestNewEmail,
  resendNewEmail,
  signOutEverywhere,
  unlinkProvider,
} from '../../server/index.ts';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import type { SocialErrorCode } from '../../texts/sign-in.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { requireCustomer, signedOutCookies } from '../sign-in-parts/session-cookies.server.ts';
import { emailForm, passwordForm } from './security-forms.ts';

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

type Context = Readonly<RouterContextProvider>;

export type SecurityAnswer = { form: 'password' | 'email'; reply: FormReply } | undefined;

export async function receiveSecurity(request: Request, context: Context): Promise<SecurityAnswer> {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, new URL(request.url));
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  switch (sent.get('intent')) {
    case 'password':
      return { form: 'password', reply: await receivePassword(request, context, customerId) };
    case 'email':
      return { form: 'email', reply: await receiveEmail(request, context, customerId) };
    case 'email-resend': {
      const outcome = await resendNewEmail(shop, customerId);
      // The change was already confirmed or cancelled.
      if (outcome === 'none') throw redirect(SECURITY_PAGE);
      throw redirect(outcome === 'sent' ? securityDoneLink('wyslano') : securityFaultLink(outcome));
    }
    case 'email-cancel':
      await cancelNewEmail(shop, customerId);
      throw redirect(securityDoneLink('anulowano'));
    case 'remove-key':
      await removePasskey(shop, customerId, String(sent.get('key') ?? ''));
      throw redirect(SECURITY_PAGE);
    case 'unlink': {
      const outcome = await unlinkProvider(shop, customerId, String(sent.get('provider') ?? ''));
      throw redirect(outcome === 'done' ? securityDoneLink('odlaczono') : securityFaultLink('last-way'));
    }
    case 'everywhere':
      await signOutEverywhere(shop, customerId);
      throw redirect('/logowanie', { headers: signedOutCookies(context.get(pageContext).cookies) });
    default:
      throw redirect(SECURITY_PAGE);
  }
}

async function receivePassword(request: Request, context: Context, customerId: number): Promise<FormReply> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const account = await findAccount(shop, customerId);
  const facts = { login: account?.login ?? '', hasPassword: account?.hasPassword ?? true };
  const form = await parseForm(request, passwordForm({ ...facts, limits: shop.settings.passwordLength }));
  if (form.kind === 'wrong') return form.reply;
  const visitor = await context.get(visitorContext).find();
  const proof = await changePassword(shop, customerId, {
    current: String(form.value.current ?? ''),
    next: String(form.value.password),
    caller: page.caller(),
    but: { token: page.cookie('RSSID'), visitorId: visitor?.id },
  });
  if (proof.kind === 'refused') return form.refuse({ fields: { current: accountSecurityTexts.refused } });
  if (proof.kind === 'too-many-attempts') return form.refuse({ form: accountSecurityTexts.tooMany });
  throw redirect(securityDoneLink('haslo'));
}

async function receiveEmail(request: Request, context: Context, customerId: number): Promise<FormReply> {
  const shop = context.get(shopContext);
  const account = await findAccount(shop, customerId);
  const form = await parseForm(request, emailForm({ hasPassword: account?.hasPassword ?? true }));
  if (form.kind === 'wrong') return form.reply;
  const outcome = await requestNewEmail(shop, customerId, {
    email: String(form.value.email),
    password: String(form.value.current ?? ''),
    caller: context.get(pageContext).caller(),
  });
  if (outcome.kind === 'refused') return form.refuse({ fields: { current: accountSecurityTexts.refused } });
  if (outcome.kind === 'too-many-attempts') return form.refuse({ form: accountSecurityTexts.tooMany });
  if (outcome.kind === 'email-taken') return form.refuse({ fields: { email: accountSecurityTexts.email.taken } });
  if (outcome.kind === 'same') return form.refuse({ fields: { email: accountSecurityTexts.email.same } });
  if (outcome.kind === 'too-many-mails') return form.refuse({ form: accountSecurityTexts.email.tooManyMails });
  throw redirect(securityDoneLink('email'));
}
