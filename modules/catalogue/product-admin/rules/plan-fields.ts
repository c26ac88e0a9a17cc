import { linesField } from '#modules/catalogue/products/rules/line-fields.ts';
import {
  countField,
  type Faults,
  momentField,
  numberField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

/** How the owner plans a reduction. */
export const planFields = {
  name: textField({ required: true, maxLength: 80 }),
  percent: countField({ least: 1, max: 99 }),
  startsAt: { ...momentField(), required: true },
  endsAt: { ...momentField(), required: true },
  categoryId: numberField({ least: 1, max: 2_147_483_647 }),
  codes: linesField(/^\S{1,100}$/, 'code'),
} satisfies Record<string, TypedField<unknown>>;

export type PlanValues = ValuesOf<typeof planFields>;

/** Problems of a plan as a whole. */
export function checkPlan({ startsAt, endsAt, categoryId, codes }: PlanValues, now: Date): Faults | null {
  if (startsAt && endsAt && (endsAt <= startsAt || endsAt <= now)) return { endsAt: 'order-of-dates' };
  return categoryId === null && codes.length === 0 ? { codes: 'required' } : null;
}
