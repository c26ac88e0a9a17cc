import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { entryForm } from '#app/features/selling/order-entry/order-entry.tsx';
import * as texts from '#texts/after-sale/complaint-open.ts';
import { Button } from '../../../../ui/button.tsx';

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
