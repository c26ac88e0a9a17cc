import { isEmail } from '#platform/forms/rules/email.ts';
import { phoneFault } from '#platform/forms/rules/phone.ts';
import { isPostcode } from '#platform/forms/rules/postcode.ts';
import {
  countField,
  dayField,
  type InputFault,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

export const locationFields = {
  name: textField({ required: true, maxLength: 80 }),
  street: textField({ required: true, maxLength: 120 }),
  zipcode: textField({ required: true, maxLength: 10, check: checkPostcode }),
  city: textField({ required: true, maxLength: 80 }),
  phone: textField({ maxLength: 30, check: (text) => (phoneFault(text) === null ? null : 'phone') }),
  email: textField({ check: (text) => (isEmail(text) ? null : 'email') }),
  latitude: countField({ least: -90, max: 90, decimals: 6 }),
  longitude: countField({ least: -180, max: 180, decimals: 6 }),
  openingHours: textField({ maxLength: 300 }),
} satisfies Record<string, TypedField<unknown>>;

export type LocationValues = ValuesOf<typeof locationFields>;

export const closedDayFields = {
  day: dayField({ required: true }),
  reason: textField({ maxLength: 100 }),
} satisfies Record<string, TypedField<unknown>>;

export type ClosedDayValues = ValuesOf<typeof closedDayFields>;

export function checkPostcode(text: string): InputFault | null {
  return isPostcode(text, 'PL') ? null : 'postcode';
}
