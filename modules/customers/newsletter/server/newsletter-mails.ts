import { randomUUID } from 'node:crypto';
import { NEWSLETTER_LINK, newsletterConfirmLink, newsletterLeaveLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail, type MailBlock } from '#platform/mail/server/index.ts';
import * as mailTexts from '#platform/mail/texts/mail.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { toMailHtml } from '../rules/newsletter-fields.ts';
import * as texts from '../texts/email.ts';

type MailShop = Pick<Shop, 'settings' | 'origin'>;

interface Reader {
  id: number;
  email: string;
  token: string;
}

/** Contains no name: another person may have typed the address. */
export function confirmationMail(shop: MailShop, reader: Reader): Mail {
  const { confirm } = texts;
  return write(shop, reader, {
    key: `confirm-${reader.token.slice(0, 12)}`,
    subject: confirm.subject(shop.settings.name),
    title: confirm.title,
    greeting: mailTexts.greeting,
    blocks: [
      { kind: 'paragraph', text: confirm.text },
      { kind: 'button', text: confirm.button, href: `${shop.origin}${newsletterConfirmLink(reader.token)}` },
      { kind: 'note', text: confirm.notYou },
    ],
  });
}

export function welcomeMail(shop: MailShop, reader: Reader): Mail {
  const { welcome } = texts;
  return write(shop, reader, {
    key: `welcome-${reader.token.slice(0, 12)}`,
    subject: welcome.subject(shop.settings.name),
    title: welcome.title,
    greeting: mailTexts.greeting,
    blocks: [
      { kind: 'paragraph', text: welcome.text },
      { kind: 'button', text: welcome.button, href: `${shop.origin}/blog` },
    ],
    canLeave: true,
  });
}

/** Only the mailbox learns that the address is a reader. */
export function alreadyReading(shop: MailShop, reader: Reader): Mail {
  const { already } = texts;
  return write(shop, reader, {
    subject: already.subject(shop.settings.name),
    title: already.title,
    greeting: mailTexts.greeting,
    blocks: [{ kind: 'paragraph', text: already.text }],
    canLeave: true,
  });
}

/** Only the mailbox may end it. */
export function leaveMail(shop: MailShop, reader: Reader): Mail {
  const { leaving } = texts;
  return write(shop, reader, {
    subject: leaving.subject(shop.settings.name),
    title: leaving.title,
    blocks: [
      { kind: 'paragraph', text: leaving.text },
      { kind: 'button', text: leaving.button, href: `${shop.origin}${newsletterLeaveLink(reader.token)}` },
      { kind: 'note', text: leaving.notYou },
    ],
  });
}

export function newsletterMail(
  shop: MailShop,
  reader: Reader,
  { id, subject, body }: { id: number; subject: string; body: string },
): Mail {
  const words: MailBlock = { kind: 'written', html: toMailHtml(body, shop.origin) };
  return write(shop, reader, { key: `issue-${id}`, subject, title: subject, blocks: [words], canLeave: true });
}

export function testMail(shop: MailShop, to: string, { subject, body }: { subject: string; body: string }): Mail {
  const testSubject = texts.test(subject);
  const blocks: MailBlock[] = [{ kind: 'written', html: toMailHtml(body, shop.origin) }];
  const footer = wayOut(`${shop.origin}${NEWSLETTER_LINK}`);
  return { to, subject: testSubject, ...composeMail(shop, { title: subject, preview: testSubject, blocks, footer }) };
}

function wayOut(href: string): MailBlock[] {
  return [
    { kind: 'note', text: texts.why },
    { kind: 'link', text: texts.leave, href },
  ];
}

interface NewsletterMail {
  key?: string;
  subject: string;
  title: string;
  greeting?: string;
  blocks: MailBlock[];
  canLeave?: boolean;
}

function write(
  shop: MailShop,
  { id, email, token }: Reader,
  { key, subject, title, greeting, blocks, canLeave }: NewsletterMail,
): Mail {
  const leave = `${shop.origin}${newsletterLeaveLink(token)}`;
  const footer = canLeave ? wayOut(leave) : [];
  return {
    // Every test is sent.
    key: `newsletter-${id}-${key ?? randomUUID()}`,
    to: email,
    subject,
    ...composeMail(shop, { title, preview: subject, greeting, blocks, footer }),
    // RFC 8058
    ...(canLeave && {
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}
