import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone, MAX_PHONE_LENGTH, phoneFault } from '#platform/forms/rules/phone.ts';
import { isPlainLine, isPlainName } from '#platform/forms/rules/plain-name.ts';
import { isPostcode, postcodeFormat } from '#platform/forms/rules/postcode.ts';
import { isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import type { ClientCode, ClientMessage } from './client-code.ts';

/** Fields as the contract names their kinds. */
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

/** Whose data: the customer's own, another address for parcels, another for invoices. */
export type ClientRole = 'client' | 'delivery' | 'invoice';

interface Around {
  role: ClientRole;
  /** Two-letter code. */
  country: string;
  /** RRRR-MM-DD. */
  today: string;
}

/** Problems of one field of a customer's data (S5.29–S5.33); nothing when it is right. */
export function checkClientField(field: ClientField, value: string, around: Around): ClientMessage[] {
  const text = value.trim();
  const code = findCode(field, text, around);
  if (code === null) return [];
  if (code === 'birth_date') return [{ code, message: birthDateFault(text, around.today) ?? '' }];
  // As with a birth date, the message holds what the text needs to know: how long a number may be.
  if (field === 'phone' && phoneFault(text) === 'long') return [{ code, message: String(MAX_PHONE_LENGTH) }];
  // Contract 2.19: the second message names the forms that would be right.
  const formats = field === 'zipcode' ? postcodeFormat(around.country) : '';
  return [{ code, message: '' }, ...(formats ? [{ code, message: formats }] : [])];
}

function findCode(field: ClientField, text: string, { role, country, today }: Around): ClientCode | null {
  if (text === '') return MISSING[field][role];
  const illegal = ILLEGAL[role][field];
  if (illegal && (hasIllegalCharacters(field, text) || !isPlain(field, text))) return illegal;
  switch (field) {
    case 'nip':
      // Only Polish numbers can be checked by their digits.
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

/** The first name greets in mails; a dot between letters would make a link of it there. */
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

/** Null where a field may stay empty. */
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
  // The contract knows no codes of their own for invoices.
  invoice: CLIENT_ILLEGAL,
  delivery: {
    firstname: 'illegal_characters_delivery_firstname',
    lastname: 'illegal_characters_delivery_lastname',
    street: 'illegal_characters_delivery_street',
    city: 'illegal_characters_delivery_city',
    phone: 'illegal_characters_delivery_phone',
  },
};

/** S5.30: what is wrong with a birth date: it is no day in the form RRRR-MM-DD, or that day is still ahead of us. */
function birthDateFault(text: string, today: string): 'format' | 'future' | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day || Number(year) < 1900) return 'format';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== text) return 'format';
  return text > today ? 'future' : null;
}

/** Dashes and apostrophes as keyboards and phones write them: a phone makes an en dash of two hyphens. */
const DASH = '\\-‐‑–—';
const APOSTROPHE = "'’‘ʼ´";

const allowed = (characters: string) => new RegExp(`^[\\p{L}\\p{M}\\s.${APOSTROPHE}${DASH}${characters}]*$`, 'u');

/** What each field may hold; anything else is a slip of the hand or an attempt at something. */
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
  // Signs alone are no town; that they are nobody's name, isPlainName knows.
  return ALLOWED[field]?.test(text) === false || (field === 'city' && !/\p{L}/u.test(text));
}
