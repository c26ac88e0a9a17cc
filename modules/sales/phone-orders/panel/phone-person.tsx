import { DOCUMENTS } from '#modules/sales/checkout/rules/parse-order-form.ts';
import { documents } from '#modules/sales/orders/texts/storefront.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';

const PERSON = ['phone', 'firstName', 'lastName', 'street', 'zipcode', 'city'] as const;
const COMPANY = ['companyName', 'taxNumber'] as const;

interface PhonePersonProps {
  typed: Record<string, string>;
  faults: Record<string, string> | undefined;
}

/** The caller and the document: the fields have the names of the order form. */
export function PhonePerson({ typed, faults }: PhonePersonProps) {
  const field = (name: (typeof PERSON | typeof COMPANY)[number]) => (
    <TextField
      key={name}
      label={texts.fields[name]}
      name={`billing_${name}`}
      defaultValue={typed[`billing_${name}`]}
      error={faults?.[`billing_${name}`] ?? (name === 'street' ? faults?.billing_streetNumber : undefined)}
      maxLength={200}
      autoComplete="off"
    />
  );
  return (
    <Section title={texts.person}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={texts.fields.email}
          name="email"
          type="email"
          defaultValue={typed.email}
          error={faults?.email}
          maxLength={254}
          autoComplete="off"
        />
        {PERSON.map(field)}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          name="buyer"
          value="company"
          label={texts.company}
          hint={texts.companyHint}
          defaultChecked={typed.buyer === 'company'}
          className="sm:col-span-2"
        />
        {COMPANY.map(field)}
        <Field label={texts.document}>
          {(control) => (
            <Select {...control} name="document" defaultValue={typed.document}>
              {DOCUMENTS.map((one) => (
                <option key={one} value={one}>
                  {documents[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Section>
  );
}
