import { checkPassword, type PasswordLength } from '#rules/customers/password-rule.ts';
import { clientMessageText, registrationTexts } from '#texts/registration.ts';

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
  const found = chosen.password === '' && mayLack ? [] : checkPassword(chosen, limits);
  const password = clientMessageText(found.filter(({ code }) => code !== 'not_equal_passwords'));
  const differs = clientMessageText(found.filter(({ code }) => code === 'not_equal_passwords'));
  const repeat = chosen.repeat !== '' ? differs : mayLack ? undefined : registrationTexts.repeatMissing;
  return { ...(password && { password }), ...(repeat && { repeat }) };
}
