export { answerQuestion, countQuestionStates, listQuestionsByState, rejectQuestion } from './answer-question.ts';
export { personalQuestions } from './personal-data.ts';
export { listQuestions, submitQuestion } from './questions.ts';
