export { answerQuestion, countQuestionStates, listQuestionsByState, rejectQuestion } from './answer-question.ts';
export { personalQuestions } from './personal-data.ts';
export { askQuestion, listQuestions } from './questions.ts';
