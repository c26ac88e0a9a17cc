import { tidyPostcode } from '#platform/forms/rules/postcode.ts';
import { bareTaxNumber } from '#platform/forms/rules/tax-number.ts';
import { type ClientField, type ClientRole, checkClientField } from './check-client-field.ts';
import type { ClientMessage } from './client-code.ts';
import { type CustomerAddress, type CustomerData, isKnownCountry } from './customer-data.ts';

/** Names of contract 3.14: `client_firstname`, `delivery_city`, `invoice_nip` … */
export const ADDRESS_PARTS = {
  firm: 'companyName',
  nip: 'taxNumber',
  firstname: 'firstName',
  lastname: 'lastName',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  region: 'country',
  phone: 'phone',
} as const satisfies Record<string, keyof CustomerAddress>;

type Part = keyof typeof ADDRESS_PARTS;

export const ADDRESS_PART_NAMES = Object.keys(ADDRESS_PARTS) as Part[];

export const CLIENT_ROLES = ['client', 'delivery', 'invoice'] as const satisfies readonly ClientRole[];

/** Contract 3.14 and 3.15 */
export type ClientFormField =
  | `${ClientRole}_${Part}`
  | 'client_type'
  | 'client_email'
  | 'birth_date'
  | 'other_delivery'
  | 'other_invoice'
  | 'client_mailing'
  | 'client_send_sms';

export type ClientFormValues = Readonly<Partial<Record<ClientFormField, unknown>>>;

const textOf = (fields: ClientFormValues, name: ClientFormField) => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};
const ticked = (fields: ClientFormValues, name: ClientFormField) => fields[name] === true || fields[name] === 'on';

export function parseClientForm(fields: ClientFormValues): CustomerData {
  const kind = textOf(fields, 'client_type') === 'firm' ? 'company' : 'private';
  return {
    kind,
    email: textOf(fields, 'client_email'),
    birthDate: textOf(fields, 'birth_date'),
    billing: billingOf(kind, parseAddress(fields, 'client')),
    delivery: ticked(fields, 'other_delivery') ? parseAddress(fields, 'delivery') : null,
    invoice: ticked(fields, 'other_invoice') ? parseAddress(fields, 'invoice') : null,
    newsletter: ticked(fields, 'client_mailing'),
    sms: ticked(fields, 'client_send_sms'),
  };
}

export function fillClientForm(data: CustomerData): Record<ClientFormField, string | boolean> {
  return {
    client_type: data.kind === 'company' ? 'firm' : 'private',
    client_email: data.email,
    birth_date: data.birthDate,
    other_delivery: data.delivery !== null,
    other_invoice: data.invoice !== null,
    client_mailing: data.newsletter,
    client_send_sms: data.sms,
    ...fillAddress('client', data.billing),
    ...fillAddress('delivery', data.delivery),
    ...fillAddress('invoice', data.invoice),
  };
}

function fillAddress<Role extends ClientRole>(role: Role, address: CustomerAddress | null) {
  return Object.fromEntries(
    ADDRESS_PART_NAMES.map((part) => [
      `${role}_${part}`,
      address?.[ADDRESS_PARTS[part]] ?? (part === 'region' ? 'PL' : ''),
    ]),
  ) as Record<`${Role}_${Part}`, string>;
}

/** S5.29–S5.34 */
export function checkClientForm(
  fields: ClientFormValues,
  today: string,
): Partial<Record<ClientFormField, ClientMessage[]>> {
  const data = parseClientForm(fields);
  const found: Partial<Record<ClientFormField, ClientMessage[]>> = {};
  const look = (name: ClientFormField, field: ClientField, around: { role: ClientRole; country: string }) => {
    const messages = checkClientField(field, textOf(fields, name), { ...around, today });
    if (messages.length > 0) found[name] = messages;
  };
  const own = { role: 'client' as const, country: data.billing.country };
  look('client_email', 'email', own);
  look('birth_date', 'birthdate', own);
  for (const [role, address] of [
    ['client', data.billing],
    ['delivery', data.delivery],
    ['invoice', data.invoice],
  ] as const) {
    if (!address) continue;
    const around = { role, country: address.country };
    for (const part of partsOf(role, data, address)) look(`${role}_${part}`, part, around);
    if (!isKnownCountry(address.country)) found[`${role}_region`] = [{ code: WRONG_REGION[role], message: '' }];
  }
  return found;
}

/** Contract 4.1, spelled as there: an invoice has no code of its own. */
const WRONG_REGION = {
  client: 'incorrect_region',
  delivery: 'incorect_delivery_region',
  invoice: 'incorrect_region',
} as const;

function partsOf(role: ClientRole, data: CustomerData, address: CustomerAddress): Exclude<Part, 'region'>[] {
  const company =
    role === 'client'
      ? data.kind === 'company'
      : role === 'invoice' && `${address.companyName}${address.taxNumber}` !== '';
  const person: Exclude<Part, 'region'>[] = role === 'invoice' && company ? [] : ['firstname', 'lastname'];
  const phone: Exclude<Part, 'region'>[] = role === 'invoice' ? [] : ['phone'];
  return [...(company ? (['firm', 'nip'] as const) : []), ...person, 'street', 'zipcode', 'city', ...phone];
}

function parseAddress(fields: ClientFormValues, role: ClientRole): CustomerAddress {
  const text = (part: Part) => textOf(fields, `${role}_${part}`);
  const country = text('region') || 'PL';
  return {
    firstName: text('firstname'),
    lastName: text('lastname'),
    companyName: text('firm'),
    taxNumber: country === 'PL' ? bareTaxNumber(text('nip')) : text('nip'),
    street: text('street'),
    zipcode: tidyPostcode(text('zipcode'), country),
    city: text('city'),
    country,
    phone: text('phone'),
  };
}

/** The form hides company fields of a private person but still sends them. */
export function billingOf<Address extends Partial<CustomerAddress>>(
  kind: CustomerData['kind'],
  address: Address,
): Address {
  return kind === 'company' ? address : { ...address, companyName: '', taxNumber: '' };
}
