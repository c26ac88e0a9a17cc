import { complaintOpenTexts as texts } from '#texts/complaints.ts';
import { FormError } from '../../../features/forms/form-error.tsx';
import type { FormReply } from '../../../features/forms/form-reply.ts';
import { PostForm } from '../../../features/forms/post-form.tsx';
import { TextControl } from '../../../features/forms/text-control.tsx';
import { useShopForm } from '../../../features/forms/use-shop-form.ts';
import { entryForm } from '../../../features/order-entry/entry-form.ts';
import { Button } from '../../../ui/button.tsx';

/** S6.07: number of the order or of the complaint, and e-mail or phone. */
export function ComplaintEntry({ reply }: { reply: FormReply | undefined }) {
  const { formProps, field, formError, submitting } = useShopForm(entryForm, { reply, id: 'entry' });
  return (
    <PostForm {...formProps} className="grid gap-5">
      <FormError text={formError} />
      <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} autoComplete="off" />
      <TextControl field={field('contact')} label={texts.contact} hint={texts.contactHint} autoComplete="email" />
      <Button type="submit" size="lg" wide loading={submitting}>
        {texts.submit}
      </Button>
    </PostForm>
  );
}
