import type { RouterContextProvider } from 'react-router';
import { findMail, listMails, type MailHead } from '#platform/mail/server/index.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import * as devMailboxTexts from '#storefront/dev/texts/dev-mailbox.ts';

const clock = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

/** The outbox and the opened mail; only where developers' screens are on. */
export async function loadMailbox(context: Readonly<RouterContextProvider>, id: string | undefined) {
  onlyForDevelopers(context);
  const shop = context.get(shopContext);
  const opened = id !== undefined ? await findMail(shop, Number(id)) : undefined;
  return {
    mails: (await listMails(shop)).map(describe),
    missing: id !== undefined && !opened,
    opened: opened && {
      ...describe(opened),
      text: opened.text,
      headers: Object.entries(opened.headers),
      attachments: opened.attachments,
    },
  };
}

export type Mailbox = Awaited<ReturnType<typeof loadMailbox>>;

function describe({ id, recipient, subject, createdAt, sentAt, attempts, lastError }: MailHead) {
  const fate = sentAt
    ? devMailboxTexts.sent(clock.format(sentAt))
    : lastError
      ? devMailboxTexts.failed(attempts, lastError)
      : devMailboxTexts.waiting(clock.format(createdAt));
  return { id, recipient, subject, fate };
}
