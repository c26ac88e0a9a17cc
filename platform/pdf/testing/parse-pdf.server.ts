import { inflateSync } from 'node:zlib';

/** The words of a PDF that pdfkit wrote, read as a reader's program would: through the tables of its fonts. */
export function parsePdf(pdf: Buffer): string {
  const streams = inflateStreams(pdf);
  const tables = streams.filter((text) => text.includes('beginbfrange')).map(parseTable);
  const shown = streams.flatMap((text) => [...text.matchAll(/\[([^[\]]*)\] TJ/g)].map(([, parts = '']) => parts));
  // A piece is written in one of the fonts; only its own table gives words, so all are tried.
  return tables.map((table) => shown.map((parts) => decode(parts, table)).join('\n')).join('\n');
}

function inflateStreams(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const bodies = raw.split('\nendstream').flatMap((piece) => piece.split(/stream\r?\n/, 2).slice(1));
  return bodies.map((body) => {
    const bytes = Buffer.from(body, 'latin1');
    try {
      return inflateSync(bytes).toString('latin1');
    } catch {
      return body;
    }
  });
}

function parseTable(text: string): Map<number, string> {
  const table = new Map<number, string>();
  for (const [, first = '0', list = ''] of text.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^[\]]*)\]/gi)) {
    const codes = [...list.matchAll(/<([\da-f ]+)>/gi)].map(([, code = '']) => code.replaceAll(' ', ''));
    for (const [index, code] of codes.entries()) {
      const units = code.match(/.{4}/g) ?? [];
      table.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return table;
}

function decode(parts: string, table: Map<number, string>): string {
  const codes = [...parts.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => table.get(Number.parseInt(code, 16)) ?? '').join('');
}
