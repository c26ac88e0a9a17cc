import { useMemo } from 'react';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { emailForm, type SecurityFacts } from './security-forms.ts';

const texts = accountSecurityTexts.email;

interface EmailSectionProps {
  facts: SecurityFacts;
  email: string;
  waiting: string | null;
  reply: FormReply | undefined;
}

export function EmailSection({ facts, email, waiting, reply }: EmailSectionProps) {
  const form = useMemo(() => emailForm(facts), [facts]);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'email' });
  return (
    <Card>
      <h2 className="type-sub">{texts.title}</h2>
      <p className="mt-2 break-words text-ink-soft">{texts.current(email)}</p>
      {waiting && (
        <Message kind="info" className="mt-4">
          <p className="break-words">{texts.waiting(waiting)}</p>
          <form method="post" className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="email-resend" look="secondary">
              {texts.resend}
            </Button>
            <Button type="submit" name="intent" value="email-cancel" look="quiet">
              {texts.cancel}
            </Button>
          </form>
        </Message>
      )}
      <FormError text={formError} className="mt-4" />
      <PostForm {...formProps} className="mt-4 grid max-w-md gap-5">
        <input type="hidden" name="intent" value="email" />
        <TextControl field={field('email')} label={texts.next} type="email" autoComplete="email" />
        {facts.hasPassword && (
          <TextControl
            field={field('current')}
            label={texts.password}
            type="password"
            autoComplete="current-password"
          />
        )}
        <p className="text-sm text-ink-soft">{texts.note}</p>
        <Button type="submit" loading={submitting} className="justify-self-start">
          {texts.submit}
        </Button>
      </PostForm>
    </Card>
  );
}
