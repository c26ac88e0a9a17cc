export { askForNewsletter } from './ask-for-newsletter.ts';
export { personalNewsletter } from './personal-data.ts';
export {
  askToLeaveNewsletter,
  confirmReader,
  findReader,
  leaveNewsletter,
} from './readers.ts';
export { readReaders, sendLetter, surveyReaders } from './send-newsletter.ts';
