import { textOfHtml } from '#platform/html/rules/text-of-html.ts';

/** S9.70 */
const DESCRIPTION_BLOCK = 512;
/** A longer text would push the products off the first screen of a phone. */
const MAX_LEAD_LENGTH = 120;

interface Part {
  kind: 'tag' | 'text';
  text: string;
  length: number;
}

const PARTS = /<[^<>]*>|[^<]+/g;
// An entity is one visible character.
const CHARACTERS = /&(?:#\d+|#x[\da-f]+|\w+);|[\s\S]/gi;
const VOID_TAG = /^<(?:br|hr|img|wbr|input)\b|\/>$/i;

/**
 * S2.11: splits clean HTML into blocks of at most `limit` visible characters, between paragraphs where possible,
 * otherwise between sentences, otherwise between words. Tags are closed at the end of a block and opened again in
 * the next.
 */
export function splitDescription(html: string, limit = DESCRIPTION_BLOCK): string[] {
  const blocks: string[] = [];
  let open: string[] = [];
  let block = '';
  let length = 0;

  const cut = () => {
    if (length > 0) blocks.push(block + open.toReversed().map(closing).join(''));
    block = open.join('');
    length = 0;
  };

  const add = (part: Part) => {
    block += part.text;
    length += part.length;
  };

  const parts = splitParts(html);
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'tag') {
      const startsElement = open.length === 0 && !part.text.startsWith('</');
      // A paragraph that does not fit here but fits alone starts the next block.
      const ahead = startsElement ? elementLength(parts, index) : 0;
      if (length > 0 && length + ahead > limit && ahead <= limit) cut();
      block += part.text;
      open = afterTag(open, part.text);
      continue;
    }
    if (length + part.length <= limit) {
      add(part);
      continue;
    }
    // Matched once, and a cut reads only the characters that still fit: a long text stays linear.
    const characters = part.text.match(CHARACTERS) ?? [];
    let start = 0;
    while (length + characters.length - start > limit) {
      const room = limit - length;
      const end = start + fittingLength(characters.slice(start, start + room + 1), room, length === 0);
      add(textPart(characters.slice(start, end).join('')));
      cut();
      start = skipSpaces(characters, end);
    }
    add(textPart(characters.slice(start).join('')));
  }
  if (length > 0) blocks.push(block);
  return blocks;
}

export function isLead(blocks: readonly string[]): boolean {
  return blocks.length > 0 && textOfHtml(blocks.join('')).length <= MAX_LEAD_LENGTH;
}

function splitParts(html: string): Part[] {
  return (html.match(PARTS) ?? []).map((text) =>
    text.startsWith('<') ? { kind: 'tag', text, length: 0 } : textPart(text),
  );
}

function textPart(text: string): Part {
  // Whitespace between elements is invisible.
  return { kind: 'text', text, length: text.trim() === '' ? 0 : (text.match(CHARACTERS)?.length ?? 0) };
}

function afterTag(open: string[], tag: string): string[] {
  if (tag.startsWith('</')) return open.slice(0, -1);
  return tag.startsWith('<!') || VOID_TAG.test(tag) ? open : [...open, tag];
}

function closing(tag: string): string {
  return `</${/^<([\w-]+)/.exec(tag)?.[1] ?? ''}>`;
}

function elementLength(parts: Part[], start: number): number {
  let open: string[] = [];
  let length = 0;
  for (let index = start; index < parts.length; index += 1) {
    const part = parts[index] as Part;
    if (part.kind === 'tag') open = afterTag(open, part.text);
    else length += part.length;
    if (open.length === 0) break;
  }
  return length;
}

/**
 * Up to the last complete sentence, otherwise the last complete word. `force` cuts a word that is longer than a
 * block. `characters` are the next `room + 1`.
 */
function fittingLength(characters: string[], room: number, force: boolean): number {
  const lastBreak = (after: RegExp) =>
    characters.findLastIndex((character, index) => /\s/.test(character) && after.test(characters[index - 1] ?? ''));
  let end = Math.max(0, lastBreak(/[.!?…]/));
  if (end === 0) end = Math.max(0, lastBreak(/^/));
  return end === 0 && force ? room : end;
}

function skipSpaces(characters: string[], start: number): number {
  let end = start;
  while (/^\s$/.test(characters[end] ?? '')) end += 1;
  return end;
}
