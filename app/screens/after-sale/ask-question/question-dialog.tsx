import type { FormDialogProps } from '#app/features/platform/form-links/form-links.tsx';
import { SentFormDialog } from '#app/features/platform/form-links/sent-form-dialog.tsx';
import * as questionTexts from '#texts/after-sale/questions.ts';
import { QuestionFields, questionForm } from './question-fields.tsx';

const { title, lead } = questionTexts.form;

/** S2.32 */
export function QuestionDialog(props: FormDialogProps) {
  return (
    <SentFormDialog {...props} id="question" form={questionForm} texts={{ title, lead, sent: questionTexts.sent }}>
      {(form) => <QuestionFields {...form} />}
    </SentFormDialog>
  );
}
