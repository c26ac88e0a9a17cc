import { returnsTexts } from '#texts/returns.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ShownReturn } from './load.server.ts';

/** What happened to the return, newest first. */
export function ReturnTimeline({ timeline }: Pick<ShownReturn, 'timeline'>) {
  return (
    <Card>
      <h2 className="text-xl">{returnsTexts.status.history}</h2>
      <ol className="mt-4">
        {timeline.map(({ text, at, note }, index) => (
          <li key={`${at} ${text}`} className="relative pb-5 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 left-0 size-3 rounded-full',
                index === 0 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
            <p className={index === 0 ? 'font-semibold' : undefined}>{text}</p>
            {note && <p className="text-sm break-words">„{note}”</p>}
            <p className="figures text-sm text-ink-soft">{at}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
