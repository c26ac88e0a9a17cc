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

// Marked for checks while typing; what is wrong is decided by one rule for browser and server.
const text = () => textField({ validate: true, maxlength: 200 });

/** The data of a customer under the names of contract 3.14, in the order of the page. */
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

/** S5.29–S5.34 as texts by field. */
export function clientFormTexts(values: ClientFormValues, today: string): FieldTexts<ClientFields> {
  const texts: FieldTexts<ClientFields> = {};
  const found = Object.entries(checkClientForm(values, today)) as [ClientFormField, ClientMessage[]][];
  for (const [name, messages] of found) texts[name] = textOf(values[name], messages);
  return texts;
}

/** S5.51: an empty field lacks something, whatever code the wire has for it. */
function textOf(value: unknown, messages: readonly ClientMessage[]): string | undefined {
  return String(value ?? '').trim() === '' ? formTexts.required : clientMessageText(messages);
}

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
