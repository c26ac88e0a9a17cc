import { defineForm } from '#app/features/forms/define-form.ts';
import { textField } from '#app/features/forms/form-field.ts';
import { checkPassword, type PasswordLength } from '#rules/customers/password-rule.ts';
import { clientMessageText, registrationTexts } from '#texts/registration.ts';

const secret = () => textField({ validate: true, required: true, secret: true, maxlength: 255 });

/** A password chosen anew: by a letter's link or in the account. */
export function newPasswordForm(login: string, limits: PasswordLength) {
  return defineForm({ password: secret(), repeat: secret() }, ({ password, repeat }) =>
    passwordTexts({ login, password, repeat }, limits),
  );
}

/** S5.27, S5.28; a repeat that lacks or differs is said at the repeat. Fields that may lack say so themselves. */
export function passwordTexts(
  chosen: { login: string; password: string; repeat: string },
  limits: PasswordLength,
  { mayLack } = { mayLack: true },
) {
  const found = chosen.password === '' && mayLack ? [] : checkPassword(chosen, limits);
  const password = clientMessageText(found.filter(({ code }) => code !== 'not_equal_passwords'));
  const differs = clientMessageText(found.filter(({ code }) => code === 'not_equal_passwords'));
  const repeat = chosen.repeat !== '' ? differs : mayLack ? undefined : registrationTexts.repeatMissing;
  return { ...(password && { password }), ...(repeat && { repeat }) };
}
