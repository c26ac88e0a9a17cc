import { CheckboxControl } from '#app/features/platform/forms/checkbox-control.tsx';
import { PasswordControl } from '#app/features/platform/forms/password-control.tsx';
import { type DrawField, needed } from '#app/features/platform/forms/use-shop-form.ts';
import type { PasswordLength } from '#rules/customers/accounts/password-rule.ts';
import * as registrationTexts from '#texts/customers/registration.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import { Card } from '../../../ui/card.tsx';
import type { OrderDataField } from './order-data-form.ts';

interface RegisterSectionProps {
  limits: PasswordLength;
  field: DrawField<OrderDataField>;
}

/** An account on the way: the data of the order and a password are all it takes. */
export function RegisterSection({ limits, field }: RegisterSectionProps) {
  const texts = orderDataTexts.register;
  return (
    <Card className="group/register">
      <h2 className="type-sub">{texts.title}</h2>
      <CheckboxControl field={field('register_client')} label={texts.box} hint={texts.hint} className="mt-2" />
      <div className="mt-2 hidden gap-5 group-has-[[name=register\_client]:checked]/register:grid sm:grid-cols-2">
        <PasswordControl
          field={needed(field('client_password'))}
          label={registrationTexts.password}
          hint={registrationTexts.passwordHint(limits)}
          autoComplete="new-password"
        />
        <PasswordControl
          field={needed(field('client_password_repeat'))}
          label={registrationTexts.passwordRepeat}
          autoComplete="new-password"
        />
      </div>
    </Card>
  );
}
