import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Problems with their places, in the words of the file's author. */
export interface FileProblem {
  row: number;
  column: string;
  reason: string;
}

const SHOWN = 10;

/** Everything wrong with a file, row by row, in a CSV file of its own; the first few also on the screen. */
export class ReportFile {
  readonly file: string;
  #stream: WriteStream | undefined;
  #count = 0;

  constructor(file: string) {
    this.file = file;
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true });
  }

  add({ row, column, reason }: FileProblem): void {
    this.#stream ??= this.#begin();
    this.#stream.write(`${[String(row), column, reason].map(cell).join(';')}\n`);
    this.#count += 1;
    if (this.#count <= SHOWN) console.error(`  row ${row}${column === '' ? '' : `, ${column}`}: ${reason}`);
    if (this.#count === SHOWN + 1) console.error('  …');
  }

  get count(): number {
    return this.#count;
  }

  async close(): Promise<void> {
    const stream = this.#stream;
    if (stream) await new Promise<void>((resolve) => stream.end(() => resolve()));
  }

  #begin(): WriteStream {
    const stream = createWriteStream(this.file);
    stream.write('row;column;reason\n');
    return stream;
  }
}

function cell(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
