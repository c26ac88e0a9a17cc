import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { filesField } from '#platform/forms/storefront/file-field.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { MESSAGE_LENGTH, MESSAGE_MINIMUM } from '../../rules/complaint-limits.ts';
import { ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';

/** Contract 2.21: `comment`, `comment_photo[]`. */
export const messageForm = defineForm({
  key: textField(),
  comment: textField({ validate: true, required: true, minlength: MESSAGE_MINIMUM, maxlength: MESSAGE_LENGTH }),
  comment_photo: filesField(ATTACHMENT_LIMITS),
});
