import {
  bundleField,
  configuratorField,
  KIND_WORDS,
  type TypedPart,
} from '#modules/catalogue/products/rules/line-fields.ts';
import { writeZloty } from '#platform/money/rules/parse-zloty.ts';

/** A part of a bundle as a row of a table: everything as it is typed. */
export interface PartRow extends Omit<TypedPart, 'quantity'> {
  quantity: string;
}

/** Null when the lines are none of ours: they are typed on as lines. */
export function splitParts(text: string): PartRow[] | null {
  const parsed = bundleField.parse(text);
  if ('fault' in parsed) return null;
  return parsed.value.map((part) => ({ ...part, quantity: String(part.quantity).replace('.', ',') }));
}

export function joinParts(rows: readonly PartRow[]): string {
  return rows
    .map(({ code, quantity, choosesVersion }) => [code, quantity, ...(choosesVersion ? ['*'] : [])].join('; '))
    .join('\n');
}

export interface AnswerRow {
  label: string;
  surcharge: string;
}

/** A question of the configurator in the same way. */
export interface QuestionRow {
  label: string;
  required: boolean;
  kind: keyof typeof KIND_WORDS;
  maxLength: string;
  answers: AnswerRow[];
}

export function splitQuestions(text: string): QuestionRow[] | null {
  const parsed = configuratorField.parse(text);
  if ('fault' in parsed) return null;
  return parsed.value.map(({ label, required, kind, maxLength, values }) => ({
    label,
    required,
    kind,
    maxLength: String(maxLength ?? ''),
    answers: values.map((answer) => ({
      label: answer.label,
      surcharge: answer.surcharge ? writeZloty(answer.surcharge) : '',
    })),
  }));
}

export function joinQuestions(rows: readonly QuestionRow[]): string {
  return rows.map(joinQuestion).join('\n');
}

function joinQuestion({ label, required, kind, maxLength, answers }: QuestionRow): string {
  const named = answers.filter((answer) => answer.label.trim() !== '');
  const list = named.map((answer) => (answer.surcharge ? `${answer.label} +${answer.surcharge}` : answer.label));
  const length = kind === 'text' && maxLength ? ` ${maxLength}` : '';
  const ending = kind !== 'text' && list.length > 0 ? `: ${list.join('; ')}` : '';
  return `${label}${required ? '!' : '?'} ${KIND_WORDS[kind]}${length}${ending}`;
}
