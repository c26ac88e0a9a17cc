import { ordersTexts } from '#texts/orders.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownOrder } from './load.server.ts';

/** X.21: newest first. */
export function OrderTimeline({ timeline }: Pick<ShownOrder, 'timeline'>) {
  return (
    <Card>
      <h2 className="text-xl">{ordersTexts.timeline}</h2>
      <ol className="mt-4">
        {timeline.map(({ text, at }, index) => (
          <li key={`${at} ${text}`} className="relative pb-5 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 left-0 size-3 rounded-full',
                index === 0 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
            {index < timeline.length - 1 && (
              <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-line" />
            )}
            <p className={index === 0 ? 'font-semibold' : undefined}>{text}</p>
            <p className="figures text-sm text-ink-soft">{at}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
