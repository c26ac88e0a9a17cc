import { tidyPostcode } from '#platform/forms/rules/postcode.ts';
import {
  choiceField,
  countField,
  flagField,
  type InputFault,
  parseFields,
  type Typed,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';
import { checkPostcode } from './location-fields.ts';

export const POINT_KINDS = ['locker', 'shop', 'post-office'] as const;

export const pointFields = {
  code: textField({ required: true, maxLength: 40 }),
  kind: choiceField(POINT_KINDS),
  name: textField({ required: true, maxLength: 120 }),
  street: textField({ required: true, maxLength: 160 }),
  zipcode: textField({ required: true, maxLength: 10, check: checkPostcode }),
  city: textField({ required: true, maxLength: 80 }),
  latitude: countField({ least: -90, max: 90, decimals: 6 }),
  longitude: countField({ least: -180, max: 180, decimals: 6 }),
  openingHours: textField({ maxLength: 300 }),
  hint: textField({ maxLength: 300 }),
  cashOnDelivery: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type PointValues = ValuesOf<typeof pointFields>;
type PointField = keyof typeof pointFields;

/** Names of columns in the couriers' files; the first with a value counts. */
const NAMES: Record<PointField, readonly string[]> = {
  code: ['code', 'id', 'point_id', 'kod'],
  kind: ['kind', 'type', 'rodzaj'],
  name: ['title', 'display_name', 'nazwa', 'name'],
  street: ['street', 'address.line1', 'ulica', 'address'],
  zipcode: ['zipcode', 'post_code', 'postcode', 'address_details.post_code', 'kod_pocztowy'],
  city: ['city', 'address_details.city', 'town', 'miasto'],
  latitude: ['latitude', 'lat', 'location.latitude'],
  longitude: ['longitude', 'lng', 'lon', 'location.longitude'],
  openingHours: ['openinghours', 'opening_hours', 'hours', 'godziny'],
  hint: ['hint', 'location_description', 'opis'],
  cashOnDelivery: ['cashondelivery', 'payment_available', 'cod', 'pobranie'],
};

const KINDS: readonly [pattern: RegExp, kind: (typeof POINT_KINDS)[number]][] = [
  [/post|pop_office|poczt/, 'post-office'],
  [/shop|pop|partner|sklep|punkt/, 'shop'],
];

/** A record of a file by lower-case column; a point without a name takes its code. */
export function parsePoint(
  record: Readonly<Record<string, string>>,
): { values: PointValues } | { field: string; fault: InputFault } {
  const cell = (field: PointField) => NAMES[field].map((name) => record[name]?.trim() ?? '').find(Boolean) ?? '';
  const code = cell('code') || (record.name?.trim() ?? '');
  const number = [record['address_details.building_number'], record.building_number].find(Boolean) ?? '';
  const street = cell('street') || (record['address_details.street'] ?? '');
  const typed: Typed = {
    ...Object.fromEntries((Object.keys(pointFields) as PointField[]).map((field) => [field, cell(field)])),
    code,
    name: cell('name') || code,
    street: number !== '' && !street.endsWith(number) ? `${street} ${number}` : street,
    kind: kindOf(cell('kind')),
  };
  const { values, faults } = parseFields(pointFields, typed);
  if (values) return { values: { ...values, zipcode: tidyPostcode(values.zipcode, 'PL') } };
  const [field = 'code', fault = 'required'] = Object.entries(faults)[0] ?? [];
  return { field, fault };
}

function kindOf(text: string): string {
  const plain = plainText(text);
  return KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'locker';
}

/** Keys for searches by city or street. */
export function pointKeys({ city, street }: { city: string; street: string }): { cityKey: string; streetKey: string } {
  const streetName = street.replace(/^(?:ul|al|pl|os)\.\s*/i, '');
  return { cityKey: plainText(city).replace(/[^a-z0-9]+/g, ' '), streetKey: plainText(streetName) };
}

/** A pickup point with its code, unless its name says it already. */
export function placeName({ name, code }: { name: string; code: string }): string {
  return name.includes(code) ? name : `${name} ${code}`.trim();
}
