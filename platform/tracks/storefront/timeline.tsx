import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';

interface TimelineProps {
  title: string;
  /** The newest first. */
  steps: readonly { text: string; at: string; note?: string | null }[];
}

export function Timeline({ title, steps }: TimelineProps) {
  return (
    <Card>
      <h2 className="type-sub">{title}</h2>
      <ol className="mt-4">
        {steps.map(({ text, at, note }, index) => (
          <li key={`${at} ${text} ${note}`} className="relative pb-5 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 left-0 size-3 rounded-full',
                index === 0 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-line" />
            )}
            <p className={index === 0 ? 'font-semibold' : undefined}>{text}</p>
            {note && <p className="text-sm wrap-anywhere">„{note}”</p>}
            <p className="figures text-sm text-ink-soft">{at}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
