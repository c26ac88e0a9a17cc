import type { Mail } from './mail.ts';

export interface OutgoingMail extends Omit<Mail, 'key'> {
  /** The same at every try, so that a mail server or reader that has it already can tell. */
  messageId: string;
}

/** The port through which mails leave the shop. */
export interface MailTransport {
  /** Resolves when the mail server has taken the mail over. */
  send(mail: OutgoingMail): Promise<void>;
}
