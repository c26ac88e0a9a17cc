import type { Grosze } from '#platform/money/rules/grosze.ts';
import { MAX_MONEY, parseAmount } from '#platform/money/rules/parse-zloty.ts';
import { isMeantDay, parseMinutes, parseMoment, warsawTime, writeMinutes } from '#platform/time/rules/day.ts';

/** Problems of what the owner typed into one field; platform/panel-ui/texts/faults.ts has the words. */
export type InputFault =
  | 'required'
  | 'too-long'
  | 'money'
  | 'whole-number'
  | 'number'
  | 'out-of-range'
  | 'choice'
  | 'day'
  | 'moment'
  | 'time'
  | 'address'
  | 'living'
  | 'country'
  | 'postcode'
  | 'email'
  | 'host'
  | 'phone'
  | 'code'
  | 'taken'
  | 'order-of-limits'
  | 'order-of-dates'
  | 'overlaps'
  | 'no-way-to-pay'
  | 'rates'
  | 'unknown'
  | 'tracking-number'
  | 'months'
  | 'position'
  | 'provider-key'
  | 'colour'
  | 'gtin'
  | 'pairs'
  | 'parts'
  | 'questions'
  | 'slug'
  | 'stock'
  | 'tiers'
  | 'picture'
  | 'phrase'
  | 'phrase-taken'
  | 'same-words'
  | 'own-search'
  | 'cycle'
  | 'too-deep'
  | 'taken-name'
  | 'links'
  | 'links-of-law';

export type Faults = Readonly<Partial<Record<string, InputFault>>>;

/** Typed texts by field, as a form or a command line sends them. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** How a value of the owner is typed: the same for the panel, the command line and the demo. */
export interface TypedField<Value> {
  kind:
    | 'text'
    | 'long'
    | 'rich'
    | 'picture'
    | 'money'
    | 'number'
    | 'choice'
    | 'choices'
    | 'flag'
    | 'day'
    | 'moment'
    | 'time'
    | 'rates';
  required: boolean;
  maxLength?: number;
  choices?: readonly string[];
  parse(text: string): { value: Value } | { fault: InputFault };
  write(value: Value): string;
}

export type Fields = Readonly<Record<string, TypedField<unknown>>>;
type ValueOf<Field> = Field extends { parse(text: string): infer Parsed }
  ? Extract<Parsed, { value: unknown }>['value']
  : never;
export type ValuesOf<Shape> = { [Name in keyof Shape]: ValueOf<Shape[Name]> };

const MAX_TEXT_LENGTH = 200;
/** Characters of a field without a maximum of its own: numbers, days and choices. */
const MAX_UNLIMITED = 10_000;

export function textField({
  required = false,
  maxLength = MAX_TEXT_LENGTH,
  long = false,
  shape,
  check,
}: {
  required?: boolean;
  maxLength?: number;
  long?: boolean;
  /** With headings and lists, or a picture by its path. */
  shape?: 'rich' | 'picture';
  check?: (text: string) => InputFault | null;
} = {}): TypedField<string> {
  return {
    kind: shape ?? (long ? 'long' : 'text'),
    required,
    maxLength,
    parse(text) {
      if (Array.from(text).length > maxLength) return { fault: 'too-long' };
      const fault = text === '' ? null : check?.(text);
      return fault ? { fault } : { value: text };
    },
    write: (value) => value,
  };
}

/** Złoty and grosze as Poles write them, `1 234,50`; empty is null. */
export function moneyField({ required = false } = {}): TypedField<Grosze | null> {
  return {
    kind: 'money',
    required,
    parse(text) {
      if (text === '') return { value: null };
      const value = parseAmount(text);
      if (value === null) return { fault: 'money' };
      return value > MAX_MONEY ? { fault: 'out-of-range' } : { value };
    },
    write: (value) => (value === null ? '' : writeHundredths(value)),
  };
}

/** Money that must be there. */
export function dueField(): TypedField<Grosze> {
  const { parse, write } = moneyField();
  return {
    kind: 'money',
    required: true,
    parse(text) {
      const parsed = parse(text);
      return 'value' in parsed ? { value: parsed.value ?? 0 } : parsed;
    },
    write,
  };
}

export function writeHundredths(value: number): string {
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2).replace('.', ',');
}

/** A number with so many decimals, from … to; empty is null. */
export function numberField({
  least,
  max,
  decimals = 0,
  required = false,
}: {
  least: number;
  max: number;
  decimals?: number;
  required?: boolean;
}): TypedField<number | null> {
  return {
    kind: 'number',
    required,
    parse(text) {
      if (text === '') return { value: null };
      const bare = text.replace(/\s/g, '').replace(',', '.');
      const pattern = decimals === 0 ? /^-?\d{1,9}$/ : /^-?\d{1,9}(?:\.\d{1,12})?$/;
      if (!pattern.test(bare)) return { fault: decimals === 0 ? 'whole-number' : 'number' };
      const value = Number(Number(bare).toFixed(decimals));
      return value < least || value > max ? { fault: 'out-of-range' } : { value };
    },
    write: (value) => (value === null ? '' : String(value).replace('.', ',')),
  };
}

