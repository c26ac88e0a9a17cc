import { classNames } from '../../../ui/class-names.ts';
import { CountdownClock, useCountdown } from './countdown-clock.tsx';

/** How long a promotion still runs; gone when it is over (S4.45). */
export default function Countdown({ until, className }: { until: string; className?: string }) {
  const left = useCountdown(until);
  if (left === null) return null;
  return (
    <div className={classNames('rounded-md bg-accent-soft px-4 py-3', className)} data-countdown>
      <CountdownClock left={left} until={until} />
    </div>
  );
}
