import {
  checkFields,
  choiceField,
  choicesField,
  countField,
  type Faults,
  flagField,
  type InputFault,
  listField,
  moneyField,
  numberField,
  type TypedField,
  textField,
  timeField,
  type ValuesOf,
  writeHundredths,
} from '#platform/forms/rules/typed-fields.ts';
import { checkLink, isSafeLink } from '#platform/links/rules/safe-link.ts';
import { parseMinutes } from '#platform/time/rules/day.ts';
import type { CourierRate } from './delivery-options.ts';

/** `locker`: parcel boxes; `point`: a partner with staff; `pickup`: the shop itself. */
export const COURIER_KINDS = ['courier', 'locker', 'point', 'pickup', 'post'] as const;
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const MAX_RATES = 20;
const HEAVIEST_G = 1_000_000;

export const courierFields = {
  name: textField({ required: true, maxLength: 60 }),
  kind: choiceField(COURIER_KINDS),
  icon: textField({ check: checkLink }),
  prepaidCost: moneyField(),
  onDeliveryCost: moneyField(),
  freeFrom: moneyField(),
  rates: ratesField(),
  maxWeight: kilosField(),
  maxWorth: moneyField(),
  maxOnDelivery: moneyField(),
  countries: listField({ required: true, fault: 'country', fits: /^[A-Z]{2}$/ }),
  postcodes: listField({ fault: 'postcode', fits: /^\d{2}(?:-\d{0,3})?$/ }),
  days: countField({ least: 0, max: 60 }),
  deadline: timeField(),
  weekdays: weekdaysField(),
  needsPoint: flagField(),
  requestsClientNumber: flagField(),
  trackingLink: textField({ maxLength: 300, check: checkTracking }),
  enabled: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type CourierValues = ValuesOf<typeof courierFields>;

export function checkCourier(values: CourierValues): Faults | null {
  const faults = checkFields(courierFields, values);
  if (faults) return faults;
  const { prepaidCost, onDeliveryCost, rates } = values;
  const offered = prepaidCost !== null || onDeliveryCost !== null || rates.length > 0;
  return offered ? null : { prepaidCost: 'no-way-to-pay' };
}

/** Stored in grams, typed in kilograms. */
function kilosField(): TypedField<number | null> {
  const { parse, write, ...field } = numberField({ least: 0.001, max: HEAVIEST_G / 1000, decimals: 3 });
  return {
    ...field,
    parse(text) {
      const parsed = parse(text);
      return 'value' in parsed && parsed.value !== null ? { value: Math.round(parsed.value * 1000) } : parsed;
    },
    write: (grams) => write(grams === null ? null : grams / 1000),
  };
}

function weekdaysField(): TypedField<number[]> {
  const { parse, write, ...field } = choicesField(WEEKDAYS);
  return {
    ...field,
    parse(text) {
      const parsed = parse(text);
      return 'value' in parsed ? { value: parsed.value.map(Number) } : parsed;
    },
    write: (value) => write(value.map(String)),
  };
}

function checkTracking(text: string): InputFault | null {
  if (!isSafeLink(text)) return 'address';
  return text.includes('{number}') ? null : 'tracking-number';
}

/**
 * One rate a line, separated by semicolons: greatest weight in kg, greatest worth, cost paid in advance, cost paid on delivery.
 * An empty cell is no limit, or no offer.
 */
function ratesField(): TypedField<CourierRate[]> {
  const money = moneyField();
  const weight = kilosField();
  return {
    kind: 'rates',
    required: false,
    maxLength: 2000,
    parse(text) {
      const lines = text.split('\n').filter((line) => /[^\s;]/.test(line));
      if (lines.length > MAX_RATES) return { fault: 'rates' };
      const value: CourierRate[] = [];
      for (const line of lines) {
        const cells = line.split(';').map((cell) => cell.trim());
        const grams = weight.parse(cells[0] ?? '');
        const [worth, prepaid, onDelivery] = [1, 2, 3].map((at) => money.parse(cells[at] ?? ''));
        if ('fault' in grams || !worth || 'fault' in worth || !prepaid || 'fault' in prepaid) return { fault: 'rates' };
        if (!onDelivery || 'fault' in onDelivery || cells.length > 4) return { fault: 'rates' };
        if (prepaid.value === null && onDelivery.value === null) return { fault: 'rates' };
        value.push({
          maxWeight: grams.value,
          maxWorth: worth.value,
          prepaidCost: prepaid.value,
          onDeliveryCost: onDelivery.value,
        });
      }
      return { value };
    },
    write: (value) =>
      value
        .map(({ maxWeight, maxWorth, prepaidCost, onDeliveryCost }) => {
          const costs = [maxWorth, prepaidCost, onDeliveryCost].map((cost) =>
            cost === null ? '' : writeHundredths(cost),
          );
          return [weight.write(maxWeight), ...costs].join(';');
        })
        .join('\n'),
  };
}

/** Without regions a courier serves all postcodes. */
export function servesPostcode(postcodes: readonly string[], zipcode: string): boolean {
  const bare = zipcode.replace(/\D/g, '');
  return postcodes.length === 0 || postcodes.some((start) => bare.startsWith(start.replace(/\D/g, '')));
}

/** The earlier of two hours until which orders leave the same day; the courier's may be empty. */
export function earlierDeadline(shop: string, courier: string): string {
  const [own, other] = [parseMinutes(courier), parseMinutes(shop)];
  return own !== null && (other === null || own < other) ? courier : shop;
}
