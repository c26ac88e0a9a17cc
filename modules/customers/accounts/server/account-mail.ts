import { composeMail, type Mail, type MailKey } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/email.ts';

type MailShop = Pick<Shop, 'settings' | 'origin'>;

interface Account {
  customerId: number;
  email: string;
  login: string;
  provider?: string | undefined;
}

type Blocks = Parameters<typeof composeMail>[1]['blocks'];

interface Words {
  subject: string;
  title: string;
  preview: string;
}

function mailOf(shop: MailShop, to: { key: MailKey; email: string }, words: Words, blocks: Blocks): Mail {
  const { subject, title, preview } = words;
  return { key: to.key, to: to.email, subject, ...composeMail(shop, { title, preview, blocks }) };
}

/** S1.08 */
export function registeredMail(shop: MailShop, { customerId, email, login, provider }: Account): Mail {
  const { registered } = texts;
  const fact = provider
    ? { name: registered.provider, value: registered.providerValue(provider) }
    : { name: registered.login, value: login };
  const to = { key: `account-${customerId}-registered` as const, email };
  return mailOf(shop, to, { ...registered, subject: registered.subject(shop.settings.name) }, [
    { kind: 'paragraph', text: registered.text },
    { kind: 'facts', facts: [fact] },
    { kind: 'button', text: registered.open, href: `${shop.origin}/konto` },
    { kind: 'note', text: registered.notYou },
  ]);
}

interface LinkMail {
  key: MailKey;
  email: string;
  token: string;
}

export function passwordResetMail(shop: MailShop, to: LinkMail & { login: string }): Mail {
  const { reset } = texts;
  return mailOf(shop, to, reset, [
    { kind: 'paragraph', text: reset.text },
    { kind: 'facts', facts: [{ name: reset.login, value: to.login }] },
    { kind: 'button', text: reset.open, href: `${shop.origin}/logowanie/nowe-haslo?token=${to.token}` },
    { kind: 'note', text: reset.note },
  ]);
}

/** The customer must learn of it, because another person may have done it. */
export function passwordChangedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  const { changed } = texts;
  return mailOf(shop, to, changed, [
    { kind: 'paragraph', text: changed.text },
    { kind: 'note', text: changed.note },
    { kind: 'button', text: changed.open, href: `${shop.origin}/logowanie?haslo` },
  ]);
}

/** X.53 */
export function newEmailMail(shop: MailShop, to: LinkMail): Mail {
  return linkMail(shop, to, texts.newEmail, `${shop.origin}/potwierdz-adres`);
}

/** X.41 */
export function signInLinkMail(shop: MailShop, to: LinkMail): Mail {
  return linkMail(shop, to, texts.signInLink, `${shop.origin}/logowanie/link`);
}

function linkMail(shop: MailShop, to: LinkMail, words: typeof texts.newEmail, address: string): Mail {
  return mailOf(shop, to, words, [
    { kind: 'paragraph', text: words.text },
    { kind: 'button', text: words.open, href: `${address}?token=${to.token}` },
    { kind: 'note', text: words.note },
  ]);
}

export function emailWantedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.emailWanted);
}

export function emailChangedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.emailChanged);
}

export function accountClosedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.closed);
}

function plainMail(shop: MailShop, to: { key: MailKey; email: string }, words: typeof texts.closed): Mail {
  return mailOf(shop, to, words, [
    { kind: 'paragraph', text: words.text },
    { kind: 'note', text: words.note },
  ]);
}
