import {
  ATTACHMENT_ACCEPT,
  ATTACHMENT_HINT,
  ATTACHMENT_LIMITS,
} from '#app/features/after-sale/complaints/attachment-limits.ts';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FilesControl } from '#app/features/platform/forms/files-control.tsx';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextareaControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import * as texts from '#texts/after-sale/complaint-thread.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { messageForm } from './message-form.ts';

interface WriteProps {
  /** Of the complaint, which opens to its shopper alone. */
  number: string;
  /** Names this press of the button. */
  messageKey: string;
  reply: FormReply | undefined;
}

/** S7.57: a message with files, posted to the complaint's own address. */
export function Write({ number, messageKey, reply }: WriteProps) {
  const { formProps, field, formError, submitting } = useShopForm(messageForm, { reply, id: 'message' });
  return (
    <Card className="print:hidden">
      <PostForm encType="multipart/form-data" {...formProps} keepFor={number} className="grid gap-5">
        <FormError text={formError} />
        <input type="hidden" name="key" value={messageKey} />
        <TextareaControl field={field('comment')} label={texts.message} />
        <FilesControl
          field={field('comment_photo')}
          label={complaintTexts.attachments}
          hint={ATTACHMENT_HINT}
          limits={ATTACHMENT_LIMITS}
          accept={ATTACHMENT_ACCEPT}
        />
        <Button type="submit" loading={submitting} className="sm:w-fit">
          {texts.send}
        </Button>
      </PostForm>
    </Card>
  );
}
