import type { Mail } from './send-mail.ts';

export interface OutgoingMail extends Omit<Mail, 'key'> {
  /** The same at every try, so that a mail server or reader that has it already can tell. */
  messageId: string;
}

/** The port through which mails leave the shop. */
export interface MailTransport {
  /** Resolves when the mail server has taken the mail over. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends through the mail server of an address like `smtp://user:password@host:587`; the sender is asked for with every mail. */
export function smtpTransport(url: string, from: () => string): MailTransport {
  return {
    async send({ headers, attachments = [], ...mail }) {
      // Read with the first mail: a start should not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 60_000,
      });
      try {
        await transport.sendMail({
          ...mail,
          from: from(),
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
