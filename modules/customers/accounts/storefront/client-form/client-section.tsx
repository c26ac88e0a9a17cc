import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import type { ClientFormField } from '../../rules/client-form.ts';
import { addressFields, invoiceCompanyHint } from '../../texts/address.ts';
import * as texts from '../../texts/registration.ts';
import { AddressGroup } from './address-group.tsx';

const KINDS = (['private', 'firm'] as const).map((value) => ({ value, label: texts.kind[value] }));

type Fields = { field: RenderField<Exclude<ClientFormField, 'client_email' | 'client_mailing' | 'client_send_sms'>> };

export function ClientSection({ field, phoneOptional = false }: Fields & { phoneOptional?: boolean }) {
  const phone = field('client_phone');
  const names = addressFields;
  return (
    <div className="group/kind grid gap-5">
      <ChoiceControl
        field={field('client_type')}
        legend={texts.kind.legend}
        choices={KINDS}
        className="grid gap-2 sm:grid-cols-2"
      />
      <div className="hidden gap-5 group-has-[[value=firm]:checked]/kind:grid sm:grid-cols-2">
        <TextControl
          field={needed(field('client_firm'))}
          label={names.companyName}
          autoComplete="billing organization"
        />
        <TextControl field={needed(field('client_nip'))} label={names.taxNumber} inputMode="numeric" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextControl
          field={needed(field('client_firstname'))}
          label={names.firstName}
          autoComplete="billing given-name"
        />
        <TextControl
          field={needed(field('client_lastname'))}
          label={names.lastName}
          autoComplete="billing family-name"
        />
        <TextControl
          field={phoneOptional ? phone : needed(phone)}
          label={names.phone}
          type="tel"
          autoComplete="tel"
          optional={phoneOptional}
        />
      </div>
    </div>
  );
}

export function ClientAddress({ field }: Fields) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AddressGroup whose="client" country="region" field={field} />
    </div>
  );
}

export function ClientExtras({ field }: Fields) {
  return (
    <>
      <div className="mb-3 grid gap-5 sm:grid-cols-2">
        <TextControl
          field={field('birth_date')}
          label={texts.birthDate}
          hint={texts.birthDateHint}
          optional
          autoComplete="bday"
        />
      </div>
      <OtherAddresses field={field} />
    </>
  );
}

/** S5.34 */
function OtherAddresses({ field }: Fields) {
  return (
    <>
      <div className="group/delivery">
        <CheckboxControl field={field('other_delivery')} label={texts.otherDelivery} />
        <fieldset className="mt-2 mb-4 hidden gap-5 group-has-[[name=other\_delivery]:checked]/delivery:grid sm:grid-cols-2">
          <legend className="sr-only">{texts.sections.delivery}</legend>
          <Person whose="delivery" field={field} required />
          <AddressGroup whose="delivery" country="region" field={field} />
          <TextControl field={field('delivery_phone')} label={addressFields.phone} type="tel" optional />
        </fieldset>
      </div>
      <div className="group/invoice">
        <CheckboxControl field={field('other_invoice')} label={texts.otherInvoice} />
        <fieldset className="mt-2 mb-4 hidden gap-5 group-has-[[name=other\_invoice]:checked]/invoice:grid sm:grid-cols-2">
          <legend className="sr-only">{texts.sections.invoice}</legend>
          <TextControl field={field('invoice_firm')} label={addressFields.companyName} hint={invoiceCompanyHint} />
          <TextControl field={field('invoice_nip')} label={addressFields.taxNumber} inputMode="numeric" />
          <Person whose="invoice" field={field} />
          <AddressGroup whose="invoice" country="region" field={field} />
        </fieldset>
      </div>
    </>
  );
}

function Person({ whose: role, field, required }: Fields & { whose: 'delivery' | 'invoice'; required?: boolean }) {
  const wanted = (name: Parameters<typeof field>[0]) => (required ? needed(field(name)) : field(name));
  return (
    <>
      <TextControl field={wanted(`${role}_firstname`)} label={addressFields.firstName} />
      <TextControl field={wanted(`${role}_lastname`)} label={addressFields.lastName} />
    </>
  );
}
