import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type FeedItem, fieldsOfCeneoOffer, fieldsOfGoogleItem } from '../rules/feed-item.ts';
import { type ImportFault, importFault, reasonOf } from '../rules/import-fault.ts';
import type { ImportRow } from '../rules/import-row.ts';
import { type Bytes, UNREADABLE, xmlEncoding } from './decode-file.ts';

/** Problems of the file, and on which line. */
export class XmlError extends Error {
  override name = 'XmlError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(reasonOf(fault));
    this.fault = fault;
  }
}

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';
const ITEMS = new Set(['item', 'entry', 'o']);
/** Held in memory at once: one item, or one text or tag outside of them. */
const MAX_LENGTH = 1_000_000;
const DEEPEST = 100;

/** The products of a feed of Google Merchant (RSS or Atom) or Ceneo as rows, one after the other, however large it is. */
export async function* parseFeed(bytes: Bytes): AsyncGenerator<ImportRow> {
  const parser = new FeedParser();
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    decoder ??= decoderFor(xmlEncoding(piece));
    yield* parser.push(decoder.decode(piece, { stream: true }));
  }
  yield* parser.push(decoder?.decode() ?? '');
  parser.end();
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new XmlError(importFault('another-encoding', 1, encoding));
  }
}

class FeedParser {
  readonly #xml = new SaxesParser({
    xmlns: true,
    // Feeds are written that use g: and forget to say what it is.
    resolvePrefix: (prefix: string) => (prefix === 'g' ? GOOGLE : `urn:unknown:${prefix}`),
  });
  #rows: ImportRow[] = [];
  #count = 0;
  #item: Map<string, string[]> | null = null;
  /** Elements open inside the item; only direct children and Ceneo's lists are read. */
  readonly #path: string[] = [];
  #depth = 0;
  #text = '';
  /** Where in the file that begins which is held in memory. */
  #heldFrom = 0;
  /** Lines before the file begins, which some programs leave empty. */
  #emptyLines = 0;

  constructor() {
    this.#xml.on('error', ({ message }) =>
      this.#fail((line) => importFault('broken-xml', line, message.replace(/^(?:\d+:\d+: )?(.*?)\.?$/s, '$1'))),
    );
    // It could name files, and entities that grow without end.
    this.#xml.on('doctype', () => this.#fail((line) => importFault('doctype', line)));
    this.#xml.on('text', (text) => this.#addText(text));
    this.#xml.on('cdata', (text) => this.#addText(text));
    this.#xml.on('attribute', ({ value }) => this.#checkReadable(value));
    this.#xml.on('opentag', (tag) => this.#open(tag));
    this.#xml.on('closetag', (tag) => this.#close(tag));
  }

  /** The rows that are complete with this piece. */
  push(piece: string): ImportRow[] {
    this.#rows = [];
    this.#xml.write(this.#xml.position === 0 ? this.#withoutEmptyLines(piece) : piece);
    if (this.#xml.position - this.#heldFrom > MAX_LENGTH) this.#fail((line) => importFault('item-endless', line));
    return this.#rows;
  }

  /** Throws when the file stops in the middle. */
  end(): void {
    this.#xml.close();
  }

  #withoutEmptyLines(piece: string): string {
    const text = piece.trimStart();
    this.#emptyLines += piece.slice(0, piece.length - text.length).split('\n').length - 1;
    return text;
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#fail((line) => importFault('elements-deep', line, DEEPEST));
    const name = nameOf(tag);
    this.#text = '';
    if (this.#item) {
      this.#path.push(name === 'a' ? `a:${tag.attributes.name?.value ?? ''}` : name);
      if (tag.attributes.url) this.#add(name, tag.attributes.url.value);
      return;
    }
    this.#heldFrom = this.#xml.position;
    if (!ITEMS.has(name)) return;
    this.#item = new Map();
    this.#count += 1;
    for (const { name: key, value } of Object.values(tag.attributes)) this.#add(key, value);
  }

  #close(tag: SaxesTagNS): void {
    this.#depth -= 1;
    const last = this.#path.pop();
    if (!this.#item) this.#heldFrom = this.#xml.position;
    else if (last === undefined) {
      this.#rows.push({ row: this.#count, fields: fieldsOf(nameOf(tag), this.#item) });
      this.#item = null;
      this.#heldFrom = this.#xml.position;
    } else if (this.#path.length === 0 || last.startsWith('a:')) this.#add(last, this.#text);
    this.#text = '';
  }

  #addText(text: string): void {
    this.#checkReadable(text);
    if (this.#item) this.#text += text;
    else this.#heldFrom = this.#xml.position;
  }

  #add(name: string, text: string): void {
    if (text.trim() === '') return;
    const earlier = this.#item?.get(name);
    if (earlier) earlier.push(text.trim());
    else this.#item?.set(name, [text.trim()]);
  }

  #checkReadable(text: string): void {
    if (text.includes(UNREADABLE)) this.#fail((line) => importFault('not-utf8-xml', line));
  }

  #fail(faultAt: (line: number) => ImportFault): never {
    throw new XmlError(faultAt(this.#emptyLines + this.#xml.line));
  }
}

function fieldsOf(element: string, item: FeedItem): Record<string, string> {
  return element === 'o' ? fieldsOfCeneoOffer(item) : fieldsOfGoogleItem(item);
}

/** `g:price` and `price` are the same, with any prefix of Google's namespace; so are Atom's. */
function nameOf({ name, local, prefix, uri }: SaxesTagNS): string {
  return prefix === 'g' || uri === GOOGLE || uri === ATOM ? local : name;
}
