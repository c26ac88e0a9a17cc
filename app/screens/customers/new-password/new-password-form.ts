import { passwordTexts } from '#app/features/platform/client-form/client-form-fields.ts';
import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';
import type { PasswordLength } from '#rules/customers/accounts/password-rule.ts';

const secret = () => textField({ validate: true, required: true, secret: true, maxlength: 255 });

/** A password chosen anew: by a mail's link or in the account. */
export function newPasswordForm(login: string, limits: PasswordLength) {
  return defineForm({ password: secret(), repeat: secret() }, ({ password, repeat }) =>
    passwordTexts({ login, password, repeat }, limits, { mayLack: true }),
  );
}