/** The same when it must be there. */
export function countField(limits: { least: number; max: number; decimals?: number }): TypedField<number> {
  const { parse, write } = numberField(limits);
  return {
    kind: 'number',
    required: true,
    parse(text) {
      const parsed = parse(text);
      return 'value' in parsed ? { value: parsed.value ?? limits.least } : parsed;
    },
    write,
  };
}

export function choiceField<Choice extends string>(choices: readonly Choice[]): TypedField<Choice> {
  return {
    kind: 'choice',
    required: !choices.some((choice) => choice === ''),
    choices,
    parse(text) {
      const value = choices.find((choice) => choice === text);
      return value === undefined ? { fault: 'choice' } : { value };
    },
    write: (value) => value,
  };
}

/** Several at once, parted by commas. */
export function choicesField(choices: readonly string[]): TypedField<string[]> {
  return {
    kind: 'choices',
    required: true,
    choices,
    parse(text) {
      const value = splitList(text);
      return value.every((one) => choices.includes(one)) ? { value } : { fault: 'choice' };
    },
    write: (value) => value.join(','),
  };
}

/** Short texts parted by commas or spaces. */
export function listField({
  required = false,
  fault,
  fits,
}: {
  required?: boolean;
  fault: InputFault;
  fits: RegExp;
}): TypedField<string[]> {
  return {
    kind: 'text',
    required,
    maxLength: 2000,
    parse(text) {
      const value = splitList(text.toUpperCase());
      return value.every((one) => fits.test(one)) ? { value } : { fault };
    },
    write: (value) => value.join(', '),
  };
}

function splitList(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

export function flagField(): TypedField<boolean> {
  return {
    kind: 'flag',
    required: false,
    parse: (text) => ({ value: !['', '0', 'no', 'nie', 'false'].includes(text.toLowerCase()) }),
    write: (value) => (value ? '1' : ''),
  };
}

export function dayField({ required = false } = {}): TypedField<string> {
  return {
    kind: 'day',
    required,
    parse: (text) => (text === '' || isMeantDay(text) ? { value: text } : { fault: 'day' }),
    write: (value) => value,
  };
}

export function momentField(): TypedField<Date | null> {
  return {
    kind: 'moment',
    required: false,
    parse(text) {
      const value = text === '' ? null : parseMoment(text);
      return text !== '' && value === null ? { fault: 'moment' } : { value };
    },
    write(value) {
      if (value === null) return '';
      const { day, minutes } = warsawTime(value);
      return `${day}T${writeMinutes(minutes)}`;
    },
  };
}

/** `HH:MM`, or empty. */
export function timeField({ required = false } = {}): TypedField<string> {
  return {
    kind: 'time',
    required,
    parse(text) {
      const minutes = parseMinutes(text);
      if (text === '') return { value: '' };
      return minutes === null ? { fault: 'time' } : { value: writeMinutes(minutes) };
    },
    write: (value) => value,
  };
}

/** Values of a form, or null with what is wrong in which field. */
export function parseFields<Shape extends Record<string, TypedField<unknown>>>(
  fields: Shape,
  typed: Typed,
): { values: ValuesOf<Shape>; faults: null } | { values: null; faults: Faults } {
  const faults: Partial<Record<string, InputFault>> = {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = (typed[name] ?? '').replaceAll('\u0000', '').trim();
    const parsed = parseField(field, text);
    if ('fault' in parsed) faults[name] = parsed.fault;
    else values[name] = parsed.value;
  }
  if (Object.keys(faults).length > 0) return { values: null, faults };
  return { values: values as ValuesOf<Shape>, faults: null };
}

/** A text is refused by its length first; an emoji counts as one character and takes two places. */
function parseField(field: TypedField<unknown>, text: string): { value: unknown } | { fault: InputFault } {
  if (text === '' && field.required) return { fault: 'required' };
  if (text.length > 2 * (field.maxLength ?? MAX_UNLIMITED)) return { fault: 'too-long' };
  return field.parse(text);
}

export function writeFields<Shape extends Record<string, TypedField<unknown>>>(
  fields: Shape,
  values: ValuesOf<Shape>,
): Record<string, string> {
  const write = (name: string): string => fields[name]?.write(values[name]) ?? '';
  return Object.fromEntries(Object.keys(fields).map((name) => [name, write(name)]));
}

/** Checks values that were not typed by the rules for typed ones. */
export function checkFields<Shape extends Record<string, TypedField<unknown>>>(
  fields: Shape,
  values: ValuesOf<Shape>,
): Faults | null {
  return parseFields(fields, writeFields(fields, values)).faults;
}
