import { type LineName, readLineFilesField } from '#rules/selling/basket/line-files.ts';
import type { Body } from '../read-fields.ts';

export interface PostedFile extends LineName {
  file: File;
}

const MOST_FILES = 20;

/** Files of lines, contract 3.1; a field left empty posts a file without a name and bytes, which is none. */
export function parseFiles(body: Body | null): PostedFile[] {
  if (!body || !('form' in body)) return [];
  const files: PostedFile[] = [];
  for (const [name, value] of body.form) {
    const line = readLineFilesField(name);
    if (line && typeof value !== 'string' && (value.name !== '' || value.size > 0))
      files.push({ ...line, file: value });
  }
  return files.slice(0, MOST_FILES);
}
