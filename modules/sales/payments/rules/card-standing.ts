import type { Grosze } from '#platform/money/rules/grosze.ts';

export type CardStanding = 'good' | 'foreign' | 'blocked' | 'used' | 'expired';

interface Card {
  foreign: boolean;
  blocked: boolean;
  balance: Grosze;
  expiresAt: Date | null;
}

export function cardStanding({ foreign, blocked, balance, expiresAt }: Card, now: Date): CardStanding {
  if (foreign) return 'foreign';
  if (blocked) return 'blocked';
  if (balance <= 0) return 'used';
  return expiresAt && expiresAt <= now ? 'expired' : 'good';
}
