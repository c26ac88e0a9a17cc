import { defineForm } from '#app/features/forms/define-form.ts';
import { textField } from '#app/features/forms/form-field.ts';

export const confirmForm = defineForm({
  password: textField({ validate: true, required: true, secret: true, maxlength: 255 }),
});
