import { SentFormWindow } from '#platform/page-parts/storefront/sent-form-window.tsx';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import * as questionTexts from '../texts/storefront.ts';
import { QuestionFields, questionForm } from './question-fields.tsx';

const { title, lead } = questionTexts.form;

/** S2.32 */
export default function QuestionDialog(props: LinkWindowProps) {
  return (
    <SentFormWindow {...props} id="question" form={questionForm} texts={{ title, lead, sent: questionTexts.sent }}>
      {(form) => <QuestionFields {...form} />}
    </SentFormWindow>
  );
}
