import { useFetcher } from 'react-router';
import { questionTexts } from '#texts/questions.ts';
import type { FormDialogProps } from '../../features/form-links/form-links.tsx';
import { useShopForm } from '../../features/forms/use-shop-form.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { receiveQuestion } from './act.server.ts';
import { QuestionFields } from './question-fields.tsx';
import { questionForm } from './question-form.ts';

/** S2.32: the form of the page `address` in a dialog over the product. */
export function QuestionDialog({ address, onClose }: FormDialogProps) {
  const fetcher = useFetcher<typeof receiveQuestion>();
  const answer = fetcher.data;
  const reply = answer && 'reply' in answer ? answer.reply : undefined;
  const { formProps, field, formError, submitting } = useShopForm(questionForm, {
    reply,
    id: 'question',
    state: fetcher.state,
  });
  return (
    <Dialog open onClose={onClose} title={questionTexts.form.title}>
      {answer && 'sent' in answer ? (
        <Notice kind="success">
          <p>{questionTexts.sent}</p>
        </Notice>
      ) : (
        <fetcher.Form method="post" action={address} {...formProps}>
          <p className="mb-5 text-ink-soft">{questionTexts.form.lead}</p>
          <QuestionFields field={field} formError={formError} submitting={submitting} />
        </fetcher.Form>
      )}
    </Dialog>
  );
}
