import { withoutNul } from '#platform/text/rules/text.ts';
import type { FieldTexts, FormFields, FormReply, FormValues, ShopForm } from './define-form.ts';

export interface Refusal<Fields extends FormFields> {
  fields?: FieldTexts<Fields>;
  /** Concerns no single field. */
  form?: string;
}

export type ParsedForm<Fields extends FormFields> =
  /** The values as far as they could be read. */
  | { kind: 'wrong'; value: FormValues<Fields>; reply: FormReply<keyof Fields & string> }
  | {
      kind: 'ok';
      value: FormValues<Fields>;
      /** For what only the shop could find out: keeps what was typed and says what is wrong. */
      refuse: (refusal: Refusal<Fields>) => FormReply<keyof Fields & string>;
    };

/** Names of fields in forms of other front ends (contract 3). */
export type OtherNames<Fields extends FormFields> = Partial<Record<keyof Fields & string, readonly string[]>>;

/** Reads and checks a posted form in an action, by the same description the browser used. */
export async function parseForm<Fields extends FormFields>(
  request: Request,
  form: ShopForm<Fields>,
  otherNames: OtherNames<Fields> = {},
): Promise<ParsedForm<Fields>> {
  const data = await readBody(request);
  for (const [name, others = []] of Object.entries<readonly string[] | undefined>(otherNames)) {
    const sent = others.map((other) => data.get(other)).find((value) => value !== null);
    if (sent !== undefined && sent !== null && !data.has(name)) data.append(name, sent);
  }
  const { values, reply } = form.read(data);
  if (reply.error) return { kind: 'wrong', value: values, reply };
  return {
    kind: 'ok',
    value: values,
    refuse({ fields = {}, form: formText }) {
      const texts = Object.entries({ ...fields, ...(formText === undefined ? {} : { '': formText }) });
      const error = Object.fromEntries(texts.map(([name, text]) => [name, [String(text)]]));
      return { ...reply, error: error as FormReply<keyof Fields & string>['error'] };
    },
  };
}

async function readBody(request: Request): Promise<FormData> {
  // A body that is no form reads as an empty one: its required fields then say what is missing.
  const data = await request.formData().catch(() => new FormData());
  for (const [name, value] of [...data]) {
    if (typeof value === 'string' && value.includes('\u0000')) data.set(name, withoutNul(value));
  }
  return data;
}

/** Sent files as the shop takes them. */
export function toSentFiles(files: readonly File[]): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
