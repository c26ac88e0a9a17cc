import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read from a parcel. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** What a return, complaint or withdrawal is called on paper: `ZW-7K2M9XQA`. Says nothing of how many there are. */
export function newClaimCode(prefix: string): string {
  const letters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `${prefix}-${letters.join('')}`;
}

/** What somebody typed or an address holds as such a code; null when it can be none. */
export function parseClaimCode(text: string | null): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return /^[A-Z]{2}-[2-9A-Z]{8}$/.test(code) ? code : null;
}
