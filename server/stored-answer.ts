import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, decompress, type Packed } from './compress.ts';

export type Encoding = 'identity' | Packed;

interface Variant {
  body: Buffer;
  /** Names and values in turn, exactly as `writeHead` takes them: a hit adds only its own number. */
  headers: string[];
}

/** An answer as it is kept on disk: one compressed form, and what cannot be seen from it. */
export interface PackedAnswer {
  status: number;
  headers: [string, string][];
  digest: string;
  plainBytes: number;
  encoding: Encoding;
  body: Buffer;
}

/** The size of the header lists and the object itself without their characters. */
const OVERHEAD = 1024;

/** An answer cached as finished bytes, in one encoding or several; the others are made from it on request. */
export class StoredAnswer {
  readonly status: number;
  readonly digest: string;
  readonly plainBytes: number;
  readonly #common: string[];
  readonly #variants = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();
  /** Called when it stores a further form. */
  onGrow: (() => void) | undefined;

  constructor(status: number, headers: Iterable<[string, string]>, body: Buffer, packed?: PackedAnswer) {
    this.status = status;
    this.digest = packed?.digest ?? createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.plainBytes = packed?.plainBytes ?? body.length;
    this.#common = [...headers].flat();
    this.add(packed?.encoding ?? 'identity', body);
  }

  static unpack(packed: PackedAnswer): StoredAnswer {
    return new StoredAnswer(packed.status, packed.headers, packed.body, packed);
  }

