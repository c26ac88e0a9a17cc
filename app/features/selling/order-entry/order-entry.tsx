import { defineForm, type FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { textField } from '#app/features/platform/forms/form-field.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import * as texts from '#texts/selling/order-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

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
    <PostForm {...formProps} className="grid max-w-md gap-5">
      <FormError text={formError} />
      <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} inputMode="numeric" />
      <TextControl field={field('contact')} label={texts.contact} autoComplete="email" />
      <Button type="submit" size="lg" wide loading={submitting}>
        {submit}
      </Button>
    </PostForm>
  );
}

/** S6.06: what a guest names an order by. */
export const entryForm = defineForm({
  number: textField({ validate: true, required: true, maxlength: 20 }),
  contact: textField({ validate: true, required: true, maxlength: 255 }),
});

interface EntryCardProps extends OrderEntryProps {
  title: string;
  intro: string;
}

/** The way to an order by its number and contact, as a card of a page with more on it. */
export function EntryCard({ title, intro, ...entry }: EntryCardProps) {
  return (
    <Card>
      <h2 className="type-sub">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{intro}</p>
      <OrderEntry {...entry} />
    </Card>
  );
}
