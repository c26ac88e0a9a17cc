import {
  defineForm,
  type FieldName,
  type FieldTexts,
  type FormValues,
} from '#platform/forms/storefront/define-form.ts';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { checkLogin } from '../../rules/login-rule.ts';
import { clientMessageText } from '../../texts/registration.ts';
import { clientFormFields, clientFormTexts, passwordTexts } from '../client-form/client-form-fields.ts';

export interface RegistrationFacts {
  passwordLength: PasswordLength;
  /** YYYY-MM-DD */
  today: string;
  /** No login and no password. */
  viaProvider: boolean;
}

const secret = () => textField({ validate: true, secret: true, maxlength: 255 });

export function registrationForm(facts: RegistrationFacts) {
  const fields = {
    ...(facts.viaProvider ? {} : signInFields()),
    ...clientFormFields(),
    terms_agree: checkboxField({ validate: true, required: true }),
  };
  return defineForm(fields, (values) => {
    const texts = clientFormTexts(values, facts.today);
    return facts.viaProvider ? texts : { ...signInTexts(values, facts.passwordLength), ...texts };
  });
}

export type RegistrationField = FieldName<ReturnType<typeof registrationForm>>;

function signInFields() {
  return {
    client_login: textField({ validate: true, maxlength: 200 }),
    client_password: secret(),
    client_password_repeat: secret(),
  };
}

type SignInFields = ReturnType<typeof signInFields>;

/** S5.26–S5.28. */
function signInTexts(
  values: Partial<FormValues<SignInFields>> & { client_email: string },
  limits: PasswordLength,
): FieldTexts<SignInFields> {
  const { client_login: login = '', client_password: password = '', client_password_repeat: repeat = '' } = values;
  const chosen = passwordTexts({ login, password, repeat }, limits, { mayLack: false });
  return {
    client_login: login.trim() === '' ? formTexts.required : clientMessageText(checkLogin(login, values.client_email)),
    client_password: chosen.password,
    client_password_repeat: chosen.repeat,
  };
}
