import { type FieldTexts, fieldsOfRole } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import type { ClientMessage } from '../../rules/client-code.ts';
import {
  ADDRESS_PART_NAMES,
  type CLIENT_ROLES,
  type ClientFormField,
  type ClientFormValues,
  checkClientForm,
} from '../../rules/client-form.ts';
import { checkPassword } from '../../rules/password-rule.ts';
import { clientMessageText } from '../../texts/registration.ts';

// The browser checks while typing; browser and server share one rule.
const text = () => textField({ validate: true, maxlength: 200 });

export function clientFormFields() {
  const address = <Role extends (typeof CLIENT_ROLES)[number]>(role: Role) =>
    fieldsOfRole(role, ADDRESS_PART_NAMES, text);
  return {
    client_type: textField(),
    ...address('client'),
    client_email: text(),
    birth_date: text(),
    other_delivery: checkboxField(),
    ...address('delivery'),
    other_invoice: checkboxField(),
    ...address('invoice'),
    client_mailing: checkboxField(),
    client_send_sms: checkboxField(),
  } satisfies Record<ClientFormField, FormField>;
}

type ClientFields = ReturnType<typeof clientFormFields>;

/** S5.29–S5.34 */
export function clientFormTexts(values: ClientFormValues, today: string): FieldTexts<ClientFields> {
  const texts: FieldTexts<ClientFields> = {};
  const found = Object.entries(checkClientForm(values, today)) as [ClientFormField, ClientMessage[]][];
  for (const [name, messages] of found) texts[name] = textOf(values[name], messages);
  return texts;
}

/** S5.51: an empty field is reported as missing, not by its wire code. */
function textOf(value: unknown, messages: readonly ClientMessage[]): string | undefined {
  return String(value ?? '').trim() === '' ? formTexts.required : clientMessageText(messages);
}

interface Lack {
  /** The fields themselves are required. */
  mayLack: boolean;
}

/** S5.27, S5.28 */
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
