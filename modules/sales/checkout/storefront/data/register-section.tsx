import * as registrationTexts from '#modules/customers/accounts/texts/registration.ts';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { Card } from '#platform/ui/card.tsx';
import * as orderDataTexts from '../../texts/data.ts';
import type { OrderDataField } from './order-data-form.ts';

interface RegisterSectionProps {
  limits: PasswordLength;
  field: RenderField<OrderDataField>;
}

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
