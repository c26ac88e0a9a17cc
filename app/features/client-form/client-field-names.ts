import type { AddressPart } from '#wire/client/validate-client-data.ts';

/** Parts of an address as contract 3.14 names its fields, and as the order form does. */
export const PARTS: Record<string, AddressPart> = {
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
};

export const ADDRESS_FIELD = /^(client|billing|delivery|invoice)_([a-zA-Z]+)$/;
const OTHER_FIELD = /^(?:email|client_(?:email|login|password|password_repeat)|birth_date)$/;
/** Says nothing by itself, but what a postcode looks like. */
export const COUNTRIES = ['region', 'country'];

export function isClientField(name: string): boolean {
  const part = ADDRESS_FIELD.exec(name)?.[2] ?? '';
  return OTHER_FIELD.test(name) || Object.hasOwn(PARTS, part) || COUNTRIES.includes(part);
}
