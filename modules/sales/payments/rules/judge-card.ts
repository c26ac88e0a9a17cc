import type { Grosze } from '#platform/money/rules/grosze.ts';

/** S8.26, S8.27; contract 4.4 numbers the first seven v1 to v8. */
export type CardRefusal =
  | 'foreign'
  | 'wrong-number'
  | 'blocked'
  | 'used'
  | 'expired'
  | 'not-found'
  | 'missing'
  | 'wrong-data'
  | 'too-many-attempts';

export const VOUCHER_CODES: Partial<Record<CardRefusal, string>> = {
  foreign: 'v1',
  'wrong-number': 'v2',
  'wrong-data': 'v2',
  blocked: 'v3',
  used: 'v4',
  expired: 'v5',
  'not-found': 'v7',
  missing: 'v8',
};

export interface CardFacts {
  foreign: boolean;
  blocked: boolean;
  balance: Grosze;
  expiresAt: Date | null;
}

/** As it is stored: capital letters and digits, without spaces and dashes. */
export function parseCardNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

export function isCardNumber(number: string): boolean {
  return /^[0-9A-Z]{8,24}$/.test(number);
}

/** For a card whose number, and PIN if it has one, were right. */
export function judgeCard(card: CardFacts, now: Date): CardRefusal | null {
  if (card.foreign) return 'foreign';
  if (card.blocked) return 'blocked';
  if (card.balance <= 0) return 'used';
  return card.expiresAt && now >= card.expiresAt ? 'expired' : null;
}
