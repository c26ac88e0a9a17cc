import type { OrderFormField } from '#modules/sales/checkout/rules/parse-order-form.ts';
import type { AddressPart } from '#wire/client/validate-client-data.ts';
import type { ClientFormField } from '../../rules/client-form.ts';

type PartOf<Name extends string> = Name extends `${AddressRole}_${infer Part}` ? Part : never;
type AddressRole = 'client' | 'billing' | 'delivery' | 'invoice';

/** Says nothing by itself, but what a postcode looks like. */
type CountryPart = 'region' | 'country';
/** Under `client_` as well, and no part of an address. */
type OwnPart = 'type' | 'email' | 'mailing' | 'send_sms';
type Part = Exclude<PartOf<ClientFormField | OrderFormField>, OwnPart>;

type OtherField =
  | 'email'
  | 'client_email'
  | 'client_login'
  | 'client_password'
  | 'client_password_repeat'
  | 'birth_date';

/** Fields of the registration, the account and the order that the shop judges while they are typed. */
export type RequestedField = OtherField | `${AddressRole}_${Part}`;

/** Parts of an address as contract 3.14 names its fields, and as the order form does. */
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
} as const satisfies Record<Exclude<Part, CountryPart>, AddressPart>;

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
