import { checkPassword, type PasswordLength } from '#rules/customers/accounts/password-rule.ts';
import { clientMessageText } from '#texts/customers/registration.ts';
import { formTexts } from '#texts/platform/forms.ts';

interface Lack {
  /** True where the fields themselves say that they must be filled in. */
  mayLack: boolean;
}

/** S5.27, S5.28; a repeat that lacks or differs is said at the repeat. */
export function passwordTexts(
  chosen: { login: string; password: string; repeat: string },
  limits: PasswordLength,
  { mayLack }: Lack,
) {
  const missing = mayLack ? undefined : formTexts.required;
  const found = chosen.password === '' ? [] : checkPassword(chosen, limits);
  const wrong = clientMessageText(found.filter(({ code }) => code !== 'not_equal_passwords'));
  const differs = clientMessageText(found.filter(({ code }) => code === 'not_equal_passwords'));
  const password = chosen.password === '' ? missing : wrong;
  const repeat = chosen.repeat === '' ? missing : differs;
  return { ...(password && { password }), ...(repeat && { repeat }) };
}
