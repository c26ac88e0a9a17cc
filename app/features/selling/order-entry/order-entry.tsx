import { FormError } from '#app/features/platform/forms/form-error.tsx';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { orderLookupTexts as texts } from '#texts/selling/order-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { entryForm } from './entry-form.ts';

interface OrderEntryProps {
  reply: FormReply | undefined;
  submit: string;
  /** Set when the page knows which order is meant. */
  number?: string;
}

/** The way in for a guest: order number with e-mail or phone. */
export function OrderEntry({ reply, submit, number }: OrderEntryProps) {
  const { formProps, field, formError, submitting } = useShopForm(entryForm, {
    reply,
    id: 'order-entry',
    defaultValue: { number },
  });
  return (
    <PostForm {...formProps} className="grid gap-5">
      <FormError text={formError} />
      <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} inputMode="numeric" />
      <TextControl field={field('contact')} label={texts.contact} autoComplete="email" />
      <Button type="submit" size="lg" wide loading={submitting}>
        {submit}
      </Button>
    </PostForm>
  );
}
