import { LIST_NAME_LENGTH } from './list-limits.ts';

/** The name as it is kept: one line, without spaces around it; null when nothing could be a name (S5.56). */
export function readListName(text: string): string | null {
  const name = text.replace(/\s+/gu, ' ').trim();
  return name !== '' && [...name].length <= LIST_NAME_LENGTH ? name : null;
}
