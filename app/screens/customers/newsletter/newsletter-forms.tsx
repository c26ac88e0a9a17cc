import { CheckboxControl } from '#app/features/platform/forms/checkbox-control.tsx';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { NEWSLETTER_LINK } from '#rules/platform/links/screen-links.ts';
import { newsletterTexts as texts } from '#texts/customers/newsletter.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { leaveForm, newsletterForm } from './newsletter-form.ts';

const addressInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

export function JoinForm({ reply, address }: { reply?: FormReply; address?: string }) {
  const { formProps, field, formError, submitting } = useShopForm(newsletterForm, {
    reply,
    id: 'newsletter',
    defaultValue: { mailing_email: address },
  });
  return (
    <PostForm action={NEWSLETTER_LINK} {...formProps} className="mt-6 grid gap-5">
      <FormError text={formError} />
      <TextControl field={field('mailing_email')} label={texts.email} {...addressInput} />
      <TextControl
        field={field('mailing_name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="given-name"
        optional
      />
      <CheckboxControl field={field('newsletter_consent')} label={texts.consent} />
      <TextLink to="/prywatnosc" className="justify-self-start">
        {texts.privacy}
      </TextLink>
      <Button type="submit" size="lg" wide loading={submitting}>
        {texts.submit}
      </Button>
    </PostForm>
  );
}

export function LeaveForm({ reply }: { reply?: FormReply }) {
  const { formProps, field, formError, submitting } = useShopForm(leaveForm, { reply, id: 'newsletter-leave' });
  return (
    <PostForm action={NEWSLETTER_LINK} {...formProps} className="mt-3 grid gap-5">
      <p className="text-ink-soft">{texts.leave.text}</p>
      <FormError text={formError} />
      <TextControl field={field('mailing_email')} label={texts.email} {...addressInput} />
      <Button type="submit" name="mailing_action" value="remove" look="secondary" wide loading={submitting}>
        {texts.leave.submit}
      </Button>
    </PostForm>
  );
}
