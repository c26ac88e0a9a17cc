import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { addressFields, countries } from '../../texts/address.ts';

interface AddressGroupProps<Role extends string, Country extends string> {
  whose: Role;
  /** The form's own name of the country: `region` in contract 3.14, `country` in an order. */
  country: Country;
  field: RenderField<`${Role}_${'street' | 'zipcode' | 'city' | Country}`>;
}

export function AddressGroup<
  Role extends 'client' | 'billing' | 'delivery' | 'invoice',
  Country extends 'region' | 'country',
>({ whose: role, country: countryName, field }: AddressGroupProps<Role, Country>) {
  const texts = addressFields;
  const kind = role === 'delivery' ? 'shipping' : 'billing';
  const country = field(`${role}_${countryName}`);
  return (
    <>
      <TextControl
        field={needed(field(`${role}_street`))}
        label={texts.street}
        autoComplete={`${kind} address-line1`}
        className="sm:col-span-2"
      />
      {/* On a phone the country has its own row. */}
      <div className="flex flex-wrap gap-5 *:min-w-0 *:grow *:basis-[min(8.5rem,100%)] max-sm:gap-x-3 sm:col-span-2">
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
              {Object.entries(countries).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}
