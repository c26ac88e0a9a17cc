import type { Shop } from '#platform/shop/server/shop.ts';
import type { MailServer } from '../rules/mail-server.ts';
import type { Mail } from './send-mail.ts';

export interface OutgoingMail extends Omit<Mail, 'key'> {
  /** The same at every try, so that a mail server or reader can detect a repetition. */
  messageId: string;
}

export interface MailTransport {
  /** Resolves when the mail server has taken the mail over. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Asked with every mail: the owner may change the server while the shop runs. Without one mails stay in the outbox. */
export type FindTransport = (shop: Shop) => MailTransport | undefined;

const TIMEOUT = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Sends through a mail server: an address like `smtp://user:password@host:587`, or what the owner typed. */
export function smtpTransport(server: string | MailServer, from: string): MailTransport {
  return {
    async send({ headers, attachments = [], ...mail }) {
      // Read with the first mail: a start should not wait for it.
      const { createTransport } = await import('nodemailer');
      const options = typeof server === 'string' ? { url: server } : optionsOf(server);
      const transport = createTransport({ ...options, ...TIMEOUT });
      try {
        await transport.sendMail({
          ...mail,
          from,
          // As an object: an address is never read as a list of several.
          to: { name: '', address: mail.to },
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        });
      } finally {
        transport.close();
      }
    },
  };
}

function optionsOf({ host, port, security, user, password }: MailServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    // A server must not talk the client out of encryption.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: user === '' ? undefined : { user, pass: password },
  };
}

/** The server and sender named where the process was started, else those of the owner. */
export function findTransport({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
}): FindTransport {
  return (shop) => {
    const server = smtpUrl ?? shop.mail.server;
    return server ? smtpTransport(server, mailFrom ?? senderOf(shop, shop.mail.server)) : undefined;
  };
}

/** `"Shop" <sklep@shop.example>` */
export function senderOf({ settings }: Pick<Shop, 'settings'>, server: MailServer | null): string {
  const name = settings.name.replaceAll(/["\\\r\n]/g, '');
  return `"${name}" <${server?.sender || settings.email}>`;
}
