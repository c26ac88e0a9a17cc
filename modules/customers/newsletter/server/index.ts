export { askForNewsletter, requestWithForm } from './ask-for-newsletter.ts';
export {
  findNewsletter,
  listNewsletters,
  removeNewsletter,
  saveNewsletter,
  sendTestLetter,
} from './issues.ts';
export { figuresOf, settleLetters } from './letter-figures.ts';
export { personalNewsletter } from './personal-data.ts';
export {
  askToLeaveNewsletter,
  confirmReader,
  endNewsletter,
  findReader,
  leaveNewsletter,
} from './readers.ts';
export {
  resumeNewsletter,
  type SendOutcome,
  sendLetters,
  startNewsletter,
  stopNewsletter,
} from './send-letters.ts';
export { listReaderBatches, sendIssue, surveyReaders } from './send-newsletter.ts';
