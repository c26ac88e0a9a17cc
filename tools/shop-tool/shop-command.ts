import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawTime, writeMinutes } from '#platform/time/rules/day.ts';

/** Something the owner asked for cannot be done; the message says why and what could. */
export class CommandError extends Error {}

export interface ShopCommand {
  /** As it is typed: `settings set`. */
  name: string;
  /** Arguments after the name: `NAME VALUE`. */
  usage: string;
  help: string;
  /** Answers with the lines to print. */
  run: (shop: Shop, given: Given) => Promise<string[]>;
}

/** Text typed after the name of a command. */
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
