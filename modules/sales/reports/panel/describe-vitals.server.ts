import { PAGE_KINDS, type PageKind } from '#platform/vitals/rules/page-kind.ts';
import {
  countOf,
  JUDGED_VITALS,
  type JudgedVital,
  percentileOf,
  rateVital,
} from '#platform/vitals/rules/vital-histogram.ts';
import type { PageVitals } from '#platform/vitals/server/index.ts';
import { none, vitals as texts } from '../texts/panel.ts';

export function describeVitals(now: PageVitals, before: PageVitals) {
  return PAGE_KINDS.filter((page) => now.has(page)).map((page) => {
    const cells = JUDGED_VITALS.map((vital) => describeVital(vital, page, now, before));
    return { page, name: texts.pages[page], cells };
  });
}

export type DescribedVitals = ReturnType<typeof describeVitals>;

function describeVital(vital: JudgedVital, page: PageKind, now: PageVitals, before: PageVitals) {
  const counts = now.get(page)?.get(vital) ?? new Map<number, number>();
  const value = percentileOf(vital, counts);
  const earlier = percentileOf(vital, before.get(page)?.get(vital) ?? new Map<number, number>());
  const write = (one: number | null) => (one === null ? none : texts.values[vital](one));
  return {
    vital,
    value,
    before: earlier,
    text: write(value),
    beforeText: write(earlier),
    rating: value === null ? null : rateVital(vital, value),
    count: countOf(counts),
  };
}
