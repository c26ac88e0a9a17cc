import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';

export const signInForm = defineForm({
  login: textField({ validate: true, required: true, maxlength: 255 }),
  password: textField({ validate: true, required: true, secret: true, maxlength: 255 }),
  remember: checkboxField(),
});

export const reminderForm = defineForm({
  email: textField({ validate: true, required: true, maxlength: 255 }),
});
