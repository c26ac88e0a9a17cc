import { useMemo } from 'react';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PasswordControl } from '#app/features/platform/forms/password-control.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import * as accountSecurityTexts from '#texts/customers/account-security.ts';
import * as registrationTexts from '#texts/customers/registration.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { passwordForm, type SecurityFacts } from './security-forms.ts';

const texts = accountSecurityTexts.password;

export function PasswordSection({ facts, reply }: { facts: SecurityFacts; reply: FormReply | undefined }) {
  const form = useMemo(() => passwordForm(facts), [facts]);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'password' });
  return (
    <Card>
      <h2 className="type-sub">{texts.title}</h2>
      <p className="mt-2 text-ink-soft">{facts.hasPassword ? texts.note : texts.set}</p>
      <FormError text={formError} className="mt-4" />
      <PostForm {...formProps} className="mt-4 grid max-w-md gap-5">
        <input type="hidden" name="intent" value="password" />
        {facts.hasPassword && (
          <PasswordControl field={field('current')} label={texts.current} autoComplete="current-password" />
        )}
        <PasswordControl
          field={field('password')}
          label={texts.next}
          hint={registrationTexts.passwordHint(facts.limits)}
          autoComplete="new-password"
        />
        <PasswordControl field={field('repeat')} label={texts.repeat} autoComplete="new-password" />
        <Button type="submit" loading={submitting} className="justify-self-start">
          {texts.submit}
        </Button>
      </PostForm>
    </Card>
  );
}
