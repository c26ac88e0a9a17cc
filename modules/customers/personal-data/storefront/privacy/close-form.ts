import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';

export function closeForm({ hasPassword }: { hasPassword: boolean }) {
  return defineForm({
    ...(hasPassword ? { password: textField({ validate: true, required: true, secret: true, maxlength: 255 }) } : {}),
    sure: checkboxField({ validate: true, required: true }),
  });
}
