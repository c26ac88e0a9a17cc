import { describe, expect, it } from 'vitest';
import { judgeRebate, type RebateCircumstances, type RebateFacts } from './judge-rebate.ts';

const now = new Date('2026-05-06T10:00:00Z');
const before = new Date('2026-05-01T00:00:00Z');
const after = new Date('2026-06-01T00:00:00Z');
const plain: RebateFacts = {
  source: 'code',
  minimumWorth: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  oncePerCustomer: false,
  combinable: true,
  blocked: false,
  deleted: false,
};
const calm: RebateCircumstances = { worth: 10_000, usedBefore: false, others: [], now };

const cases: [string, Partial<RebateFacts> | null, Partial<RebateCircumstances>, object][] = [
  ['plain', {}, {}, { kind: 'ok', endsAt: null }],
  ['valid for a while', { startsAt: before, endsAt: after }, {}, { kind: 'ok', endsAt: after }],
  ['unknown', null, {}, { kind: 'unknown' }],
  ['deleted', { deleted: true, endsAt: before }, {}, { kind: 'deleted' }],
  ['blocked', { blocked: true }, {}, { kind: 'blocked' }],
  ['not yet', { startsAt: after }, {}, { kind: 'not-yet', startsAt: after }],
  ['expired', { endsAt: before }, {}, { kind: 'expired', endsAt: before }],
  ['at its very end', { endsAt: now }, {}, { kind: 'expired', endsAt: now }],
  ['at its very beginning', { startsAt: now }, {}, { kind: 'ok', endsAt: null }],
  ['for other products', {}, { covers: false }, { kind: 'not-covered' }],
  ['for one of the products', {}, { covers: true }, { kind: 'ok', endsAt: null }],
  ['for other products, and below its minimum', { minimumWorth: 15_000 }, { covers: false }, { kind: 'not-covered' }],
  ['used up', { maxUses: 5, uses: 5 }, {}, { kind: 'used-up' }],
  ['last use', { maxUses: 5, uses: 4 }, {}, { kind: 'ok', endsAt: null }],
  ['already used', { oncePerCustomer: true }, { usedBefore: true }, { kind: 'already-used' }],
  ['used before, but any number of times', {}, { usedBefore: true }, { kind: 'ok', endsAt: null }],
  ['below the minimum', { minimumWorth: 15_000 }, {}, { kind: 'below-minimum', minimum: 15_000, missing: 5000 }],
  ['at the minimum', { minimumWorth: 10_000 }, {}, { kind: 'ok', endsAt: null }],
  ['alone only', { combinable: false }, { others: [{ combinable: true }] }, { kind: 'not-combinable' }],
  ['with one that cannot be combined', {}, { others: [{ combinable: false }] }, { kind: 'not-combinable' }],
  ['with others', {}, { others: [{ combinable: true }] }, { kind: 'ok', endsAt: null }],
];

describe('judgeRebate', () => {
  it.each(cases)('%s', (_, rebate, around, verdict) => {
    expect(judgeRebate(rebate && { ...plain, ...rebate }, { ...calm, ...around })).toEqual(verdict);
  });
});
