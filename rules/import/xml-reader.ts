export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** What is wrong with the file, and on which line. */
export class XmlError extends Error {
  override name = 'XmlError';
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const TAG = /^([\p{L}_:][\p{L}\p{N}_:.-]*)((?:\s+[\p{L}_:][\p{L}\p{N}_:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)$/u;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Beyond this a piece of markup is not one. */
const LONGEST_TAG = 100_000;

/** Takes an XML file piece by piece and gives its elements and texts. A DOCTYPE is refused: it could name files and blow up entities. */
export class XmlReader {
  #rest = '';
  #line = 1;
  readonly #open: string[] = [];
  #ended = false;

  push(piece: string): XmlEvent[] {
    this.#rest += piece;
    const events: XmlEvent[] = [];
    for (let used = this.#take(events); used > 0; used = this.#take(events)) {
      for (let at = this.#rest.indexOf('\n'); at >= 0 && at < used; at = this.#rest.indexOf('\n', at + 1)) this.#line++;
      this.#rest = this.#rest.slice(used);
    }
    return events;
  }

  /** Throws when the file stops in the middle. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#open.length > 0 || !this.#ended) {
      throw this.#wrong('the file ends in the middle of an element');
    }
  }

  /** How many characters the next event took; 0 when it is not complete yet. */
  #take(events: XmlEvent[]): number {
    const rest = this.#rest;
    if (rest === '') return 0;
    if (!rest.startsWith('<')) return this.#takeText(events);
    if (rest.startsWith('<![CDATA[')) return this.#takeCharacterData(events);
    if (rest.startsWith('<!--')) return after(rest, '-->', 4);
    if (rest.startsWith('<?')) return after(rest, '?>', 2);
    if (['<![CDATA[', '<!--'].some((start) => start.startsWith(rest))) return 0;
    if (rest.startsWith('<!')) throw this.#wrong('a DOCTYPE is not taken');
    const end = tagEnd(rest);
    if (end < 0) {
      if (rest.length > LONGEST_TAG) throw this.#wrong('a tag is never closed');
      return 0;
    }
    this.#takeTag(rest.slice(1, end), events);
    return end + 1;
  }

  #takeText(events: XmlEvent[]): number {
    const end = this.#rest.indexOf('<');
    if (end < 0) return 0;
    const text = this.#rest.slice(0, end);
    if (this.#open.length > 0) events.push({ kind: 'text', text: this.#decode(text) });
    else if (text.replace('\ufeff', '').trim() !== '') throw this.#wrong('text outside of the elements');
    return end;
  }

  #takeCharacterData(events: XmlEvent[]): number {
    const used = after(this.#rest, ']]>', 9);
    const text = this.#rest.slice(9, Math.max(9, used - 3));
    this.#checkReadable(text);
    if (used > 0) events.push({ kind: 'text', text });
    return used;
  }

  #takeTag(inside: string, events: XmlEvent[]): void {
    if (inside.startsWith('/')) {
      const name = inside.slice(1).trim();
      if (this.#open.pop() !== name) throw this.#wrong(`</${name}> closes what is not open`);
      this.#ended = this.#open.length === 0;
      events.push({ kind: 'close', name });
      return;
    }
    const [, name, attributes = '', closed] = TAG.exec(inside) ?? [];
    if (name === undefined) throw this.#wrong(`<${inside.slice(0, 40)}> is no tag`);
    if (this.#ended) throw this.#wrong('a second root element');
    const read = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      key,
      this.#decode(double ?? single ?? ''),
    ]);
    events.push({ kind: 'open', name, attributes: Object.fromEntries(read) });
    if (closed) events.push({ kind: 'close', name });
    else this.#open.push(name);
    this.#ended = this.#open.length === 0;
  }

  #decode(text: string): string {
    this.#checkReadable(text);
    if (!text.includes('&')) return text;
    return text.replace(/&([^;\s]{0,10});|&/g, (whole, name?: string) => {
      const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name ?? '');
      const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : Number.NaN;
      const sign = point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ENTITIES[name ?? ''];
      if (sign === undefined) throw this.#wrong(`${whole} is no entity`);
      return sign;
    });
  }

  /** What a decoder puts in the place of bytes that are no UTF-8. */
  #checkReadable(text: string): void {
    if (text.includes('\ufffd')) throw this.#wrong('is not UTF-8');
  }

  #wrong(what: string): XmlError {
    return new XmlError(`line ${this.#line}: ${what}`);
  }
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? 0 : at + end.length;
}

/** The `>` that ends the tag, not one inside an attribute. */
function tagEnd(text: string): number {
  let quote = '';
  for (let at = 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}
