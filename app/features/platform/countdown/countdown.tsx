import { CountdownClock, useCountdown } from './countdown-clock.tsx';

/** How long a promotion still runs; gone when it is over (S4.45). */
export function Countdown({ until, className }: { until: string; className?: string }) {
  const left = useCountdown(until);
  if (left === null) return null;
  return (
    <div className={className} data-countdown>
      <CountdownClock left={left} until={until} />
    </div>
  );
}
