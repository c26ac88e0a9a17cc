export { askForNewsletter } from './ask-for-newsletter.ts';
export { personalNewsletter } from './personal-data.ts';
export {
  askToLeaveNewsletter,
  confirmReader,
  endNewsletter,
  findReader,
  leaveNewsletter,
} from './readers.ts';
export { listReaderBatches, sendIssue, surveyReaders } from './send-newsletter.ts';
