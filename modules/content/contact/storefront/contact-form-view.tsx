import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as contactTexts from '../texts/storefront.ts';
import { contactForm, MESSAGE_LENGTH } from './contact-form.ts';

const texts = contactTexts.form;

export function ContactFormView({ reply }: { reply: FormReply | undefined }) {
  const { formProps, field, formError, submitting } = useShopForm(contactForm, { reply, id: 'contact' });
  return (
    <PostForm action="/contact.php" {...formProps} className="grid gap-5">
      <FormError text={formError} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextControl field={field('name')} label={texts.name} autoComplete="given-name" />
        <TextControl field={field('email')} label={texts.email} type="email" inputMode="email" autoComplete="email" />
        <TextControl
          field={field('phone')}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel"
          optional
        />
        <TextControl field={field('orderNumber')} label={texts.orderNumber} hint={texts.orderNumberHint} optional />
      </div>
      <TextareaControl
        field={field('message')}
        label={texts.message}
        hint={texts.messageHint(MESSAGE_LENGTH)}
        maxLength={MESSAGE_LENGTH}
        rows={6}
      />
      <p className="text-sm text-ink-soft">
        {texts.privacy} <TextLink to="/prywatnosc">{texts.privacyLink}</TextLink>.
      </p>
      <Button type="submit" size="lg" loading={submitting}>
        {texts.submit}
      </Button>
    </PostForm>
  );
}
