import { describe, expect, it } from 'vitest';
import type { RebateVerdict } from '../rules/judge-rebate.ts';
import * as rebateTexts from './storefront.ts';

const at = new Date('2026-11-01T11:00:00Z');
const verdicts: RebateVerdict[] = [
  { kind: 'ok', endsAt: null },
  { kind: 'ok', endsAt: at },
  { kind: 'unknown' },
  { kind: 'deleted' },
  { kind: 'blocked' },
  { kind: 'not-yet', startsAt: at },
  { kind: 'expired', endsAt: at },
  { kind: 'used-up' },
  { kind: 'already-used' },
  { kind: 'below-minimum', minimum: 15_000, missing: 1_050 },
  { kind: 'not-combinable' },
];

describe('rebateTexts', () => {
  it('has other words for every outcome', () => {
    expect(new Set(verdicts.map(rebateTexts.verdict)).size).toBe(verdicts.length);
  });

  it('names days and amounts', () => {
    expect(rebateTexts.verdict({ kind: 'expired', endsAt: at })).toContain('1 listopada 2026');
    expect(rebateTexts.verdict({ kind: 'below-minimum', minimum: 15_000, missing: 1_050 })).toMatch(
      /150,00.zł.*10,50.zł/,
    );
  });
});
