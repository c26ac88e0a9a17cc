import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { passwordTexts } from '../client-form/client-form-fields.ts';

const secret = () => textField({ validate: true, required: true, secret: true, maxlength: 255 });

/** A password chosen anew: by a mail's link or in the account. */
export function newPasswordForm(login: string, limits: PasswordLength) {
  return defineForm({ password: secret(), repeat: secret() }, ({ password, repeat }) =>
    passwordTexts({ login, password, repeat }, limits, { mayLack: true }),
  );
}
