import { returnClock } from '#rules/after-sale/clocks/legal-clock.ts';
import { returnTrack } from '#rules/after-sale/returns/return-track.ts';
import { isReturnOver, type ReturnHead, whenGoodsCame } from '#rules/after-sale/returns/return-view.ts';
import { dayAndMonth, longDay } from '#rules/platform/dates/date-format.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';

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
export function tellReturn(
  { state, events, withdrawnAt, refundWay, amount }: Omit<ReturnHead, 'lines'>,
  now: Date,
): string {
  const clock = returnClock({ state, withdrawnAt, receivedAt: whenGoodsCame(events) }, now);
  const last = events.at(-1);
  const due = clock && clock.daysLeft >= 0 ? longDay(clock.due) : '';
  return returnsTexts.story[state]({
    amount: refundWay === null ? '' : formatMoney(amount),
    day: isReturnOver(state) && last ? longDay(last.at) : due,
  });
}
