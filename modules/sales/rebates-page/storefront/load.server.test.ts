import { expect, it } from 'vitest';
import type { RebateOffer } from '#modules/sales/rebates/server/index.ts';
import { describeOffer } from './load.server.ts';

const endsAt = new Date('2026-05-06T10:00:00Z');
const card: RebateOffer = {
  id: 1,
  code: '1234',
  name: 'Karta stałego klienta',
  source: 'card',
  effect: { kind: 'percent', percent: 7 },
  minimumWorth: null,
  endsAt: null,
  own: true,
  verdict: { kind: 'blocked' },
};

it.each<[string | undefined, Partial<RebateOffer>]>([
  ['Zablokowana', {}],
  ['Wygasła', { verdict: { kind: 'expired', endsAt } }],
  [undefined, { verdict: { kind: 'used-up' } }],
  [undefined, { source: 'code', verdict: { kind: 'expired', endsAt } }],
])('S2.61 is marked with %j', (badge, changes) => {
  expect(describeOffer({ ...card, ...changes })).toMatchObject({ badge, good: false, value: { amount: '7%' } });
});
