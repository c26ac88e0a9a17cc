import {
  choiceField,
  countField,
  dueField,
  type Fields,
  flagField,
  type TypedField,
  textField,
  timeField,
} from '#platform/forms/rules/typed-fields.ts';
import { checkLink } from '#platform/links/rules/safe-link.ts';
import { PRICE_TYPES } from '#platform/money/rules/vat.ts';
import type * as texts from '../../texts/panel.ts';

export type GroupId = keyof typeof texts.groups;

interface Group {
  id: GroupId;
  /** Paths of settings, with how each is typed. */
  fields: Fields;
  /** Paths of settings that are lists (lists.ts). */
  lists?: readonly string[];
}

const text = textField({ maxLength: 500 });
const long = textField({ maxLength: 500, long: true });
const count = countField({ least: 0, max: 999_999 });
const address = { name: text, street: text, zipcode: text, city: text };

/** Every setting of the shop in its place; a test knows one that is missing. */
export const GROUPS: readonly Group[] = [
  { id: 'company', fields: withPrefix('company', { ...address, taxNumber: text }) },
  {
    id: 'contact',
    fields: {
      email: text,
      newOrderEmail: text,
      phone: text,
      phoneHours: text,
      contactLink: textField({ required: true, maxLength: 500, check: checkLink }),
    },
  },
  { id: 'register', fields: withPrefix('register', { court: text, krs: text, shareCapital: text, regon: text }) },
  {
    id: 'brand',
    fields: {
      name: textField({ required: true, maxLength: 500 }),
      tagline: text,
      description: long,
      brandFolder: textField({ required: true, maxLength: 500 }),
      ...withPrefix('wordmark', { name: text, path: textField({ maxLength: 4_000, long: true }), width: count }),
      ...withPrefix('scenes', { thanks: text, signIn: text }),
      position: positionField(),
    },
  },
  { id: 'listings', fields: { oneCardPerModel: flagField(), severalFiltersOpen: flagField(), searchMinimum: count } },
  { id: 'rebateBar', fields: { rebateCode: text, rebateText: text } },
  {
    id: 'selling',
    fields: {
      priceType: choiceField(PRICE_TYPES),
      pointWorth: dueField(),
      ...withPrefix('unpaidDays', { transfer: count, online: count }),
    },
  },
  { id: 'payLater', fields: {}, lists: ['payLater.instalments', 'payLater.deferred'] },
  { id: 'account', fields: { bankAccount: text } },
  { id: 'shipment', fields: { shipmentDeadline: timeField({ required: true }), hoursBeforeOrder: count } },
  {
    id: 'returns',
    fields: { ...withPrefix('returnAddress', address), returnDays: count },
    lists: ['returnDeliveries'],
  },
  {
    id: 'limits',
    fields: {
      ...withPrefix('orderLimits', { address: count, caller: count, customer: count }),
      ...withPrefix('passwordLength', { min: count, max: count }),
    },
  },
];

function withPrefix(whole: string, parts: Fields): Fields {
  return Object.fromEntries(Object.entries(parts).map(([part, field]) => [`${whole}.${part}`, field]));
}

type Position = { latitude: number; longitude: number } | null;

/** `50.0614, 19.9372` as maps write it, also with decimal commas; empty is null. */
function positionField(): TypedField<Position> {
  return {
    kind: 'text',
    required: false,
    maxLength: 60,
    parse(typed) {
      if (typed === '') return { value: null };
      const [, north = '', east = ''] = /^(-?\d+(?:[.,]\d+)?)[,;\s]+(-?\d+(?:[.,]\d+)?)$/.exec(typed) ?? [];
      const [latitude, longitude] = [north, east].map((part) => Number(part.replace(',', '.') || Number.NaN));
      if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return { fault: 'position' };
      return { value: { latitude, longitude } };
    },
    write: (place) => (place ? `${place.latitude}, ${place.longitude}` : ''),
  };
}

function isWithin(degrees: number | undefined, max: number): degrees is number {
  return degrees !== undefined && Math.abs(degrees) <= max;
}
