export { deliverMails } from './deliver-mail.ts';
export type { Mail, MailAttachment } from './mail.ts';
export type { MailTransport } from './mail-transport.ts';
export { productRequestMail } from './mails/product-request-mail.ts';
export { noticeConfirmation, noticeOfReturn } from './mails/stock-notice-mails.ts';
export { findMail, findMailAttachment, type KeptMail, listMails, type MailHead } from './read-outbox.ts';
export { sendMail } from './send-mail.ts';
export { smtpTransport } from './smtp-transport.ts';
export { sweepOutbox } from './sweep-outbox.ts';
