export { composeMail } from './compose-mail.ts';
export { deliverMails } from './deliver-mail.ts';
export type { MailBlock } from './mail-block.ts';
export { type FindTransport, findTransport, smtpTransport } from './mail-transport.ts';
export { findMail, findMailAttachment, listMails, type MailDetails, type MailHead, sweepOutbox } from './outbox.ts';
export { forgetMails, personalMails } from './personal-data.ts';
export type { Mail, MailAttachment, MailKey, MailKind } from './send-mail.ts';
export { pretendMail, sendMail } from './send-mail.ts';
export { tryMailServer } from './try-mail-server.ts';
