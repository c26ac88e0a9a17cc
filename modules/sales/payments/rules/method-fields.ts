import { PAYMENT_KINDS } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import {
  checkFields,
  choiceField,
  dueField,
  type Faults,
  flagField,
  moneyField,
  numberField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

export const methodFields = {
  name: textField({ required: true, maxLength: 60 }),
  kind: choiceField(PAYMENT_KINDS),
  description: textField({ maxLength: 200 }),
  cost: dueField(),
  minimum: moneyField(),
  maximum: moneyField(),
  maxPieces: numberField({ least: 1, max: 100_000 }),
  provider: textField({ maxLength: 40 }),
  enabled: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type MethodValues = ValuesOf<typeof methodFields>;

export function checkMethod(values: MethodValues): Faults | null {
  const faults = checkFields(methodFields, values);
  if (faults) return faults;
  const { minimum, maximum } = values;
  return minimum !== null && maximum !== null && maximum < minimum ? { maximum: 'order-of-limits' } : null;
}
