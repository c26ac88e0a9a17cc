import { askQuestionLink } from '#rules/links/screen-links.ts';
import { FormLinks } from '../../../features/form-links/form-links.tsx';
import { Island } from '../../../features/island/island.tsx';
import type { ShownQuestions } from './questions-view.tsx';

const loadView = () => import('./questions-view.tsx').then((module) => module.QuestionsView);
const loadDialog = () => import('../../ask-question/question-dialog.tsx').then((module) => module.QuestionDialog);

export function Questions({ questions }: { questions: ShownQuestions }) {
  return (
    <FormLinks address={askQuestionLink(questions.link)} load={loadDialog}>
      <Island key={questions.link} name="questions" load={loadView} props={questions} />
    </FormLinks>
  );
}
