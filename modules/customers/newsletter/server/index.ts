export { figuresOf, settleDeliveries } from './issue-figures.ts';
export {
  findNewsletter,
  listNewsletters,
  removeNewsletter,
  saveNewsletter,
  sendTestIssue,
} from './issues.ts';
export { personalNewsletter } from './personal-data.ts';
export {
  confirmReader,
  countReaders,
  findReader,
  leaveNewsletter,
  listReaderBatches,
  requestUnsubscribe,
  saveConsents,
} from './readers.ts';
export { requestNewsletterConsent, requestWithForm } from './request-newsletter-consent.ts';
export {
  resumeNewsletter,
  type SendOutcome,
  sendIssues,
  startNewsletter,
  stopNewsletter,
} from './send-issues.ts';
export { newsletters } from './tables.ts';
