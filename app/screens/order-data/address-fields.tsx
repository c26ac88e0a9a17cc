import type { AddressRole } from '#rules/orders/read-order-form.ts';
import { orderDataTexts } from '#texts/order-data.ts';
import { TextControl } from '../../features/forms/text-control.tsx';
import type { FieldState } from '../../features/forms/use-shop-form.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface AddressFieldsProps {
  whose: AddressRole;
  field: (name: string) => FieldState;
}

/** Street, postcode, city and country. Required whenever they are shown. */
export function AddressFields({ whose, field }: AddressFieldsProps) {
  const texts = orderDataTexts.fields;
  const kind = whose === 'delivery' ? 'shipping' : 'billing';
  const country = field(`${whose}_country`);
  return (
    <>
      <TextControl
        field={needed(field(`${whose}_street`))}
        label={texts.street}
        autoComplete={`${kind} address-line1`}
        className="sm:col-span-2"
      />
      <TextControl
        field={needed(field(`${whose}_zipcode`))}
        label={texts.zipcode}
        autoComplete={`${kind} postal-code`}
      />
      <TextControl field={needed(field(`${whose}_city`))} label={texts.city} autoComplete={`${kind} address-level2`} />
      <Field id={country.control.id} label={texts.country} error={country.error}>
        {(wiring) => (
          <Select
            {...wiring}
            name={country.control.name}
            defaultValue={country.defaultValue ?? 'PL'}
            autoComplete={`${kind} country`}
          >
            {Object.entries(orderDataTexts.countries).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** Marks a field that is needed only while it is shown, so its own rule cannot know. */
export function needed(field: FieldState): FieldState {
  return { ...field, control: { ...field.control, required: true } };
}
