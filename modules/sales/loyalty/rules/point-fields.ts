import { countField, numberField, type TypedField } from '#platform/forms/rules/typed-fields.ts';

const LARGEST_ID = 2_147_483_647;

export const pointRuleFields = {
  /** Grosze that a point pays. */
  pointWorth: countField({ least: 1, max: 100_000 }),
} satisfies Record<string, TypedField<unknown>>;

export const earningFields = {
  /** Null: the whole shop. */
  categoryId: numberField({ least: 1, max: LARGEST_ID }),
  perZloty: countField({ least: 0, max: 100, decimals: 2 }),
} satisfies Record<string, TypedField<unknown>>;
