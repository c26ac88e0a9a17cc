import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { FormFields, FormReply, ShopForm } from '#app/features/platform/forms/define-form.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FormDialogProps } from './form-links.tsx';

type FormState<Fields extends FormFields> = ReturnType<typeof useShopForm<Fields>>;

interface SentFormDialogProps<Fields extends FormFields> extends FormDialogProps {
  id: string;
  form: ShopForm<Fields>;
  texts: { title: string; lead?: string; sent: string };
  /** Of a form with a file. */
  encType?: 'multipart/form-data';
  children: (form: Pick<FormState<Fields>, 'field' | 'formError' | 'submitting'>) => ReactNode;
}

/** The form of the page `address` in a dialog over the product; it stays until it says that it was sent. */
export function SentFormDialog<Fields extends FormFields>(props: SentFormDialogProps<Fields>) {
  const { address, onClose, id, form, texts, encType, children } = props;
  const fetcher = useFetcher<{ sent: true } | { reply: FormReply }>();
  const answer = fetcher.data;
  const reply = answer && 'reply' in answer ? answer.reply : undefined;
  const { formProps, ...state } = useShopForm(form, { reply, id, state: fetcher.state });
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {answer && 'sent' in answer ? (
        <Notice kind="success">
          <p>{texts.sent}</p>
        </Notice>
      ) : (
        <PostForm fetcher={fetcher} action={address} encType={encType} {...formProps}>
          {texts.lead && <p className="mb-5 text-ink-soft">{texts.lead}</p>}
          {children(state)}
        </PostForm>
      )}
    </Dialog>
  );
}
