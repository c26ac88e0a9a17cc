import {
  choiceField,
  flagField,
  type InputFault,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

const MAX_LENGTH = 50_000;

export const snippetFields = {
  kind: choiceField(['snippet', 'layer'] as const),
  title: textField({ required: true, maxLength: 120 }),
  region: choiceField(['head', 'body_top', 'other'] as const),
  opens: choiceField(['view', 'exit', 'basket'] as const),
  content: textField({ long: true, maxLength: MAX_LENGTH }),
  script: textField({ long: true, maxLength: MAX_LENGTH }),
  category: choiceField(['marketing', 'analytics', 'necessary'] as const),
  address: textField({ maxLength: 300, check: checkCondition }),
  onMobile: flagField(),
  onTablet: flagField(),
  onPc: flagField(),
  active: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type SnippetValues = ValuesOf<typeof snippetFields>;

/** The beginning of a path, or a whole path that ends with `$`. */
function checkCondition(text: string): InputFault | null {
  return /^\/(?!\/)[^\s"'<>\\]*$/.test(text) ? null : 'address';
}
