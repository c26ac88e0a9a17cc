import { FormError } from '#app/features/platform/forms/form-error.tsx';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextareaControl, TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { productRequestTexts as texts } from '#texts/content/product-request.ts';
import { Button } from '../../../ui/button.tsx';
import { requestForm } from './request-form.ts';

export function RequestFormView({ sought, reply }: { sought: string; reply: FormReply | undefined }) {
  const { formProps, field, formError, submitting } = useShopForm(requestForm, {
    reply,
    id: 'product-request',
    defaultValue: { product: sought },
  });
  return (
    <>
      <p className="mt-3 text-ink-soft">{texts.intro}</p>
      <FormError text={formError} className="mt-6" />
      <PostForm {...formProps} className="mt-6 grid gap-5">
        <TextControl field={field('product')} label={texts.product} hint={texts.productHint} />
        <TextareaControl field={field('details')} label={texts.details} hint={texts.detailsHint} rows={5} optional />
        <TextControl field={field('email')} label={texts.email} type="email" inputMode="email" autoComplete="email" />
        <p className="text-sm text-ink-soft">{texts.privacy}</p>
        <Button type="submit" size="lg" wide loading={submitting}>
          {texts.submit}
        </Button>
      </PostForm>
    </>
  );
}
