import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read from a parcel. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** For example `ZW-7K2M9XQA`: random, so that it does not reveal how many there are. */
export function newClaimCode(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `${prefix}-${characters.join('')}`;
}

export function parseClaimCode(text: string | null): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return /^[A-Z]{2}-[2-9A-Z]{8}$/.test(code) ? code : null;
}
