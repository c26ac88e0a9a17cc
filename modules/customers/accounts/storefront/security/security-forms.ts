import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { passwordTexts } from '../client-form/client-form-fields.ts';

export interface SecurityFacts {
  login: string;
  hasPassword: boolean;
  limits: PasswordLength;
}

const secret = () => textField({ validate: true, required: true, secret: true, maxlength: 255 });

export function passwordForm({ login, hasPassword, limits }: SecurityFacts) {
  const fields = {
    ...(hasPassword ? { current: secret() } : {}),
    password: secret(),
    repeat: secret(),
  };
  return defineForm(fields, ({ password, repeat }) =>
    passwordTexts({ login, password, repeat }, limits, { mayLack: true }),
  );
}

export function emailForm({ hasPassword }: Pick<SecurityFacts, 'hasPassword'>) {
  const fields = {
    email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
    ...(hasPassword ? { current: secret() } : {}),
  };
  return defineForm(fields);
}
