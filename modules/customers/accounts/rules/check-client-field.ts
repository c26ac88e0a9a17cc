import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone, MAX_PHONE_LENGTH, phoneFault } from '#platform/forms/rules/phone.ts';
import { isPlainLine, isPlainName } from '#platform/forms/rules/plain-name.ts';
import { isPostcode, postcodeFormat } from '#platform/forms/rules/postcode.ts';
import { isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import type { ClientCode, ClientMessage } from './client-code.ts';

export type ClientField =
  | 'firstname'
  | 'lastname'
  | 'firm'
  | 'nip'
  | 'street'
  | 'zipcode'
  | 'city'
  | 'phone'
  | 'email'
  | 'birthdate';

/** The customer, a delivery address or an invoice address. */
export type ClientRole = 'client' | 'delivery' | 'invoice';

interface Around {
  role: ClientRole;
  /** ISO 3166 */
  country: string;
  /** YYYY-MM-DD */
  today: string;
}

/** S5.29–S5.33 */
export function checkClientField(field: ClientField, value: string, around: Around): ClientMessage[] {
  const text = value.trim();
  const code = findCode(field, text, around);
  if (code === null) return [];
  if (code === 'birth_date') return [{ code, message: birthDateFault(text, around.today) ?? '' }];
  // The message contains the maximum length.
  if (field === 'phone' && phoneFault(text) === 'long') return [{ code, message: String(MAX_PHONE_LENGTH) }];
  // Contract 2.19: the second message names the valid formats.
  const formats = field === 'zipcode' ? postcodeFormat(around.country) : '';
  return [{ code, message: '' }, ...(formats ? [{ code, message: formats }] : [])];
}

function findCode(field: ClientField, text: string, { role, country, today }: Around): ClientCode | null {
  if (text === '') return MISSING[field][role];
  const illegal = ILLEGAL[role][field];
  if (illegal && (hasIllegalCharacters(field, text) || !isPlain(field, text))) return illegal;
  switch (field) {
    case 'nip':
      // Only Polish numbers have a checksum.
      return country !== 'PL' || isTaxNumber(text) ? null : 'incorect_nip';
    case 'street':
      return /\d/.test(text) ? null : role === 'invoice' ? 'no_invoice_street_number' : 'no_street_number';
    case 'zipcode':
      return isPostcode(text, country) ? null : WRONG_ZIPCODE[role];
    case 'phone':
      return isPhone(text) ? null : WRONG_PHONE[role];
    case 'email':
      return isEmail(text) ? null : 'incorect_email';
    case 'birthdate':
      return birthDateFault(text, today) && 'birth_date';
    default:
      return null;
  }
}

/** Emails greet by first name; a dot would make a link of it. */
function isPlain(field: ClientField, text: string): boolean {
  return field === 'firstname' || field === 'lastname' ? isPlainName(text) : isPlainLine(text);
}

const WRONG_ZIPCODE = {
  client: 'incorect_zipcode',
  delivery: 'incorect_delivery_zipcode',
  invoice: 'incorect_invoice_zipcode',
} as const;

const WRONG_PHONE = {
  client: 'incorect_phone',
  delivery: 'incorect_phone',
  invoice: 'incorect_invoice_phone',
} as const;

/** null: the field is optional */
const MISSING: Record<ClientField, Record<ClientRole, ClientCode | null>> = {
  firstname: { client: 'no_firstname', delivery: 'no_delivery_firstname', invoice: 'no_invoice_firstname' },
  lastname: { client: 'no_name', delivery: 'no_delivery_lastname', invoice: 'no_invoice_lastname' },
  firm: { client: 'no_firmname', delivery: null, invoice: 'no_invoice_firmname' },
  nip: { client: 'incorect_nip', delivery: null, invoice: 'incorect_nip' },
  street: { client: 'no_street', delivery: 'no_delivery_street', invoice: 'no_invoice_street' },
  zipcode: WRONG_ZIPCODE,
  city: { client: 'no_city', delivery: 'no_delivery_city', invoice: 'no_invoice_city' },
  phone: { client: 'incorect_phone', delivery: null, invoice: null },
  email: { client: 'incorect_email', delivery: null, invoice: null },
  birthdate: { client: null, delivery: null, invoice: null },
};

const CLIENT_ILLEGAL: Partial<Record<ClientField, ClientCode>> = {
  firstname: 'illegal_characters_client_firstname',
  lastname: 'illegal_characters_client_lastname',
  street: 'illegal_characters_client_street',
  city: 'illegal_characters_client_city',
  phone: 'illegal_characters_client_phone',
  firm: 'illegal_characters_client_firm',
  nip: 'illegal_characters_client_nip',
};

const ILLEGAL: Record<ClientRole, Partial<Record<ClientField, ClientCode>>> = {
  client: CLIENT_ILLEGAL,
  // The contract has no codes for invoices.
  invoice: CLIENT_ILLEGAL,
  delivery: {
    firstname: 'illegal_characters_delivery_firstname',
    lastname: 'illegal_characters_delivery_lastname',
    street: 'illegal_characters_delivery_street',
    city: 'illegal_characters_delivery_city',
    phone: 'illegal_characters_delivery_phone',
  },
};

/** S5.30 */
function birthDateFault(text: string, today: string): 'format' | 'future' | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day || Number(year) < 1900) return 'format';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== text) return 'format';
  return text > today ? 'future' : null;
}

/** Phones replace two hyphens by an en dash. */
const DASH = '\\-‐‑–—';
const APOSTROPHE = "'’‘ʼ´";

const allowed = (characters: string) => new RegExp(`^[\\p{L}\\p{M}\\s.${APOSTROPHE}${DASH}${characters}]*$`, 'u');

const ALLOWED: Readonly<Record<string, RegExp>> = {
  firstname: allowed(''),
  lastname: allowed(''),
  street: allowed('\\p{N},;#"„”/()&'),
  city: allowed('\\p{N},/()'),
  firm: /^[^<>{}[\]\\^|~`]*$/u,
  nip: /^[\p{L}\d\s-]*$/u,
};

/** S5.33 */
function hasIllegalCharacters(field: string, text: string): boolean {
  if (field === 'phone') return phoneFault(text) === 'characters';
  return ALLOWED[field]?.test(text) === false || (field === 'city' && !/\p{L}/u.test(text));
}
