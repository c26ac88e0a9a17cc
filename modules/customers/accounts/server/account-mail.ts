import { composeMail, type Mail, type MailKey } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/email.ts';

type MailShop = Pick<Shop, 'settings' | 'origin'>;

interface Account {
  customerId: number;
  email: string;
  login: string;
  /** The provider the owner signs in with, when there is no password. */
  provider?: string | undefined;
}

/** S1.08: tells a new customer that the account stands. */
export function registeredMail(shop: MailShop, { customerId, email, login, provider }: Account): Mail {
  const { subject, title, preview, text, open, notYou } = texts.registered;
  const way = provider
    ? { name: texts.registered.provider, value: texts.registered.providerValue(provider) }
    : { name: texts.registered.login, value: login };
  return {
    key: `account-${customerId}-registered`,
    to: email,
    subject: subject(shop.settings.name),
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'facts', facts: [way] },
        { kind: 'button', text: open, href: `${shop.origin}/konto` },
        { kind: 'note', text: notYou },
      ],
    }),
  };
}

/** The mail with the link to a new password. */
export function passwordResetMail(
  shop: MailShop,
  { key, email, login, token }: { key: MailKey; email: string; login: string; token: string },
): Mail {
  const { subject, title, preview, text, open, note } = texts.reset;
  return {
    key,
    to: email,
    subject,
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'facts', facts: [{ name: texts.reset.login, value: login }] },
        { kind: 'button', text: open, href: `${shop.origin}/logowanie/nowe-haslo?token=${token}` },
        { kind: 'note', text: note },
      ],
    }),
  };
}

/** The customer must learn of it, because another person may have done it. */
export function passwordChangedMail(shop: MailShop, { key, email }: { key: MailKey; email: string }): Mail {
  const { subject, title, preview, text, note, open } = texts.changed;
  return {
    key,
    to: email,
    subject,
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'note', text: note },
        { kind: 'button', text: open, href: `${shop.origin}/logowanie?haslo` },
      ],
    }),
  };
}

interface LinkMail {
  key: MailKey;
  email: string;
  token: string;
}

/** X.53: the new address proves itself by the link in this mail. */
export function newEmailMail(shop: MailShop, to: LinkMail): Mail {
  return linkMail(shop, to, texts.newEmail, `${shop.origin}/potwierdz-adres`);
}

/** X.41: who signs in proves it by the link in this mail. */
export function signInLinkMail(shop: MailShop, to: LinkMail): Mail {
  return linkMail(shop, to, texts.signInLink, `${shop.origin}/logowanie/link`);
}

function linkMail(
  shop: MailShop,
  { key, email, token }: LinkMail,
  { subject, title, preview, text, open, note }: typeof texts.newEmail,
  address: string,
): Mail {
  return {
    key,
    to: email,
    subject,
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', text: open, href: `${address}?token=${token}` },
        { kind: 'note', text: note },
      ],
    }),
  };
}

/** To the old address, while the change can still be stopped. */
export function emailWantedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.emailWanted);
}

/** Notifies the old address of the change. */
export function emailChangedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.emailChanged);
}

export function accountClosedMail(shop: MailShop, to: { key: MailKey; email: string }): Mail {
  return plainMail(shop, to, texts.closed);
}

function plainMail(
  shop: MailShop,
  { key, email }: { key: MailKey; email: string },
  { subject, title, preview, text, note }: typeof texts.closed,
): Mail {
  return {
    key,
    to: email,
    subject,
    ...composeMail(shop, {
      title,
      preview,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'note', text: note },
      ],
    }),
  };
}
