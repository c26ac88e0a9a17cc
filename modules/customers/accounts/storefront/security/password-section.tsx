import { useMemo } from 'react';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import * as registrationTexts from '../../texts/registration.ts';
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
