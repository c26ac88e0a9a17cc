import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';

export const MESSAGE_LENGTH = 4000;

export const contactForm = defineForm({
  name: textField({ kind: 'name', validate: true, required: true, maxlength: 100 }),
  email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
  phone: textField({ kind: 'phone', validate: true, maxlength: 30 }),
  orderNumber: textField({ validate: true, maxlength: 30 }),
  message: textField({ validate: true, required: true, minlength: 3, maxlength: MESSAGE_LENGTH }),
});
