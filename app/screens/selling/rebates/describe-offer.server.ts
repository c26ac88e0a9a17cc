import { longDay } from '#rules/platform/dates/long-day.ts';
import type { RebateOffer } from '#shop/selling/rebates/index.ts';
import { rebateTexts } from '#texts/selling/rebates.ts';
import { rebatesScreenTexts as texts } from '#texts/selling/rebates-screen.ts';

/** A rebate in words; a card that no longer works promises nothing. */
export function describeOffer({ id, code, name, source, effect, minimumWorth, endsAt, verdict }: RebateOffer) {
  const good = verdict.kind === 'ok';
  return {
    id,
    code,
    name,
    source,
    good,
    badge: (source === 'card' && texts.own.cardBadge(verdict)) || texts.effect(effect),
    terms: [
      ...(minimumWorth === null ? [] : [texts.from(minimumWorth)]),
      ...(good && endsAt ? [texts.until(longDay(endsAt))] : []),
      ...(good ? [] : [refusalText(source, verdict)]),
    ],
  };
}

function refusalText(source: RebateOffer['source'], verdict: RebateOffer['verdict']): string {
  const isCard = source === 'card' && verdict.kind === 'expired';
  return isCard ? texts.own.cardExpired(longDay(verdict.endsAt)) : rebateTexts.verdict(verdict);
}
