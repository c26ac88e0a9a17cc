import { isEmail } from '#platform/forms/rules/email.ts';
import { choiceField, countField, textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';

/** Encryption of the connection to a mail server: after a greeting in the clear, from the first byte, or none. */
export const MAIL_SECURITY = ['starttls', 'tls', 'none'] as const;

const HOST = /^(?:[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)*|[\da-f]*:[\da-f:]+)$/i;

/** The mail server as an owner types it. Without a sender mails come from the shop's own address. */
export const mailServerFields = {
  host: textField({ required: true, maxLength: 253, check: (text) => (HOST.test(text) ? null : 'host') }),
  port: countField({ least: 1, max: 65_535 }),
  security: choiceField(MAIL_SECURITY),
  user: textField({ maxLength: 320 }),
  password: textField({ maxLength: 500 }),
  sender: textField({ maxLength: 320, check: (text) => (isEmail(text) ? null : 'email') }),
};

export type MailServer = ValuesOf<typeof mailServerFields>;

/** Why a mail server did not take a mail. */
export const MAIL_FAULTS = ['not-found', 'no-answer', 'encryption', 'sign-in', 'refused', 'no-sender'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** Maps an error of the mail client to a fault of the shop. */
export function toMailFault({ code, message = '' }: { code?: string; message?: string }): MailFault {
  if (code === 'EDNS' || code === 'ENOTFOUND' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'not-found';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'sign-in';
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(message)) return 'encryption';
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'EPROTOCOL') return 'refused';
  return 'no-answer';
}
