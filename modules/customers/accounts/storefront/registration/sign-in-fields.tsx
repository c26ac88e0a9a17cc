import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import * as texts from '../../texts/registration.ts';
import type { RegistrationFacts, RegistrationField } from './registration-form.ts';

interface SignInFieldsProps {
  facts: RegistrationFacts;
  field: RenderField<RegistrationField>;
}

/** How the customer will sign in; somebody a provider confirmed needs no password. */
export function SignInFields({ facts, field }: SignInFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextControl
        field={needed(field('client_email'))}
        label={texts.email}
        type="email"
        autoComplete="email"
        readOnly={facts.viaProvider}
      />
      {!facts.viaProvider && (
        <>
          <TextControl
            field={needed(field('client_login'))}
            label={texts.login}
            hint={texts.loginHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordControl
            field={needed(field('client_password'))}
            label={texts.password}
            hint={texts.passwordHint(facts.passwordLength)}
            autoComplete="new-password"
          />
          <PasswordControl
            field={needed(field('client_password_repeat'))}
            label={texts.passwordRepeat}
            autoComplete="new-password"
          />
        </>
      )}
    </div>
  );
}
