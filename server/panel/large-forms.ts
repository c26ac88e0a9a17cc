import { PANEL_FORM_BYTES, TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';

/** Screens that take pictures; `.data` is the same form sent by a script. */
const ADDRESSES = /^\/zaplecze\/(?:obrazy|bannery\/\w+|produkty\/\d+)(?:\.data)?$/;
/** The typed fields are before the pictures, and far shorter than this. */
const LOOKED_AT = 262_144;

export function takesPictures(path: string): boolean {
  return ADDRESSES.test(path);
}

/** A form with more pictures than one may bring: its screen answers, with what was typed and in its own words. */
export function isTooLarge({ url, headers }: Request): boolean {
  return takesPictures(new URL(url).pathname) && Number(headers.get('Content-Length')) > PANEL_FORM_BYTES;
}

/** The same form with what was typed before its first picture, and nothing else. The rest of the body stays unread. */
export async function withoutPictures(request: Request): Promise<Request> {
  const fields = readFields(await readStart(request.body), request.headers.get('Content-Type') ?? '');
  fields.set('intent', TOO_LARGE);
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return new Request(request.url, { method: 'POST', headers, body: fields.toString() });
}

async function readStart(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let read = 0; reader && read < LOOKED_AT; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    read += value.byteLength;
  }
  reader?.releaseLock();
  return Buffer.concat(chunks);
}

/** The whole fields of the beginning of a form; a file, or one that is cut off, is left out. */
function readFields(start: Buffer, contentType: string): URLSearchParams {
  const fields = new URLSearchParams();
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (!boundary) return fields;
  const parts = start.toString('latin1').split(`--${boundary}`).slice(1, -1);
  for (const part of parts) {
    const headEnd = part.indexOf('\r\n\r\n');
    if (headEnd < 0 || !part.endsWith('\r\n')) continue;
    const head = part.slice(0, headEnd);
    const value = part.slice(headEnd + 4, -2);
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (name === undefined || /\bfilename=/.test(head)) continue;
    fields.append(name, Buffer.from(value, 'latin1').toString());
  }
  return fields;
}
