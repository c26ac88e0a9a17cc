import { composeMail, type Mail, type MailBlock, type MailKey } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/email.ts';

type MailShop = Pick<Shop, 'settings' | 'origin'>;

interface StaffMailTexts {
  subject: (shop: string) => string;
  title: string;
  preview: string;
  text: (shop: string) => string;
  note: string;
}

interface StaffMail {
  email: string;
  key: MailKey;
  words: StaffMailTexts;
  /** Where its button leads. */
  button?: { text: string; href: string };
}

/** O.10 */
export function invitationMail(
  shop: MailShop,
  { email, link, key }: { email: string; link: string; key: MailKey },
): Mail {
  const { invitation: words } = texts;
  return staffMail(shop, { email, key, words, button: { text: words.open, href: link } });
}

export function resetMail(
  shop: MailShop,
  { email, link, key, kind }: { email: string; link: string; key: MailKey; kind: keyof typeof texts.resets },
): Mail {
  const words = texts.resets[kind];
  return staffMail(shop, { email, key, words, button: { text: words.open, href: link } });
}

/** X.41: proves who it is that knows the password after too many wrong ones. */
export function signInLinkMail(
  shop: MailShop,
  { email, link, key }: { email: string; link: string; key: MailKey },
): Mail {
  const { signInLink: words } = texts;
  return staffMail(shop, { email, key, words, button: { text: words.open, href: link } });
}

/** Warns the owner of the account. */
export function accessChangedMail(shop: MailShop, { email, key }: { email: string; key: MailKey }): Mail {
  return staffMail(shop, { email, key, words: texts.accessChanged });
}

export type OwnChange = keyof typeof texts.ownChanges;

/** A password or a factor was changed: warns the owner of a stolen session. */
export function ownChangeMail(
  shop: MailShop,
  { email, key, change }: { email: string; key: MailKey; change: OwnChange },
): Mail {
  return staffMail(shop, { email, key, words: texts.ownChanges[change] });
}

function staffMail(shop: MailShop, { email, key, words, button }: StaffMail): Mail {
  const { name } = shop.settings;
  const blocks: MailBlock[] = [{ kind: 'paragraph', text: words.text(name) }];
  if (button) blocks.push({ kind: 'button', ...button });
  blocks.push({ kind: 'note', text: words.note });
  const composed = composeMail(shop, { title: words.title, preview: words.preview, blocks, toStaff: true });
  return { ...composed, key, to: email, subject: words.subject(name) };
}
