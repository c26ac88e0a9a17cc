import { withoutNul } from '#platform/text/rules/text.ts';

/** Plain text without control characters and with at most one empty line in a row. */
export function plainOpinion(written: string, maxLength: number): string {
  const plain = withoutNul(written)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxLength);
  return plain.slice(0, withoutHalfCharacter(plain)).toWellFormed().trim();
}

// S9.56
const MAX_LENGTH = 95;
const MAX_LINES = 2;

/** Cuts an opinion for the wall at 2 lines or 95 characters, at the end of a word where there is one. */
export function shortenOpinion(content: string): { text: string; cut: boolean } {
  const lines = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const few = lines.slice(0, MAX_LINES).join('\n');
  if (few.length <= MAX_LENGTH)
    return { text: lines.length > MAX_LINES ? `${few}…` : few, cut: lines.length > MAX_LINES };
  const head = few.slice(0, MAX_LENGTH);
  const space = /\s/.test(few.charAt(MAX_LENGTH)) ? MAX_LENGTH : head.search(/\s\S*$/);
  const end = space > MAX_LENGTH / 2 ? space : withoutHalfCharacter(head);
  return { text: `${head.slice(0, end).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`, cut: true };
}

/** A character beyond the basic plane takes two places; half of one is rubbish. */
function withoutHalfCharacter(head: string): number {
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.length - 1 : head.length;
}
