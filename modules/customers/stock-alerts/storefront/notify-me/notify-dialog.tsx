import { type FormEvent, useEffect, useState } from 'react';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import { currentPersonal } from '#platform/personal/storefront/personal-store.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { requestNotice } from '#wire/client/notice.ts';
import type { NoticeOutcome } from '../../rules/notice-outcome.ts';
import * as noticeTexts from '../../texts/storefront.ts';
import { NotifyFields, notifyForm } from './notify-fields.tsx';

const EMAIL = 'notify-email';
const BACK = 'notify-back';

export default function NotifyDialog({ link, onClose }: LinkWindowProps) {
  const { product, name, size = '', sizeName } = link.dataset;
  const [outcome, setOutcome] = useState<NoticeOutcome>();
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const { formProps, field, submitting } = useShopForm(notifyForm, {
    id: 'notify',
    state,
    defaultValue: { email: currentPersonal().basket?.user.email },
  });
  const done = outcome === 'added';

  // Focus moves to the link when the form disappears.
  useEffect(() => {
    document.getElementById(done ? BACK : EMAIL)?.focus();
  }, [done]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const phone = sent.has('wantsPhone') ? String(sent.get('phone')) : undefined;
    setState('submitting');
    setOutcome(undefined);
    setOutcome(await requestNotice({ product: Number(product), size, email: String(sent.get('email')), phone }));
    setState('idle');
  }

  return (
    <Dialog open onClose={onClose} title={noticeTexts.title}>
      <p className="mb-1 font-semibold">{name}</p>
      {sizeName && <p className="mb-4 text-ink-soft">{noticeTexts.size(sizeName)}</p>}
      {done ? (
        <>
          <Message kind="success">
            <p>{noticeTexts.outcome.added}</p>
          </Message>
          <Button id={BACK} wide className="mt-5" onClick={onClose}>
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
    </Dialog>
  );
}
