export { composeMail } from './compose-mail.ts';
export { deliverMails } from './deliver-mail.ts';
export type { Mail, MailAttachment } from './mail.ts';
export type { MailBlock } from './mail-block.ts';
export type { MailTransport } from './mail-transport.ts';
export {
  accountClosedMail,
  emailChangedMail,
  emailWantedMail,
  newEmailMail,
  passwordChangedMail,
  passwordResetMail,
  registeredMail,
  signInLinkMail,
} from './mails/account-mails.ts';
export { contactMail } from './mails/contact-mail.ts';
export { productRequestMail } from './mails/product-request-mail.ts';
export { forgetMails, personalMails } from './personal-data.ts';
export { findMail, findMailAttachment, type KeptMail, listMails, type MailHead } from './read-outbox.ts';
export { sendMail } from './send-mail.ts';
export { smtpTransport } from './smtp-transport.ts';
export { sweepOutbox } from './sweep-outbox.ts';
