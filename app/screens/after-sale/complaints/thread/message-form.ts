import { ATTACHMENT_LIMITS } from '#app/features/after-sale/complaints/attachment-limits.ts';
import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { filesField } from '#app/features/platform/forms/file-field.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';
import { MESSAGE_LENGTH, MESSAGE_MINIMUM } from '#rules/after-sale/complaints/complaint-limits.ts';

/** Contract 2.21: `comment`, `comment_photo[]`. */
export const messageForm = defineForm({
  key: textField(),
  comment: textField({ validate: true, required: true, minlength: MESSAGE_MINIMUM, maxlength: MESSAGE_LENGTH }),
  comment_photo: filesField(ATTACHMENT_LIMITS),
});
