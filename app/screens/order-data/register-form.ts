import { passwordTexts } from '#app/features/client-form/password-texts.ts';
import type { FieldTexts, FormFields } from '#app/features/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/forms/form-field.ts';
import type { PasswordLength } from '#rules/customers/password-rule.ts';

const secret = () => textField({ validate: true, secret: true, maxlength: 255 });

/** Contract 3.14: an account made with the data of the order. */
export function registerFields(): FormFields {
  return { register_client: checkboxField(), client_password: secret(), client_password_repeat: secret() };
}

export function registerTexts(values: Record<string, unknown>, limits: PasswordLength): FieldTexts<FormFields> {
  if (values.register_client !== true) return {};
  const chosen = {
    login: String(values.email ?? ''),
    password: String(values.client_password ?? ''),
    repeat: String(values.client_password_repeat ?? ''),
  };
  const { password, repeat } = passwordTexts(chosen, limits, { mayLack: false });
  return { ...(password && { client_password: password }), ...(repeat && { client_password_repeat: repeat }) };
}
