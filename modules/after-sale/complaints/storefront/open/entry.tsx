import { entryForm } from '#modules/sales/orders/storefront/order-entry/order-entry.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import * as texts from '../../texts/open.ts';

interface ComplaintEntryProps {
  reply: FormReply | undefined;
  look?: 'primary' | 'secondary';
}

/** S6.07: number of the order or of the complaint, and e-mail or phone. */
export function ComplaintEntry({ reply, look }: ComplaintEntryProps) {
  const { formProps, field, formError, submitting } = useShopForm(entryForm, { reply, id: 'entry' });
  return (
    <PostForm {...formProps} className="grid max-w-md gap-5">
      <FormError text={formError} />
      <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} autoComplete="off" />
      <TextControl field={field('contact')} label={texts.contact} hint={texts.contactHint} autoComplete="email" />
      <Button type="submit" look={look} size="lg" wide loading={submitting}>
        {texts.submit}
      </Button>
    </PostForm>
  );
}
