import { REFUND_WAYS, type RefundWay } from '#rules/returns/refund-way.ts';
import type { Shop } from '#shop/shop.ts';

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

/** As the owner reads a time, in UTC like the database. */
export function shortTime(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
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
