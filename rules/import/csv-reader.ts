/** One record of the file; row 1 is the header, as a spreadsheet counts. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

const DELIMITERS = [';', ',', '\t'] as const;
/** No row is longer: beyond it a quote was never closed. */
const LONGEST_RECORD = 1_000_000;
/** What a decoder puts in the place of bytes that are no UTF-8. */
const UNREADABLE = '\ufffd';
const BYTE_ORDER_MARK = '\ufeff';

/** Why the file cannot be read on from this row. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly row: number;

  constructor(row: number, reason = 'a quoted cell is never closed') {
    super(reason);
    this.row = row;
  }
}

/** Takes a CSV file piece by piece and gives its records; the header tells whether cells are parted by `;`, `,` or tabs. */
export class CsvReader {
  #rest = '';
  #row = 0;
  #delimiter = '';

  /** The records that are complete with this piece. */
  push(piece: string): CsvRecord[] {
    this.#rest += piece;
    if (this.#row === 0 && this.#rest.startsWith(BYTE_ORDER_MARK)) this.#rest = this.#rest.slice(1);
    const records: CsvRecord[] = [];
    let from = 0;
    for (let end = this.#recordEnd(from); end >= 0; end = this.#recordEnd(from)) {
      this.#add(records, this.#rest.slice(from, end));
      from = end + 1;
    }
    this.#rest = this.#rest.slice(from);
    if (this.#rest.length > LONGEST_RECORD) throw new CsvError(this.#row + 1);
    return records;
  }

  /** The last record. */
  end(): CsvRecord[] {
    if (count(this.#rest, '"') % 2 === 1) throw new CsvError(this.#row + 1);
    const records: CsvRecord[] = [];
    this.#add(records, this.#rest);
    this.#rest = '';
    return records;
  }

  /** A line break inside quotes belongs to its cell: there the number of quotes before it is odd. */
  #recordEnd(from: number): number {
    let quotes = 0;
    let counted = from;
    for (let end = this.#rest.indexOf('\n', from); end >= 0; end = this.#rest.indexOf('\n', end + 1)) {
      for (let at = this.#rest.indexOf('"', counted); at >= 0 && at < end; at = this.#rest.indexOf('"', at + 1))
        quotes++;
      if (quotes % 2 === 0) return end;
      counted = end;
    }
    return -1;
  }

  #add(records: CsvRecord[], text: string): void {
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    this.#row += 1;
    if (line.trim() === '') return;
    if (line.includes(UNREADABLE)) throw new CsvError(this.#row, 'is not UTF-8: save the file as “CSV UTF-8”');
    this.#delimiter ||= DELIMITERS.toSorted((a, b) => count(line, b) - count(line, a))[0] ?? ';';
    records.push({ row: this.#row, cells: split(line, this.#delimiter) });
  }
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found++;
  return found;
}

function split(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (quoted && sign === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      if (!quoted) cell = '';
      quoted = !quoted;
    } else if (!quoted && sign === delimiter) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  cells.push(cell);
  return cells;
}
