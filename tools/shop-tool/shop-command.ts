import { readFile } from 'node:fs/promises';
import { warsawTime, writeMinutes } from '#rules/platform/time/day.ts';
import { REFUND_WAYS, type RefundWay } from '#rules/selling/payments/refund-amount.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** Something the owner asked for cannot be done; the message says why and what could. */
export class CommandError extends Error {}

export interface ShopCommand {
  /** As it is typed: `returns accept`. */
  name: string;
  /** What follows the name: `CODE [--note TEXT]`. */
  usage: string;
  help: string;
  /** Answers with the lines to print. */
  run: (shop: Shop, given: Given) => Promise<string[]>;
}

/** What was typed after the name of a command. */
export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

/** The first word, which names what the command is about. */
export function subject({ words }: Given, what: string): string {
  const [first] = words;
  if (!first) throw new CommandError(`Say which ${what}.`);
  return first;
}

/** The first word as the number of something: an opinion, a question, an entry. */
export function idOf(given: Given, what: string): number {
  const typed = subject(given, what);
  if (!/^\d{1,9}$/.test(typed)) throw new CommandError(`“${typed}” is no number: say which ${what}.`);
  return Number(typed);
}

/** The words after the first, as one text; throws when there are none. */
export function textAfter({ words }: Given, what: string): string {
  const text = words.slice(1).join(' ').trim();
  if (text === '') throw new CommandError(`Say ${what}.`);
  return text;
}

/** `2026-05-06 14:30`, by the shop's clock. */
export function momentText(moment: Date): string {
  const { day, minutes } = warsawTime(moment);
  return `${day} ${writeMinutes(minutes)}`;
}

/** The file of `--file`, which must be text in UTF-8; the example tells what kind of file is meant. */
export async function fileOption({ options: { file } }: Given, example: string): Promise<string> {
  if (!file) throw new CommandError(`Name the file: --file ${example}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(`${file} is not UTF-8.`);
  }
}

/** `--amount 49.90` in grosze; undefined when it was not given. */
export function amountOption({ options: { amount } }: Given): number | undefined {
  if (amount === undefined) return undefined;
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(amount)) throw new CommandError('--amount is money, as in --amount 49.90');
  return Math.round(Number(amount.replace(',', '.')) * 100);
}

/** `--way transfer`; undefined when it was not given. */
export function wayOption({ options: { way } }: Given): RefundWay | undefined {
  const known = REFUND_WAYS.find((one) => one === way);
  if (way !== undefined && !known) throw new CommandError(`--way is one of: ${REFUND_WAYS.join(', ')}.`);
  return known;
}

/** Columns of a table, each as wide as its widest word. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
