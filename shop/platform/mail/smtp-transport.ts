import type { MailTransport } from './mail-transport.ts';

/** Sends through the mail server of an address like `smtp://user:password@host:587`. */
export function smtpTransport(url: string, from: string): MailTransport {
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
