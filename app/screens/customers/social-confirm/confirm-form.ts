import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';

export const confirmForm = defineForm({
  password: textField({ validate: true, required: true, secret: true, maxlength: 255 }),
});
