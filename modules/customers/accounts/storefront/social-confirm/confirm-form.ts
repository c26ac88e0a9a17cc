import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';

export const confirmForm = defineForm({
  password: textField({ validate: true, required: true, secret: true, maxlength: 255 }),
});
