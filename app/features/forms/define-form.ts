import { parse, type Submission } from '@conform-to/react';
import * as v from 'valibot';
import type { FormField } from './form-field.ts';

// biome-ignore lint/suspicious/noExplicitAny: only a bound for inference; every use keeps the field's own type
type AnyField = FormField<any>;

export type FormFields = Record<string, AnyField>;

export type FormValues<Fields extends FormFields> = { [Name in keyof Fields]: v.InferOutput<Fields[Name]['schema']> };

export interface ShopForm<Fields extends FormFields = FormFields> {
  fields: Fields;
  schema: v.GenericSchema<unknown, FormValues<Fields>>;
}

/** Texts by field, for what only several fields together can tell; under the empty name, what concerns the whole form. */
export type FieldTexts<Fields extends FormFields> = Partial<Record<(keyof Fields & string) | '', string>>;

/** Describes a form once, for the browser and for the server. `compare` checks fields against each other. */
export function defineForm<Fields extends FormFields>(
  fields: Fields,
  compare: (values: FormValues<Fields>) => FieldTexts<Fields> = () => ({}),
): ShopForm<Fields> {
  const entries = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  const schema = v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of Object.entries(compare(input as FormValues<Fields>))) {
        if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );
  return { fields, schema: schema as v.GenericSchema<unknown, FormValues<Fields>> };
}

/** Reads what a form sent. The schemas take the raw texts, so nothing is converted behind their back. */
export function parseForm<Fields extends FormFields>(
  data: FormData,
  { schema }: ShopForm<Fields>,
): Submission<FormValues<Fields>, string[]> {
  return parse<FormValues<Fields>, string[]>(data, {
    resolve(sent) {
      const result = v.safeParse(schema, sent);
      return result.success ? { value: result.output } : { error: textsByField(result.issues) };
    },
  });
}

function textsByField(issues: v.BaseIssue<unknown>[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? '';
    texts[name] = [...(texts[name] ?? []), issue.message];
  }
  return texts;
}
