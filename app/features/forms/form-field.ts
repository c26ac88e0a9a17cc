import * as v from 'valibot';
import { type AttachmentLimits, checkAttachments } from '#rules/files/check-attachments.ts';
import { checkFile, type FileLimits } from '#rules/files/check-file.ts';
import { checkField } from '#rules/forms/check-field.ts';
import type { FieldError, FieldRule } from '#rules/forms/field-rule.ts';
import type { ServerCheck } from '#rules/forms/server-check.ts';
import { truncateComment } from '#rules/forms/truncate-comment.ts';
import { attachmentsText, fieldErrorText, fileAlertText } from '#texts/forms.ts';

/** One field of a form: its rule for the browser, and the schema that reads what was sent, on both sides. */
export interface FormField<Value = unknown> {
  rule: FieldRule;
  schema: v.GenericSchema<unknown, Value>;
  /** Never sent back with a reply: passwords. */
  secret?: boolean;
  serverCheck?: ServerCheck;
  errorText: (error: FieldError) => string;
}

interface FieldOptions extends Partial<Omit<FieldRule, 'kind'>> {
  /** The field's own words in place of the general ones. */
  texts?: Partial<Record<FieldError['code'], string>>;
}

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
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform((sent) => (secret ? readText(sent) : readText(sent).trim())),
      checkedBy((text: string) => ruleError(text, rule, errorText)),
    ),
    '',
  );
  return { rule, schema, secret, serverCheck, errorText };
}

export function checkboxField(options: FieldOptions = {}): FormField<boolean> {
  const { rule, errorText } = ruleOf('checkbox', options);
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform((sent) => sent !== false && sent !== undefined && sent !== ''),
      checkedBy((ticked: boolean) => ruleError(ticked, rule, errorText)),
    ),
    false,
  );
  return { rule, schema, errorText };
}

/** A remark of at most 255 characters: what is longer is cut, never refused (S5.25). */
export function commentField(options: FieldOptions = {}): FormField<string> {
  const { rule, errorText } = ruleOf('text', options);
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform((sent) => truncateComment(readText(sent).trim()).text),
      checkedBy((text: string) => ruleError(text, rule, errorText)),
    ),
    '',
  );
  return { rule, schema, errorText };
}

/** One file; null when none was chosen. */
export function fileField({ required, ...limits }: FileLimits & { required?: boolean } = {}): FormField<File | null> {
  const { rule, errorText } = ruleOf('text', { validate: true, required });
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform((sent) => (sent instanceof File && sent.name !== '' ? sent : null)),
      checkedBy((file: File | null) => {
        if (file) return fileAlertText(checkFile(file, limits));
        return required ? errorText({ code: 'required' }) : null;
      }),
    ),
    null,
  );
  return { rule, schema, errorText };
}

/** Several files of one field; those that are too many, too large or of a wrong kind are refused. */
export function filesField(limits: AttachmentLimits): FormField<File[]> {
  const { rule, errorText } = ruleOf('text', {});
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform((sent) => [sent].flat().filter((file) => file instanceof File && file.name !== '') as File[]),
      checkedBy((files: File[]) => attachmentsText(checkAttachments(files, limits))),
    ),
    [],
  );
  return { rule, schema, errorText };
}

function ruleOf(kind: FieldRule['kind'], { texts = {}, validate = false, ...limits }: FieldOptions) {
  const rule: FieldRule = { kind, validate, ...limits };
  const errorText = (error: FieldError) => texts[error.code] ?? fieldErrorText(error);
  return { rule, errorText };
}

function ruleError(value: string | boolean, rule: FieldRule, errorText: FormField['errorText']): string | null {
  const verdict = checkField(value, rule, 'form');
  return verdict.mark === 'error' ? errorText(verdict.error) : null;
}

function checkedBy<Value>(findError: (value: Value) => string | null) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const message = dataset.typed ? findError(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });
}

// A field sent twice arrives as a list; a file where text belongs is nothing.
function readText(sent: unknown): string {
  const first = Array.isArray(sent) ? sent[0] : sent;
  return typeof first === 'string' ? first : '';
}
