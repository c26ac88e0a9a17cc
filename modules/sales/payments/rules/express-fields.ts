import {
  checkFields,
  type Faults,
  flagField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

export const expressFields = {
  name: textField({ required: true, maxLength: 40 }),
  code: textField({ required: true, maxLength: 40, check: checkCode }),
  basketOnly: flagField(),
  enabled: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type ExpressValues = ValuesOf<typeof expressFields>;

export function checkExpress(values: ExpressValues): Faults | null {
  return checkFields(expressFields, values);
}

/** Part of an address and of the provider's script. */
function checkCode(text: string): 'slug' | null {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? null : 'slug';
}
