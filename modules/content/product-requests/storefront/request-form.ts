import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';

export const requestForm = defineForm({
  product: textField({ validate: true, required: true, minlength: 3, maxlength: 200 }),
  details: textField({ validate: true, maxlength: 2000 }),
  email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
});
