import { hideCredentials } from '#platform/links/rules/hide-credentials.ts';

/**
 * Possible problems of a file, by its code: the words of the command line. Those of the panel stand in
 * modules/catalogue/import/texts/errors.ts, with the same facts.
 */
const REASONS = {
  'another-encoding': (line: number, encoding: string) => `line ${line}: the encoding ${encoding} is not known`,
  'broken-packing': (why: string) => `the packed file is broken from here on: ${why}`,
  'broken-xml': (line: number, why: string) => `line ${line}: ${why}`,
  'broken-row': (why: string) => why,
  'cell-after-quote': () => 'text follows the closing quote of a cell',
  'cells-differ': (has: number, header: number) => `has ${has} cells, the header has ${header}`,
  'code-missing': () => 'the column code is missing',
  differs: () => 'differs from an earlier row of the same product',
  doctype: (line: number) => `line ${line}: a DOCTYPE is not taken`,
  'empty-file': () => 'the file is empty',
  'elements-deep': (line: number, max: number) => `line ${line}: elements stand in each other more than ${max} deep`,
  'file-answered': (status: number) => `the address answered ${status}`,
  'file-exhausting': () => 'the file takes too much time or memory to read',
  'file-lost': () => 'the file is no longer there; send it again',
  'file-slow': (minutes: number) => `the address did not give the file within ${minutes} minutes`,
  'file-too-large': (megabytes: number) => `the file is larger than ${megabytes} MB`,
  'file-unreachable': (why: string) => `the address cannot be reached${why ? ` (${why})` : ''}`,
  'item-endless': (line: number) => `line ${line}: an item or a text that does not end`,
  'level-name': () => 'has a level without a name, or a too long one',
  missing: () => 'is missing',
  'missing-new-product': () => 'is missing, and the product is new',
  'missing-new-size': () => 'is missing, and the size is new',
  'no-address': (text: string) => `"${text}" is no address within the shop, such as /old/page.html`,
  'no-choice': (text: string, choices: string) => `"${text}" is none of ${choices}`,
  'no-column': () => 'no such column; docs/import.md lists them',
  'no-gtin': (text: string) => `"${text}" is no bar code number (wrong length or last digit)`,
  'no-lead': (code: string) => `there is no product "${code}" further up or in the shop`,
  'no-moment': (text: string) => `"${text}" is no moment, such as 2026-05-31 23:59`,
  'no-picture': (name: string) => `there is no picture "${name}"`,
  'no-picture-address': (name: string) => `"${name}" is no address`,
  'no-picture-name': (name: string) => `"${name}" is no name of a picture (jpg, png, webp, avif)`,
  'no-price': (text: string) => `"${text}" is no price, such as 129.90`,
  'no-product': () => 'there is no product in the file',
  'no-quantity': (text: string) => `"${text}" is no quantity above 0`,
  'no-size': (text: string) => `"${text}" is no size, such as M or 42`,
  'no-stock': (text: string) => `"${text}" is no number of pieces (-1 is unlimited)`,
  'no-tone': (text: string) => `"${text}" is no colour, such as #2f6b3a`,
  'no-trait': (text: string) => `"${text}" is no trait, such as Materiał=wełna`,
  'no-vat': (text: string) => `"${text}" is no VAT rate: 23, 8, 5, 0 or zw`,
  'no-whole-number': (text: string, max: number) => `"${text}" is no whole number up to ${max}`,
  'no-yes-no': (text: string) => `"${text}" is neither yes nor no`,
  'not-emptied': () => 'cannot be emptied',
  'not-utf8': () => 'is not UTF-8: save the file as “CSV UTF-8”',
  'not-utf8-xml': (line: number) => `line ${line}: is not UTF-8`,
  'nul-character': () => 'holds a NUL character',
  'old-addresses': () => 'these are old addresses: add --redirects',
  'part-of-grosz': (text: string) => `"${text}" is no price: it has more than two decimals`,
  'parts-of-pieces': (stock: number, decimals: number) =>
    `${stock} has parts, and the product is sold in ${decimals === 0 ? 'whole pieces' : `decimals up to ${decimals}`}`,
  'picture-answered': (name: string, status: number) => `"${name}" is left out: its host answered ${status}`,
  'picture-pixels': (name: string) => `"${name}" is left out: it unfolds to more pixels than the shop takes`,
  'picture-slow': (name: string, seconds: number) => `"${name}" is left out: its host took longer than ${seconds} s`,
  'picture-too-large': (name: string, megabytes: number) => `"${name}" is left out: it is larger than ${megabytes} MB`,
  'picture-unreachable': (name: string, why: string) =>
    `"${name}" is left out: its host cannot be reached${why ? ` (${why})` : ''}`,
  'picture-unreadable': (name: string) => `"${name}" is left out: it cannot be read as a picture`,
  'quote-open': () => 'a quoted cell is never closed',
  'reduction-below': () => 'is below the price; - ends a reduction',
  'scattered-rows': (code: string) => `"${code}" is already further up; rows of one product must follow each other`,
  'size-twice': (size: string) => `"${size}" is twice in the same product`,
  'too-long': (max: number) => `is longer than ${max} characters`,
  'too-many-levels': (max: number) => `has more than ${max} levels`,
  'too-many-faults': (max: number) => `more than ${max} rows are wrong; the rest of the file was not read`,
  'too-many-lines': (max: number) => `the file has more than ${max} lines`,
  'too-many-rows': (max: number) => `more than ${max} rows have the same code`,
  twice: () => 'is there twice',
  'unpacked-too-large': (megabytes: number) => `the unpacked file is larger than ${megabytes} MB`,
};

type Reasons = typeof REASONS;
export type ImportFaultCode = keyof Reasons;
type FactsOf<Code extends ImportFaultCode> = Parameters<Reasons[Code]>;

/** The problems, and the facts its sentence names. */
export interface ImportFault {
  code: ImportFaultCode;
  facts: readonly (string | number)[];
}

/** Sentences for every code, each from its facts. */
export type FaultSentences = { [Code in ImportFaultCode]: (...facts: FactsOf<Code>) => string };

/** Addresses among the facts are named without their password. */
export function importFault<Code extends ImportFaultCode>(code: Code, ...facts: FactsOf<Code>): ImportFault {
  return { code, facts: facts.map((fact) => (typeof fact === 'string' ? hideCredentials(fact) : fact)) };
}

export function sentenceOf(sentences: FaultSentences, { code, facts }: ImportFault): string {
  // The facts were taken with their code.
  const write = sentences[code] as (...facts: readonly (string | number)[]) => string;
  return write(...facts);
}

/** In the words of the command line. */
export function reasonOf(fault: ImportFault): string {
  return sentenceOf(REASONS, fault);
}
