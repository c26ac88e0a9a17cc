import type { ReactNode } from 'react';
import type { FormFields, ShopForm } from '#platform/forms/storefront/define-form.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useFormSender } from '#platform/forms/storefront/use-form-sender.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import type { LinkWindowProps } from './start-window-links.ts';

type FormState<Fields extends FormFields> = ReturnType<typeof useShopForm<Fields>>;

interface SentFormWindowProps<Fields extends FormFields> extends LinkWindowProps {
  id: string;
  form: ShopForm<Fields>;
  texts: { title: string; lead?: string; sent: string };
  /** Of a form with a file. */
  encType?: 'multipart/form-data';
  children: (form: Pick<FormState<Fields>, 'field' | 'formError' | 'submitting'>) => ReactNode;
}

/** The form of the page a link leads to, as a window; it stays until it says that it was sent. */
export function SentFormWindow<Fields extends FormFields>(props: SentFormWindowProps<Fields>) {
  const { link, onClose, id, form, texts, encType, children } = props;
  const { answer, ...sender } = useFormSender(id);
  const reply = answer && 'reply' in answer ? answer.reply : undefined;
  const { formProps, ...state } = useShopForm(form, { reply, id, state: sender.state });
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {answer && 'sent' in answer ? (
        <Message kind="success">
          <p>{texts.sent}</p>
        </Message>
      ) : (
        <PostForm fetcher={sender} action={link.pathname} encType={encType} {...formProps}>
          {texts.lead && <p className="mb-5 text-ink-soft">{texts.lead}</p>}
          {children(state)}
        </PostForm>
      )}
    </Dialog>
  );
}
