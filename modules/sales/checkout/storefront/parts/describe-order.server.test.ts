import { expect, it } from 'vitest';
import { describeCards } from './describe-order.server.ts';

const card = { cardId: 3, kind: 'gift-card' as const, ending: '4411', balance: 20_000, expiresAt: null };

it('X.45 a gift card shows what it pays of the order and what is left on it', () => {
  const cards = describeCards({ parts: [{ card, amount: 3490 }], refused: [] });
  expect(cards.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Karta lub bon …4411: zapłaci 34,90 zł, zostanie 165,10 zł',
  ]);
});
