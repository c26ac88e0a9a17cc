export { askForNewsletter } from './ask-for-newsletter.ts';
export { confirmReader, findReader, leaveNewsletter, leaveNewsletterByAddress } from './readers.ts';
