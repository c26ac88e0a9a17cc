import { useFetcher } from 'react-router';
import { opinionTexts } from '#texts/opinions.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FormDialogProps } from '../form-links/form-links.tsx';
import { useShopForm } from '../forms/use-shop-form.ts';
import { OpinionFields } from './opinion-fields.tsx';
import { opinionForm } from './opinion-form.ts';
import type { receiveOpinion } from './receive-opinion.server.ts';

/** The form of the page `address` in a dialog over the product. */
export function OpinionDialog({ address, onClose }: FormDialogProps) {
  const fetcher = useFetcher<typeof receiveOpinion>();
  const answer = fetcher.data;
  const reply = answer && 'reply' in answer ? answer.reply : undefined;
  const { formProps, field, formError, submitting } = useShopForm(opinionForm, {
    reply,
    id: 'opinion',
    state: fetcher.state,
  });
  return (
    <Dialog open onClose={onClose} title={opinionTexts.form.title}>
      {answer && 'sent' in answer ? (
        <Notice kind="success">
          <p>{opinionTexts.sent}</p>
        </Notice>
      ) : (
        <fetcher.Form method="post" action={address} encType="multipart/form-data" {...formProps}>
          <OpinionFields field={field} formError={formError} submitting={submitting} />
        </fetcher.Form>
      )}
    </Dialog>
  );
}
