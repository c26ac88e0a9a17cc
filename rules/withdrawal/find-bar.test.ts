import { expect, it } from 'vitest';
import { type BarredFacts, findBar } from './find-bar.ts';

const plain: BarredFacts = {
  type: 'product',
  answers: [],
  withdrawalBar: null,
  delivered: true,
  consents: { virtual: false, service: false },
};
const agreed = { virtual: true, service: true };

it.each([
  ['plain goods', plain, null],
  ['engraved', { ...plain, answers: [{}] }, 'personalised'],
  ['sealed for hygiene', { ...plain, withdrawalBar: 'sealed' }, 'sealed'],
  ['perishable', { ...plain, withdrawalBar: 'perishable' }, 'perishable'],
  ['an e-book delivered with consent', { ...plain, type: 'product_virtual', consents: agreed }, 'digital'],
  ['an e-book without consent', { ...plain, type: 'product_virtual' }, null],
  ['an e-book not delivered yet', { ...plain, type: 'product_virtual', consents: agreed, delivered: false }, null],
  ['a service performed with consent', { ...plain, type: 'product_service', consents: agreed }, 'service'],
  ['a service not performed yet', { ...plain, type: 'product_service', consents: agreed, delivered: false }, null],
] as const)('%s: %s', (_name, facts, bar) => {
  expect(findBar(facts)).toBe(bar);
});
