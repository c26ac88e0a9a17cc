import { FormLinks } from '#app/features/platform/form-links/form-links.tsx';
import { Island } from '#app/features/platform/island/island.tsx';
import { askQuestionLink } from '#rules/platform/links/screen-links.ts';
import type { ShownQuestions } from './questions-view.tsx';

const loadView = () => import('./questions-view.tsx').then((module) => module.QuestionsView);
const loadDialog = () =>
  import('#app/screens/after-sale/ask-question/question-dialog.tsx').then((module) => module.QuestionDialog);

export function Questions({ questions }: { questions: ShownQuestions }) {
  return (
    <FormLinks address={askQuestionLink(questions.link)} load={loadDialog}>
      <Island key={questions.link} name="questions" load={loadView} props={questions} />
    </FormLinks>
  );
}
