import { expect, it } from 'vitest';
import { type BarredFacts, findBar, mustBeUnopened } from './find-bar.ts';

const plain: BarredFacts = {
  type: 'product',
  digital: null,
  answers: [],
  withdrawalBar: null,
  delivered: true,
  consents: { virtual: false, service: false },
};
const agreed = { virtual: true, service: true };

it.each([
  ['plain goods', plain, null],
  ['engraved', { ...plain, answers: [{}] }, 'personalised'],
  ['sealed for hygiene, on its way', { ...plain, withdrawalBar: 'sealed', delivered: false }, null],
  ['sealed for hygiene, delivered', { ...plain, withdrawalBar: 'sealed' }, null],
  ['sealed and engraved', { ...plain, withdrawalBar: 'sealed', answers: [{}] }, 'personalised'],
  ['perishable', { ...plain, withdrawalBar: 'perishable' }, 'perishable'],
  ['perishable, on its way', { ...plain, withdrawalBar: 'perishable', delivered: false }, 'perishable'],
  ['an e-book delivered with consent', { ...plain, type: 'product_virtual', consents: agreed }, 'digital'],
  ['X.45 a gift card', { ...plain, type: 'product_virtual', digital: 'gift-card', consents: agreed }, null],
  ['an e-book without consent', { ...plain, type: 'product_virtual' }, null],
  ['an e-book not delivered yet', { ...plain, type: 'product_virtual', consents: agreed, delivered: false }, null],
  ['a service performed with consent', { ...plain, type: 'product_service', consents: agreed }, 'service'],
  ['a service not performed yet', { ...plain, type: 'product_service', consents: agreed, delivered: false }, null],
] as const)('%s: %s', (_name, facts, bar) => {
  expect(findBar(facts)).toBe(bar);
});

it.each([
  ['sealed', new Date(0), true],
  ['sealed', null, false],
  ['perishable', new Date(0), false],
  [null, new Date(0), false],
] as const)('%s delivered at %s must be unopened: %s', (withdrawalBar, deliveredAt, must) => {
  expect(mustBeUnopened({ withdrawalBar, deliveredAt })).toBe(must);
});
