import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { passwordTexts } from '../client-form/client-form-fields.ts';

const secret = () => textField({ validate: true, required: true, secret: true, maxlength: 255 });

export function newPasswordForm(login: string, limits: PasswordLength) {
  return defineForm({ password: secret(), repeat: secret() }, ({ password, repeat }) =>
    passwordTexts({ login, password, repeat }, limits, { mayLack: true }),
  );
}
