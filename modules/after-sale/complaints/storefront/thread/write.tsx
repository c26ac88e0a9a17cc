import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FilesControl } from '#platform/forms/storefront/files-control.tsx';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextareaControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as complaintTexts from '../../texts/storefront.ts';
import * as texts from '../../texts/thread.ts';
import { ATTACHMENT_ACCEPT, ATTACHMENT_HINT, ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';
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
