import type { Context, HonoRequest } from 'hono';
import { type Fields, toFields } from '#modules/sales/basket/rules/product-form.ts';
import { refuse } from './refuse.ts';

export type { Fields };

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

/** Stops reading a body of unannounced length at the limit. */
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

/** Fields of a posted form and of its address, or the refusal of the body. */
export async function readForm(c: Context, limit: number): Promise<Fields | Response> {
  const body = await readBody(c.req, limit);
  return 'refused' in body ? refuse(body.refused) : gatherFields(new URL(c.req.url).search, body);
}

/** Fields of the body replace those of the address. */
export function gatherFields(query: string, body: Body | null): Fields {
  const sent = [...new URLSearchParams(query)];
  if (body && 'text' in body) sent.push(...new URLSearchParams(body.text));
  if (body && 'form' in body) {
    for (const [name, value] of body.form) if (typeof value === 'string') sent.push([name, value]);
  }
  return toFields(sent);
}
