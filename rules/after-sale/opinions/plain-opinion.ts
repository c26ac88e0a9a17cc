import { withoutNul } from '#rules/platform/text/without-nul.ts';

/** What a shopper wrote as the shop keeps it: plain text, no control characters, at most one empty line in a row. */
export function plainOpinion(written: string, longest: number): string {
  return withoutNul(written)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}
