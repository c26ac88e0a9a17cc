import { withoutNul } from '#rules/text/without-nul.ts';
import { type FieldTexts, type FormFields, type FormValues, parseForm, type ShopForm } from './define-form.ts';
import type { FormReply } from './form-reply.ts';

export interface Refusal<Fields extends FormFields> {
  fields?: FieldTexts<Fields>;
  /** What concerns no single field. */
  form?: string;
}

export type ReadForm<Fields extends FormFields> =
  | { kind: 'wrong'; reply: FormReply }
  | {
      kind: 'ok';
      value: FormValues<Fields>;
      /** For what only the shop could find out: keeps what was typed and says what is wrong. */
      refuse: (refusal: Refusal<Fields>) => FormReply;
    };

/** What forms of other front ends call a field (contract 3). */
export type OtherNames<Fields extends FormFields> = Partial<Record<keyof Fields & string, readonly string[]>>;

/** Reads and checks a posted form in an action, by the same description the browser used. */
export async function readForm<Fields extends FormFields>(
  request: Request,
  form: ShopForm<Fields>,
  otherNames: OtherNames<Fields> = {},
): Promise<ReadForm<Fields>> {
  const data = await readBody(request);
  for (const [name, others = []] of Object.entries<readonly string[] | undefined>(otherNames)) {
    const sent = others.map((other) => data.get(other)).find((value) => value !== null);
    if (sent !== undefined && sent !== null && !data.has(name)) data.append(name, sent);
  }
  const submission = parseForm(data, form);
  const hideFields = Object.keys(form.fields).filter((name) => form.fields[name]?.secret);
  if (submission.status !== 'success') return { kind: 'wrong', reply: submission.reply({ hideFields }) };
  return {
    kind: 'ok',
    value: submission.value,
    refuse: ({ fields = {}, form: formText }) =>
      submission.reply({
        hideFields,
        fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [String(text)]])),
        formErrors: formText === undefined ? undefined : [formText],
      }),
  };
}

async function readBody(request: Request): Promise<FormData> {
  // A body that is no form reads as an empty one: its required fields then say what is missing.
  const data = await request.formData().catch(() => new FormData());
  // Conform would parse these as its own state; our forms never send them.
  data.delete('__intent__');
  data.delete('__state__');
  for (const [name, value] of [...data]) {
    if (typeof value === 'string' && value.includes('\u0000')) data.set(name, withoutNul(value));
  }
  return data;
}
