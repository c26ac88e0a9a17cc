export { answerQuestion, countQuestionStates, listQuestionsByState, rejectQuestion } from './answer-question.ts';
export { listSpokenOf } from './list-spoken-of.ts';
export { personalQuestions } from './personal-data.ts';
export { listQuestions, submitQuestion } from './questions.ts';
