import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { NoticeOutcome } from '#rules/customers/notices/notice-outcome.ts';
import * as noticeTexts from '#texts/customers/notices.ts';
import { askForNotice } from '#wire/client/notice.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { NotifyFields, notifyForm } from './notify-fields.tsx';

export interface NotifyProduct {
  id: number;
  name: string;
}

interface NotifyDialogProps {
  product: NotifyProduct;
  size: { type: string; name: string | null };
  open: boolean;
  onClose: () => void;
}

/** Asks for the address on the product page itself. In a portal: the page's own form must not hold another one. */
export function NotifyDialog({ product, size, open, onClose }: NotifyDialogProps) {
  const [outcome, setOutcome] = useState<NoticeOutcome>();
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const { formProps, field, submitting } = useShopForm(notifyForm, { id: 'notify', state });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // React lets events of a portal rise to the form around the link, which would put the product into the basket.
    event.stopPropagation();
    formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const phone = sent.has('wantsPhone') ? String(sent.get('phone')) : undefined;
    setState('submitting');
    setOutcome(undefined);
    setOutcome(await askForNotice({ product: product.id, size: size.type, email: String(sent.get('email')), phone }));
    setState('idle');
  }

  return createPortal(
    <Dialog open={open} onClose={onClose} title={noticeTexts.title}>
      <p className="mb-1 font-semibold">{product.name}</p>
      {size.name && <p className="mb-4 text-ink-soft">{noticeTexts.size(size.name)}</p>}
      {outcome === 'added' ? (
        <>
          <Notice kind="success">
            <p>{noticeTexts.outcome.added}</p>
          </Notice>
          <Button wide className="mt-5" onClick={onClose}>
            {noticeTexts.close}
          </Button>
        </>
      ) : (
        <>
          <p className="mb-5">{noticeTexts.intro}</p>
          <form {...formProps} onSubmit={handleSubmit} className={classNames('grid gap-5', submitting && 'submitting')}>
            <NotifyFields field={field} submitting={submitting} formError={outcome && noticeTexts.outcome[outcome]} />
          </form>
        </>
      )}
    </Dialog>,
    document.body,
  );
}
