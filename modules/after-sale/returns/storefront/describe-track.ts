import { returnClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { isReturnOver } from '#modules/after-sale/claims/rules/return-state.ts';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { dayAndMonth, longDay } from '#platform/time/rules/date-format.ts';
import { returnTrack } from '../rules/return-track.ts';
import { type ReturnHead, whenGoodsCame } from '../rules/return-view.ts';
import * as returnsRefundTexts from '../texts/refund.ts';
import * as returnsStatusTexts from '../texts/status.ts';
import * as returnsTexts from '../texts/storefront.ts';

/** The stages of a return in words and days. */
export function describeReturnTrack(filed: Pick<ReturnHead, 'state' | 'events'>) {
  return returnTrack(filed).map(({ state, at, done, current }) => ({
    name: returnsTexts.states[state],
    note: at && dayAndMonth(at),
    done,
    current,
  }));
}

/** How it goes on, and until when the money comes. */
export function describeReturnProgress(filed: Omit<ReturnHead, 'lines'>, now: Date): string {
  const { state, events, withdrawnAt, refundWay, amount } = filed;
  const clock = returnClock({ state, withdrawnAt, receivedAt: whenGoodsCame(events) }, now);
  const last = events.at(-1);
  const due = clock && clock.daysLeft >= 0 ? longDay(clock.due) : '';
  return returnsTexts.progress[state]({
    amount: refundWay === null || amount === 0 ? '' : formatMoney(amount),
    day: isReturnOver(state) && last ? longDay(last.at) : due,
    refund: describeRefund(filed),
  });
}

export function describeRefund({
  refundWay,
  withdrawnAt,
  method,
}: Pick<ReturnHead, 'refundWay' | 'withdrawnAt' | 'method'>): string {
  if (refundWay === null) return returnsRefundTexts.unpaid;
  if (withdrawnAt !== null) return claimTexts.refund.goods;
  return method === 'point' ? returnsStatusTexts.refundAtShop : returnsStatusTexts.refund;
}
