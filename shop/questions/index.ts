export { answerQuestion, listWaitingQuestions, rejectQuestion } from './answer-question.ts';
export { askQuestion, type NewQuestion, type QuestionRefusal } from './ask-question.ts';
export { listQuestions } from './list-questions.ts';
