import type { HonoRequest } from 'hono';
import { parseQuantity } from '#rules/quantity/quantity-text.ts';
import { withoutNul } from '#rules/text/without-nul.ts';

/** Fields of a form by name; files are left out. */
export type Fields = ReadonlyMap<string, string>;

export type Body = { text: string } | { form: FormData } | { refused: 'too-large' | 'unreadable-request' };

/** Reads a posted form, urlencoded or multipart, up to a limit. */
export async function readBody(request: HonoRequest, limit: number): Promise<Body> {
  const announced = request.header('content-length');
  if (announced !== undefined && Number(announced) > limit) return { refused: 'too-large' };
  const type = request.header('content-type') ?? '';
  // The common case of the call made with every page view; the HTTP parser holds a body to its announced length.
  if (announced !== undefined && !type.startsWith('multipart/')) return { text: await request.text() };
  const bytes = announced === undefined ? await readCounted(request, limit) : await request.arrayBuffer();
  if (bytes === null) return { refused: 'too-large' };
  if (!type.startsWith('multipart/')) return { text: new TextDecoder().decode(bytes) };
  try {
    return { form: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
  } catch {
    return { refused: 'unreadable-request' };
  }
}

/** A body of unannounced length is left as soon as it is too long. */
async function readCounted(request: HonoRequest, limit: number): Promise<ArrayBuffer | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks).arrayBuffer();
}

/** Fields of the address, then of the body: what is posted wins. */
export function gatherFields(query: string, body: Body | null): Fields {
  const sent = [...new URLSearchParams(query)];
  if (body && 'text' in body) sent.push(...new URLSearchParams(body.text));
  if (body && 'form' in body) {
    for (const [name, value] of body.form) if (typeof value === 'string') sent.push([name, value]);
  }
  return toFields(sent);
}

const PART_QUANTITY = /^bundled_quantity\[\d{1,9}\]$/;

/**
 * Of a name sent twice the last value counts. A part of a collection is the exception: forms send its own quantity and
 * add a 0 when it is unticked, so one 0 leaves it out wherever it stands (contract 2.9).
 */
export function toFields(sent: Iterable<[string, string]>): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of sent) {
    const known = withoutNul(name);
    if (PART_QUANTITY.test(known) && isZero(fields.get(known))) continue;
    fields.set(known, withoutNul(value));
  }
  return fields;
}

function isZero(quantity: string | undefined): boolean {
  return quantity !== undefined && parseQuantity(quantity) === 0;
}
