import { noticeTexts } from '#texts/notices.ts';
import type { FormReply } from '../../features/forms/form-reply.ts';
import { PostForm } from '../../features/forms/post-form.tsx';
import { useShopForm } from '../../features/forms/use-shop-form.ts';
import { NotifyFields } from '../../features/notify-me/notify-fields.tsx';
import { notifyForm } from '../../features/notify-me/notify-form.ts';

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