  pack(): PackedAnswer {
    const encoding = this.#kept();
    const headers: [string, string][] = [];
    for (let i = 0; i < this.#common.length; i += 2) headers.push([this.#common[i] ?? '', this.#common[i + 1] ?? '']);
    const { status, digest, plainBytes } = this;
    return { status, headers, digest, plainBytes, encoding, body: this.get(encoding) ?? Buffer.alloc(0) };
  }

  /** Adds or replaces the bytes of one encoding. */
  add(encoding: Encoding, body: Buffer): void {
    this.#variants.set(encoding, this.#variant(encoding, body));
    this.onGrow?.();
  }

  /** Keeps the compressed form instead of the plain one, which is ten times as large and hardly ever asked for. */
  async shrink(): Promise<void> {
    const plain = this.get('identity');
    if (!plain) return;
    this.add('br', await compress(plain, 'br', 'good'));
    this.#variants.delete('identity');
  }

  /** The smallest form there is, for what many ask for. */
  async shrinkMore(): Promise<void> {
    if (this.has('br')) this.add('br', await compress(await this.plain(), 'br', 'best'));
  }

  /** Takes over the compressed forms of an answer with the same body: they may be smaller, and cost nothing again. */
  adopt(old: StoredAnswer): void {
    for (const encoding of ['br', 'gzip'] as const) {
      const body = this.has('br') ? old.get(encoding) : undefined;
      if (body) this.add(encoding, body);
    }
  }

  has(encoding: Encoding): boolean {
    return this.#variants.has(encoding);
  }

  get(encoding: Encoding): Buffer | undefined {
    return this.#variants.get(encoding)?.body;
  }

  async plain(): Promise<Buffer> {
    return (await this.#find('identity')).body;
  }

  /** Bytes kept, with an allowance for the lists of headers. */
  get bytes(): number {
    let sum = OVERHEAD;
    for (const text of this.#common) sum += text.length;
    for (const { body } of this.#variants.values()) sum += body.length;
    return sum;
  }

  async toResponse(asked: Headers): Promise<Response> {
    const encoding = this.#encodingFor(asked.get('Accept-Encoding') ?? undefined);
    const match = asked.get('If-None-Match');
    if (match !== null && this.#isKnown(match)) return this.#respond(304, this.#lines(encoding), null);
    const { headers, body } = this.#variants.get(encoding) ?? (await this.#find(encoding));
    const isBodyless = this.status === 204 || this.status === 304;
    return this.#respond(this.status, headers, isBodyless ? null : new Uint8Array(body));
  }

  send(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const encoding = this.#encodingFor(request.headers['accept-encoding']);
    const match = request.headers['if-none-match'];
    if (match !== undefined && this.#isKnown(match)) {
      response.writeHead(304, numbered(this.#lines(encoding), requestId));
      response.end();
      return;
    }
    const write = ({ headers, body }: Variant) => {
      response.writeHead(this.status, numbered(headers, requestId));
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const variant = this.#variants.get(encoding);
    if (variant) write(variant);
    else this.#find(encoding).then(write, () => response.destroy());
  }

  #respond(status: number, lines: string[], body: Uint8Array<ArrayBuffer> | null): Response {
    const headers = new Headers();
    for (let i = 0; i < lines.length; i += 2) headers.append(lines[i] ?? '', lines[i + 1] ?? '');
    const response = new Response(body, { status, headers });
    if (body) bytes.set(response, body);
    return response;
  }

  /** The same page in another encoding counts as match: the browser already shows it. */
  #isKnown(tags: string): boolean {
    return this.status === 200 && (tags.includes(`"${this.digest}`) || tags === '*');
  }

  /** An answer that is small or of a compressed type has the plain form only. */
  #encodingFor(header: string | string[] | undefined): Encoding {
    const wanted = chooseEncoding(header);
    if (wanted === 'identity' || this.#variants.has(wanted)) return wanted;
    const other = wanted === 'br' ? 'gzip' : 'br';
    if (wanted === 'br' && this.#variants.has(other)) return other;
    return this.#variants.has(other) ? wanted : 'identity';
  }

  #kept(): Encoding {
    return this.#variants.has('br') ? 'br' : this.#variants.has('gzip') ? 'gzip' : 'identity';
  }

  /** The bytes of an encoding, made once for all who ask at the same time. */
  #find(encoding: Encoding): Promise<Variant> {
    const kept = this.#variants.get(encoding);
    if (kept) return Promise.resolve(kept);
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#make(encoding).finally(() => this.#making.delete(encoding));
      this.#making.set(encoding, making);
    }
    return making;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const from = this.#kept();
    const body = this.get(from) ?? Buffer.alloc(0);
    const plain = from === 'identity' ? body : await decompress(body, from);
    if (encoding === 'identity') return this.#variant(encoding, plain);
    const variant = this.#variant(encoding, await compress(plain, encoding, 'good'));
    this.#variants.set(encoding, variant);
    this.onGrow?.();
    return variant;
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    const headers = [...this.#lines(encoding), 'Content-Length', String(body.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { body, headers };
  }

  #lines(encoding: Encoding): string[] {
    const etag = encoding === 'identity' ? `"${this.digest}"` : `"${this.digest}-${encoding}"`;
    return [...this.#common, 'ETag', etag, 'Vary', 'Accept-Encoding'];
  }
}

const bytes = new WeakMap<Response, Uint8Array>();

/** The bytes of an answer made here: a response gives them away only through a stream. */
export function bytesOf(response: Response): Uint8Array | undefined {
  return bytes.get(response);
}

/** Copying and pushing is several times faster than `concat` or spreading, and this runs for every hit. */
function numbered(headers: string[], requestId: string): string[] {
  const lines = headers.slice();
  lines.push('X-Request-Id', requestId);
  return lines;
}

/** Characters: browsers send about 30. A longer header is not parsed. */
const MAX_ACCEPT_ENCODING = 200;

const choices = new Map<string, Encoding>();

/** The best encoding the browser takes. Browsers send a handful of different values, so the answers are remembered. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header.length > MAX_ACCEPT_ENCODING) return 'identity';
  const match = choices.get(header);
  if (match) return match;
  const accepted = header.toLowerCase().split(',').flatMap(acceptedName);
  const choice = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (choices.size < 200) choices.set(header, choice);
  return choice;
}

function acceptedName(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
}
