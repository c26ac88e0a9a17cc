import type { FormField } from './form-field.ts';

export interface FormReply<Name extends string = string> {
  /** Everything the shopper typed, by field, passwords excepted. */
  initialValue: Partial<Record<Name, string>>;
  /** The texts of what is wrong, by field; under the empty name, what concerns the whole form. */
  error?: Partial<Record<Name | '', string[]>>;
}

// biome-ignore lint/suspicious/noExplicitAny: only a bound for inference; every use keeps the field's own type
type AnyField = FormField<any>;

/** Fields by name. One that only some shoppers are asked for is optional: `{ ...(asked ? { current: secret() } : {}) }`. */
export type FormFields = Record<string, AnyField | undefined>;

/** Every name the form has; a misspelt one does not compile. */
export type FieldName<Form extends ShopForm> = keyof Form['fields'] & string;

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: NonNullable<Fields[Name]> extends FormField<infer Value> ? Value : never;
};

export interface ShopForm<Fields extends FormFields = FormFields> {
  fields: Fields;
  read: (data: FormData) => FormReading<Fields>;
}

export interface FormReading<Fields extends FormFields> {
  values: FormValues<Fields>;
  /** The typed values and their errors. */
  reply: FormReply<keyof Fields & string>;
}

/** Errors by field that need several fields to decide; under the empty name, errors of the form itself. */
export type FieldTexts<Fields extends FormFields> = Partial<Record<(keyof Fields & string) | '', string>>;

/** Describes a form once, for the browser and for the server. `compare` checks fields against each other. */
export function defineForm<Fields extends FormFields>(
  fields: Fields,
  compare: (values: FormValues<Fields>) => FieldTexts<Fields> = () => ({}),
): ShopForm<Fields> {
  function read(data: FormData): FormReading<Fields> {
    const values: Record<string, unknown> = {};
    const initialValue: FormReply['initialValue'] = {};
    const faults: Record<string, string[]> = {};
    const tooLong = new Set<string>();
    const add = (name: string, text: string | null | undefined) => {
      if (text) faults[name] = [...(faults[name] ?? []), text];
    };
    for (const [name, field] of Object.entries(fields)) {
      if (!field) continue;
      const sent = sentAs(data, name);
      const { value, fault, isTooLong } = field.read(sent);
      values[name] = value;
      if (isTooLong) tooLong.add(name);
      add(name, fault);
      const typed = [sent].flat()[0];
      if (typeof typed === 'string' && typed !== '' && !field.secret) initialValue[name] = typed;
    }
    for (const [name, text] of Object.entries<string | undefined>(compare(values as FormValues<Fields>))) {
      if (!tooLong.has(name)) add(name, text);
    }
    const error = Object.keys(faults).length > 0 ? faults : undefined;
    return { values, reply: { initialValue, error } } as FormReading<Fields>;
  }
  return { fields, read };
}

/** The same part of several addresses: `delivery_city`, `invoice_city`. */
export function fieldsOfRole<Role extends string, Part extends string>(
  role: Role,
  parts: readonly Part[],
  make: () => FormField<string>,
) {
  return Object.fromEntries(parts.map((part) => [`${role}_${part}`, make()])) as Record<
    `${Role}_${Part}`,
    FormField<string>
  >;
}

/** Several of a name come as a list; brackets behind it say that there may be several (contract 2.21). */
function sentAs(data: FormData, name: string): unknown {
  const all = [...data.getAll(name), ...data.getAll(`${name}[]`)];
  return all.length > 1 ? all : all[0];
}
