import { defineForm } from '#app/features/forms/define-form.ts';
import { textField } from '#app/features/forms/form-field.ts';

export const lookupForm = defineForm({
  number: textField({ validate: true, required: true, maxlength: 20 }),
  contact: textField({ validate: true, required: true, maxlength: 255 }),
});
