import { orderDataTexts } from '#texts/order-data.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextControl } from '../forms/text-control.tsx';
import type { FieldState } from '../forms/use-shop-form.ts';

interface AddressGroupProps {
  whose: 'client' | 'delivery' | 'invoice';
  field: (name: string) => FieldState;
}

/** Street, postcode, city and country under the names of contract 3.14. */
export function AddressGroup({ whose: role, field }: AddressGroupProps) {
  const texts = orderDataTexts.fields;
  const kind = role === 'delivery' ? 'shipping' : 'billing';
  const country = field(`${role}_region`);
  return (
    <>
      <TextControl
        field={needed(field(`${role}_street`))}
        label={texts.street}
        autoComplete={`${kind} address-line1`}
        className="sm:col-span-2"
      />
      <TextControl
        field={needed(field(`${role}_zipcode`))}
        label={texts.zipcode}
        autoComplete={`${kind} postal-code`}
      />
      <TextControl field={needed(field(`${role}_city`))} label={texts.city} autoComplete={`${kind} address-level2`} />
      <Field id={country.control.id} label={texts.country} error={country.error}>
        {(wiring) => (
          <Select
            {...wiring}
            name={country.control.name}
            defaultValue={country.defaultValue || 'PL'}
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
