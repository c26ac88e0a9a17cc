import type { AddressPart } from '#wire/client/validate-client-data.ts';

type AddressRole = 'client' | 'billing' | 'delivery' | 'invoice';
/** A country is not checked itself: it decides how a postcode looks. */
type CountryPart = 'region' | 'country';

type OtherField =
  | 'email'
  | 'client_email'
  | 'client_login'
  | 'client_password'
  | 'client_password_repeat'
  | 'birth_date';

export type RequestedField = OtherField | `${AddressRole}_${keyof typeof PARTS | CountryPart}`;

/** Contract 3.14 and the order form. */
export const PARTS = {
  firm: 'companyName',
  companyName: 'companyName',
  nip: 'taxNumber',
  taxNumber: 'taxNumber',
  firstname: 'firstname',
  firstName: 'firstname',
  lastname: 'lastname',
  lastName: 'lastname',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  phone: 'phone',
} as const satisfies Record<string, AddressPart>;

export const ADDRESS_FIELD = /^(client|billing|delivery|invoice)_([a-zA-Z]+)$/;
const OTHER_FIELD = /^(?:email|client_(?:email|login|password|password_repeat)|birth_date)$/;
export const COUNTRIES: readonly CountryPart[] = ['region', 'country'];

export function isClientField(name: string): name is RequestedField {
  const part = ADDRESS_FIELD.exec(name)?.[2] ?? '';
  return OTHER_FIELD.test(name) || isPart(part) || COUNTRIES.some((country) => country === part);
}

export function isPart(name: string): name is keyof typeof PARTS {
  return Object.hasOwn(PARTS, name);
}
