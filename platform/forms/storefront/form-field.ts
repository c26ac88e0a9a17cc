import { checkField, type FieldError, type FieldRule } from '../rules/check-field.ts';
import type { ServerCheck } from '../rules/server-check.ts';
import { truncateComment } from '../rules/truncate-comment.ts';
import { fieldErrorText } from '../texts/forms.ts';

/** The value of a field, and the text of its error. */
interface Reading<Value> {
  value: Value;
  fault: string | null;
  /** Refused by its length alone: the value is empty, and no rule has seen the text. */
  isTooLong?: boolean;
}

/** One field of a form: its rule for the browser, and how it reads what was sent, on both sides. */
export interface FormField<Value = unknown> {
  rule: FieldRule;
  read: (sent: unknown) => Reading<Value>;
  secret?: boolean;
  serverCheck?: ServerCheck;
  errorText: (error: FieldError) => string;
}

interface FieldOptions extends Partial<Omit<FieldRule, 'kind'>> {
  /** The field's own words in place of the general ones. */
  texts?: Partial<Record<FieldError['code'], string>>;
}

/** Characters of a field without a maximum of its own, such as one that a script fills. */
const MAX_TEXT = 10_000;

interface TextOptions extends FieldOptions {
  kind?: Exclude<FieldRule['kind'], 'checkbox'>;
  secret?: boolean;
  serverCheck?: ServerCheck;
}

export function textField({
  kind = 'text',
  secret = false,
  serverCheck,
  ...options
}: TextOptions = {}): FormField<string> {
  const { rule, errorText } = ruleOf(kind, options);
  const read = (sent: unknown) => {
    const typed = toText(sent);
    const maxlength = rule.maxlength ?? MAX_TEXT;
    // An emoji counts as one character and takes two places.
    if (typed.length > 2 * maxlength)
      return { value: '', fault: errorText({ code: 'too-long', maxlength }), isTooLong: true };
    const value = secret ? typed : typed.trim();
    return { value, fault: ruleFault(value, rule, errorText) };
  };
  return { rule, read, secret, serverCheck, errorText };
}

export function checkboxField(options: FieldOptions = {}): FormField<boolean> {
  const { rule, errorText } = ruleOf('checkbox', options);
  const read = (sent: unknown) => {
    const value = sent !== undefined && sent !== '';
    return { value, fault: ruleFault(value, rule, errorText) };
  };
  return { rule, read, errorText };
}

/** A remark of at most 255 characters: what is longer is cut, never refused (S5.25). */
export function commentField(options: FieldOptions = {}): FormField<string> {
  const { rule, errorText } = ruleOf('text', options);
  const read = (sent: unknown) => {
    const value = truncateComment(toText(sent).trim()).text;
    return { value, fault: ruleFault(value, rule, errorText) };
  };
  return { rule, read, errorText };
}

function ruleOf(kind: FieldRule['kind'], { texts = {}, validate = false, ...limits }: FieldOptions) {
  const rule: FieldRule = { kind, validate, ...limits };
  const errorText = (error: FieldError) => texts[error.code] ?? fieldErrorText(error);
  return { rule, errorText };
}

function ruleFault(value: string | boolean, rule: FieldRule, errorText: FormField['errorText']): string | null {
  const verdict = checkField(value, rule, 'form');
  return verdict.mark === 'error' ? errorText(verdict.error) : null;
}

// A field sent twice arrives as a list; a file where text belongs is nothing.
function toText(sent: unknown): string {
  const first = Array.isArray(sent) ? sent[0] : sent;
  return typeof first === 'string' ? first : '';
}
