import { questionTexts } from '#texts/questions.ts';
import type { FormDialogProps } from '../../features/form-links/form-links.tsx';
import { SentFormDialog } from '../../features/form-links/sent-form-dialog.tsx';
import { QuestionFields } from './question-fields.tsx';
import { questionForm } from './question-form.ts';

const { title, lead } = questionTexts.form;

/** S2.32 */
export function QuestionDialog(props: FormDialogProps) {
  return (
    <SentFormDialog {...props} id="question" form={questionForm} texts={{ title, lead, sent: questionTexts.sent }}>
      {(form) => <QuestionFields {...form} />}
    </SentFormDialog>
  );
}
