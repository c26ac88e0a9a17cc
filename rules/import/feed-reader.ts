import { type FeedItem, fieldsOfCeneoOffer, fieldsOfGoogleItem } from './feed-item.ts';
import type { ImportRow } from './import-row.ts';
import { XmlReader } from './xml-reader.ts';

/** Takes a feed of Google Merchant (RSS or Atom) or Ceneo piece by piece and gives its products as rows. */
export class FeedReader {
  readonly #xml = new XmlReader();
  #row = 0;
  #item: Map<string, string[]> | null = null;
  /** Elements open inside the item; only direct children and Ceneo's lists are read. */
  readonly #path: string[] = [];
  #text = '';

  push(piece: string): ImportRow[] {
    const rows: ImportRow[] = [];
    for (const event of this.#xml.push(piece)) {
      if (event.kind === 'text') this.#text += event.text;
      else if (event.kind === 'open') this.#open(event.name, event.attributes);
      else this.#close(event.name, rows);
    }
    return rows;
  }

  end(): void {
    this.#xml.end();
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#text = '';
    if (this.#item) {
      this.#path.push(name === 'a' ? `a:${attributes.name ?? ''}` : name);
      if (attributes.url) this.#add(local(name), attributes.url);
    } else if (['item', 'entry', 'o'].includes(name)) {
      this.#item = new Map();
      this.#row += 1;
      for (const [key, value] of Object.entries(attributes)) this.#add(key, value);
    }
  }

  #close(name: string, rows: ImportRow[]): void {
    if (!this.#item) return;
    const last = this.#path.pop();
    if (last === undefined) {
      rows.push({ row: this.#row, fields: fieldsOf(name, this.#item) });
      this.#item = null;
    } else if (this.#path.length === 0 || last.startsWith('a:')) this.#add(local(last), this.#text);
    this.#text = '';
  }

  #add(name: string, text: string): void {
    if (text.trim() === '') return;
    const known = this.#item?.get(name);
    if (known) known.push(text.trim());
    else this.#item?.set(name, [text.trim()]);
  }
}

function fieldsOf(element: string, item: FeedItem): Record<string, string> {
  return element === 'o' ? fieldsOfCeneoOffer(item) : fieldsOfGoogleItem(item);
}

/** `g:price` and `price` are the same. */
function local(name: string): string {
  return name.startsWith('g:') ? name.slice(2) : name;
}
