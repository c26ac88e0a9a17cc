import { NotifyFields } from '#app/features/customers/notify-me/notify-fields.tsx';
import { notifyForm } from '#app/features/customers/notify-me/notify-form.ts';
import type { FormReply } from '#app/features/platform/forms/form-reply.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { noticeTexts } from '#texts/customers/notices.ts';

export function NoticeFormView({ reply }: { reply: FormReply | undefined }) {
  const { formProps, ...form } = useShopForm(notifyForm, { reply, id: 'notify' });
  return (
    <>
      <p className="mt-4">{noticeTexts.intro}</p>
      <PostForm {...formProps} className="mt-5 grid gap-5">
        <NotifyFields {...form} />
      </PostForm>
    </>
  );
}
