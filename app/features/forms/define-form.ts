import type { FormField } from './form-field.ts';
import type { FormReply } from './form-reply.ts';

// biome-ignore lint/suspicious/noExplicitAny: only a bound for inference; every use keeps the field's own type
type AnyField = FormField<any>;

export type FormFields = Record<string, AnyField>;

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends FormField<infer Value> ? Value : never;
};

export interface ShopForm<Fields extends FormFields = FormFields> {
  fields: Fields;
  /** Reads and checks what a form sent. */
  read: (data: FormData) => FormReading<Fields>;
}

export interface FormReading<Fields extends FormFields> {
  values: FormValues<Fields>;
  /** What was typed and what is wrong with it. */
  reply: FormReply;
}

/** Texts by field, for what only several fields together can tell; under the empty name, what concerns the whole form. */
export type FieldTexts<Fields extends FormFields> = Partial<Record<(keyof Fields & string) | '', string>>;

/** Describes a form once, for the browser and for the server. `compare` checks fields against each other. */
export function defineForm<Fields extends FormFields>(
  fields: Fields,
  compare: (values: FormValues<Fields>) => FieldTexts<Fields> = () => ({}),
): ShopForm<Fields> {
  function read(data: FormData): FormReading<Fields> {
    const values: Record<string, unknown> = {};
    const initialValue: Record<string, string> = {};
    const faults: Record<string, string[]> = {};
    const add = (name: string, text: string | null | undefined) => {
      if (text) faults[name] = [...(faults[name] ?? []), text];
    };
    for (const [name, field] of Object.entries(fields)) {
      const sent = sentAs(data, name);
      const { value, fault } = field.read(sent);
      values[name] = value;
      add(name, fault);
      const typed = [sent].flat()[0];
      if (typeof typed === 'string' && typed !== '' && !field.secret) initialValue[name] = typed;
    }
    for (const [name, text] of Object.entries(compare(values as FormValues<Fields>))) add(name, text);
    const error = Object.keys(faults).length > 0 ? faults : undefined;
    return { values: values as FormValues<Fields>, reply: { initialValue, error } };
  }
  return { fields, read };
}

/** Several of a name come as a list; brackets behind it say that there may be several (contract 2.21). */
function sentAs(data: FormData, name: string): unknown {
  const all = [...data.getAll(name), ...data.getAll(`${name}[]`)];
  return all.length > 1 ? all : all[0];
}
