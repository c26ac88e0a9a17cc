import { expect, it } from 'vitest';
import { ORDER_EVENTS } from '#modules/sales/order-ledger/rules/order-events.ts';
import * as ordersTexts from './storefront.ts';

it.each(ORDER_EVENTS)('X.21 %s has words in the timeline', (kind) => {
  expect(ordersTexts.event({ kind, details: { amount: 1250, name: 'BLIK' } })).toMatch(/\p{L}{3}/u);
});

it('amounts and parcels are named; what the shop does not know is left out', () => {
  expect(ordersTexts.event({ kind: 'paid', details: { amount: 1250 } })).toBe('Wpłynęło 12,50\u00a0zł');
  expect(ordersTexts.event({ kind: 'sent', details: { trackingNumber: 'PL1' } })).toContain('PL1');
  expect(ordersTexts.event(JSON.parse('{"kind":"x","details":{}}'))).toBeNull();
});
