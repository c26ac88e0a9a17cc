import { expect, it } from 'vitest';
import { giftTravels, goodsSent } from './goods-sent.ts';

const cup = { type: 'product_item', digital: null };
const card = { type: 'product_virtual', digital: 'gift-card' } as const;
const guide = { type: 'product_virtual', digital: 'file' } as const;
const service = { type: 'product_service', digital: null };

it.each([
  ['a parcel, whatever comes beside it', [card, cup], 'parcel'],
  ['gift cards alone', [card, card], 'cards'],
  ['a card and a file', [card, guide], 'online'],
  ['a service', [service], 'online'],
  ['nothing', [], 'online'],
] as const)('%s', (_, lines, sent) => {
  expect(goodsSent(lines)).toBe(sent);
});

it.each([
  ['a thing in the parcel of another', cup, [guide, cup], true],
  ['a thing where nothing is sent', cup, [card, service], false],
  ['a thing beside an empty basket', cup, [], true],
  ['a file where nothing is sent', guide, [card], true],
] as const)('a gift: %s', (_, gift, lines, travels) => {
  const types = lines.map(({ type }) => type);
  expect(giftTravels(gift.type, types)).toBe(travels);
});
