import {
  checkFields,
  choiceField,
  countField,
  dueField,
  type Faults,
  flagField,
  type InputFault,
  momentField,
  moneyField,
  numberField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { parseRebateCode } from './rebate.ts';

export const REBATE_EFFECTS = ['percent', 'amount', 'free-shipping'] as const;
export const REBATE_SOURCES = ['code', 'card'] as const;
const LARGEST_ID = 2_147_483_647;

export const rebateFields = {
  code: textField({ required: true, maxLength: 40, check: checkCode }),
  name: textField({ maxLength: 80 }),
  source: choiceField(REBATE_SOURCES),
  effect: choiceField(REBATE_EFFECTS),
  percent: numberField({ least: 1, max: 100 }),
  amount: moneyField(),
  minimumWorth: moneyField(),
  startsAt: momentField(),
  endsAt: momentField(),
  maxUses: numberField({ least: 1, max: 10_000_000 }),
  oncePerCustomer: flagField(),
  combinable: flagField(),
  advertised: flagField(),
  categoryId: numberField({ least: 1, max: LARGEST_ID }),
  customerId: numberField({ least: 1, max: LARGEST_ID }),
  blocked: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type RebateValues = ValuesOf<typeof rebateFields>;

export function checkRebate(values: RebateValues): Faults | null {
  const faults = checkFields(rebateFields, values);
  if (faults) return faults;
  const { effect, percent, amount } = values;
  if (effect === 'percent' && percent === null) return { percent: 'required' };
  if (effect === 'amount' && !amount) return { amount: 'required' };
  return checkDates(values);
}

export const giftFields = {
  productId: countField({ least: 1, max: LARGEST_ID }),
  sizeType: textField({ required: true, maxLength: 40 }),
  minimumWorth: dueField(),
  startsAt: momentField(),
  endsAt: momentField(),
  enabled: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type GiftValues = ValuesOf<typeof giftFields>;

export function checkGift(values: GiftValues): Faults | null {
  return checkFields(giftFields, values) ?? checkDates(values);
}

function checkDates({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }): Faults | null {
  return startsAt && endsAt && endsAt <= startsAt ? { endsAt: 'order-of-dates' } : null;
}

/** A code has letters and digits, `-` and `_`, so that it can be dictated on the phone. */
function checkCode(text: string): InputFault | null {
  const code = parseRebateCode(text);
  return code !== null && /^[\p{L}\p{N}_-]+$/u.test(code) ? null : 'code';
}
