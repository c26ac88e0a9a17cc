import {
  checkFields,
  choiceField,
  countField,
  dueField,
  type Faults,
  momentField,
  type TypedField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

const MAX_CARDS = 500;

export const cardFields = {
  kind: choiceField(['gift-card', 'voucher'] as const),
  amount: dueField(),
  pieces: countField({ least: 1, max: MAX_CARDS }),
  expiresAt: momentField(),
} satisfies Record<string, TypedField<unknown>>;

export type CardValues = ValuesOf<typeof cardFields>;

export function checkCards(values: CardValues, now: Date): Faults | null {
  const faults = checkFields(cardFields, values);
  if (faults) return faults;
  if (values.amount <= 0) return { amount: 'out-of-range' };
  return values.expiresAt && values.expiresAt <= now ? { expiresAt: 'order-of-dates' } : null;
}
