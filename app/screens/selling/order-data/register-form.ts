import { passwordTexts } from '#app/features/platform/client-form/password-texts.ts';
import type { FieldTexts, FormValues } from '#app/features/platform/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/platform/forms/form-field.ts';
import type { PasswordLength } from '#rules/customers/accounts/password-rule.ts';

const secret = () => textField({ validate: true, secret: true, maxlength: 255 });

/** Contract 3.14: an account made with the data of the order. */
export function registerFields() {
  return { register_client: checkboxField(), client_password: secret(), client_password_repeat: secret() };
}

type RegisterFields = ReturnType<typeof registerFields>;

export function registerTexts(
  values: Partial<FormValues<RegisterFields>> & { email: string },
  limits: PasswordLength,
): FieldTexts<RegisterFields> {
  if (values.register_client !== true) return {};
  const chosen = {
    login: values.email,
    password: values.client_password ?? '',
    repeat: values.client_password_repeat ?? '',
  };
  const { password, repeat } = passwordTexts(chosen, limits, { mayLack: false });
  return { ...(password && { client_password: password }), ...(repeat && { client_password_repeat: repeat }) };
}
