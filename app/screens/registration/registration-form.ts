import { clientFormFields, clientFormTexts } from '#app/features/client-form/client-form-fields.ts';
import { passwordTexts } from '#app/features/client-form/password-texts.ts';
import { defineForm, type FieldTexts, type FormFields } from '#app/features/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/forms/form-field.ts';
import { checkLogin } from '#rules/customers/login-rule.ts';
import type { PasswordLength } from '#rules/customers/password-rule.ts';
import { formTexts } from '#texts/forms.ts';
import { clientMessageText } from '#texts/registration.ts';

export interface RegistrationFacts {
  passwordLength: PasswordLength;
  /** RRRR-MM-DD */
  today: string;
  /** A provider vouched for the person: no login, no password. */
  vouched: boolean;
}

const secret = () => textField({ validate: true, secret: true, maxlength: 255 });

/** The same form in the browser and on the server. */
export function registrationForm(facts: RegistrationFacts) {
  const fields: FormFields = {
    ...(facts.vouched
      ? {}
      : {
          client_login: textField({ validate: true, maxlength: 200 }),
          client_password: secret(),
          client_password_repeat: secret(),
        }),
    ...clientFormFields(),
    terms_agree: checkboxField({ validate: true, required: true }),
  };
  return defineForm(fields, (values) => findProblems(values, facts));
}

function findProblems(values: Record<string, unknown>, facts: RegistrationFacts): FieldTexts<FormFields> {
  const texts = clientFormTexts(values, facts.today);
  return facts.vouched ? texts : { ...signInTexts(values, facts.passwordLength), ...texts };
}

/** S5.26–S5.28. */
function signInTexts(values: Record<string, unknown>, limits: PasswordLength): FieldTexts<FormFields> {
  const [login, password, repeat] = ['client_login', 'client_password', 'client_password_repeat'].map((name) =>
    String(values[name] ?? ''),
  ) as [string, string, string];
  const chosen = passwordTexts({ login, password, repeat }, limits, { mayLack: false });
  const texts = {
    client_login:
      login.trim() === ''
        ? formTexts.required
        : clientMessageText(checkLogin(login, String(values.client_email ?? ''))),
    client_password: chosen.password,
    client_password_repeat: chosen.repeat,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
