export { askForNewsletter } from './ask-for-newsletter.ts';
export { readReaders, surveyReaders } from './list-readers.ts';
export { personalNewsletter } from './personal-data.ts';
export {
  askToLeaveNewsletter,
  confirmReader,
  findReader,
  leaveNewsletter,
} from './readers.ts';
export { sendLetter } from './send-letter.ts';
