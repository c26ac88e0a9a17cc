import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Encoding = 'identity' | 'gzip' | 'br';

interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in turn, exactly as `writeHead` takes them: a hit adds only its own number. */
  headers: string[];
  notModified: string[];
}

/** An answer kept as finished bytes, once per encoding. */
export class StoredAnswer {
  readonly status: number;
  readonly digest: string;
  readonly #common: string[];
  readonly #variants = new Map<Encoding, Variant>();
  readonly #identity: Variant;

  constructor(status: number, headers: Iterable<[string, string]>, body: Buffer) {
    this.status = status;
    this.digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#common = [...headers].flat();
    this.#identity = this.add('identity', body);
  }

  /** Adds or replaces the bytes of one encoding. */
  add(encoding: Encoding, body: Buffer): Variant {
    const etag = encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
    const notModified = [...this.#common, 'ETag', etag, 'Vary', 'Accept-Encoding'];
    const headers = [...notModified, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const variant = { body, etag, headers, notModified };
    this.#variants.set(encoding, variant);
    return variant;
  }

  has(encoding: Encoding): boolean {
    return this.#variants.has(encoding);
  }

  get body(): Buffer {
    return this.#identity.body;
  }

  /** Bytes kept, with an allowance for the header lists. */
  get bytes(): number {
    let sum = 0;
    for (const { body } of this.#variants.values()) sum += body.length + 1024;
    return sum;
  }

  toResponse(asked: Headers): Response {
    const variant = this.#variant(chooseEncoding(asked.get('Accept-Encoding') ?? undefined));
    const known = asked.get('If-None-Match');
    const unchanged = this.status === 200 && known !== null && this.#isKnown(known);
    const headers = new Headers();
    const lines = unchanged ? variant.notModified : variant.headers;
    for (let i = 0; i < lines.length; i += 2) headers.append(lines[i] ?? '', lines[i + 1] ?? '');
    const bodyless = unchanged || this.status === 204 || this.status === 304;
    return new Response(bodyless ? null : new Uint8Array(variant.body), {
      status: unchanged ? 304 : this.status,
      headers,
    });
  }

  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const variant = this.#variant(chooseEncoding(request.headers['accept-encoding']));
    const known = request.headers['if-none-match'];
    if (known !== undefined && this.status === 200 && this.#isKnown(known)) {
      response.writeHead(304, numbered(variant.notModified, requestId));
      response.end();
      return;
    }
    response.writeHead(this.status, numbered(variant.headers, requestId));
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }

  /** The same page in another encoding counts as known: the browser already shows it. */
  #isKnown(tags: string): boolean {
    return tags.includes(`"${this.digest}`) || tags === '*';
  }

  #variant(encoding: Encoding): Variant {
    const wanted = this.#variants.get(encoding);
    if (wanted) return wanted;
    // Whoever takes brotli takes gzip; while neither is ready the plain bytes go out.
    const gzip = encoding === 'br' ? this.#variants.get('gzip') : undefined;
    return gzip ?? this.#identity;
  }
}

/** Copying and pushing is several times faster than `concat` or spreading, and this runs for every hit. */
function numbered(headers: string[], requestId: string): string[] {
  const lines = headers.slice();
  lines.push('X-Request-Id', requestId);
  return lines;
}

const choices = new Map<string, Encoding>();

/** The best encoding the browser takes. Browsers send a handful of different values, so the answers are remembered. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = choices.get(header);
  if (known) return known;
  const refused = /(\w+|\*)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;
  const accepted = header.toLowerCase().replace(refused, '');
  const choice = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (choices.size < 200) choices.set(header, choice);
  return choice;
}
