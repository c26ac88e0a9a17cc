import { useEffect } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { CountdownClock, useCountdown } from './countdown-clock.tsx';

interface CountdownProps {
  until: string;
  onOver?: () => void;
  className?: string;
}

/** How long a promotion still runs; gone when it is over (S4.45). */
export default function Countdown({ until, onOver, className }: CountdownProps) {
  const left = useCountdown(until);
  useEffect(() => {
    if (left === null) onOver?.();
  }, [left, onOver]);
  if (left === null) return null;
  return (
    <div className={classNames('rounded-md bg-accent-soft px-4 py-3', className)} data-countdown>
      <CountdownClock left={left} until={until} />
    </div>
  );
}
