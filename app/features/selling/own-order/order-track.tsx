import { classNames } from '#app/ui/class-names.ts';
import { StepMark } from '#app/ui/steps.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { orderTrack } from '#rules/selling/orders/order-track.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import * as uiTexts from '#texts/platform/ui.ts';
import * as ordersTexts from '#texts/selling/orders.ts';

const dayFormat = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' });

/** The stages of an order in words and days. */
export function describeTrack(order: Pick<OrderView, 'state' | 'timeline' | 'delivery'>) {
  return orderTrack(order).map(({ state, at, done, current }) => ({
    name: ordersTexts.stages[state],
    day: at && dayFormat.format(at),
    done,
    current,
  }));
}

/** Where an order is on its way; one below the other where there is little room. */
export function OrderTrack({ track }: { track: ReturnType<typeof describeTrack> }) {
  return (
    <ol aria-label={ordersTexts.track} className="flex flex-col @xl:flex-row">
      {track.map((stage, index) => {
        const { name, day, done, current } = stage;
        const isLast = index === track.length - 1;
        return (
          <li
            key={name}
            aria-current={current ? 'step' : undefined}
            className="relative flex gap-3 pb-6 last:pb-0 @xl:flex-1 @xl:flex-col @xl:gap-2 @xl:pb-0"
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-9 bottom-1 left-[13px] w-0.5 rounded-full @xl:top-[13px] @xl:right-3 @xl:bottom-auto @xl:left-10 @xl:h-0.5 @xl:w-auto',
                  track[index + 1]?.done
                    ? 'bg-brand forced-colors:bg-[Highlight]'
                    : 'bg-line-strong forced-colors:bg-[GrayText]',
                )}
              />
            )}
            <StepMark step={{ done, current }} number={index + 1} />
            <div className="min-h-7 @xl:pe-3">
              <p className={classNames(current ? 'font-semibold' : !done && 'text-ink-soft')}>
                {name}
                {done && <VisuallyHidden> ({uiTexts.steps.done})</VisuallyHidden>}
              </p>
              {day && <p className="figures text-sm text-ink-soft">{day}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
