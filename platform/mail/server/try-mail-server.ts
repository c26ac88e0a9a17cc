import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type MailFault, type MailServer, toMailFault } from '../rules/mail-server.ts';
import { senderOf, smtpTransport } from './mail-transport.ts';
import type { Mail } from './send-mail.ts';

/** Sends a mail by a server at once, past the outbox: null when the server took it, else why it did not. */
export async function tryMailServer(shop: Shop, server: MailServer, mail: Mail): Promise<MailFault | null> {
  if (server.sender === '' && shop.settings.email.trim() === '') return 'no-sender';
  const messageId = `<try-${randomUUID()}@${new URL(shop.origin).hostname}>`;
  try {
    await smtpTransport(server, senderOf(shop, server)).send({ ...mail, messageId });
    return null;
  } catch (error) {
    shop.log.warn({ err: error, host: server.host }, 'A mail server did not take the mail that tried it');
    return toMailFault(error instanceof Error ? error : {});
  }
}
