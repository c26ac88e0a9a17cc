export { answerQuestion, listWaitingQuestions, rejectQuestion } from './answer-question.ts';
export { askQuestion } from './ask-question.ts';
export { listQuestions } from './list-questions.ts';
export { personalQuestions } from './personal-data.ts';
