import {
  choiceField,
  flagField,
  type InputFault,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';

const LONGEST = 50_000;

/** How the owner describes a marketing piece: what it is, where and to whom it is handed out. */
export const snippetFields = {
  kind: choiceField(['snippet', 'layer'] as const),
  title: textField({ required: true, longest: 120 }),
  region: choiceField(['head', 'body_top', 'other'] as const),
  opens: choiceField(['view', 'exit', 'basket'] as const),
  content: textField({ long: true, longest: LONGEST }),
  script: textField({ long: true, longest: LONGEST }),
  category: choiceField(['marketing', 'analytics', 'necessary'] as const),
  address: textField({ longest: 300, check: checkCondition }),
  onMobile: flagField(),
  onTablet: flagField(),
  onPc: flagField(),
  active: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type SnippetValues = ValuesOf<typeof snippetFields>;

/** The beginning of a path, or a whole one closed with `$`. */
function checkCondition(text: string): InputFault | null {
  return /^\/(?!\/)[^\s"'<>\\]*$/.test(text) ? null : 'address';
}
