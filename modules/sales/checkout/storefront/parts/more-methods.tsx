import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';

interface MoreMethodsProps {
  /** Passed in, so that the page loads only its own texts. */
  label: string;
  methods: readonly { name: string }[];
  /** True when the chosen method is in it. */
  open: boolean;
  children: ReactNode;
}

/** X.48: rarely used methods in a `<details>`, which opens without a script. */
export function MoreMethods({ label, methods, open, children }: MoreMethodsProps) {
  if (methods.length === 0) return null;
  return (
    <details open={open} className="group/more mt-2">
      <summary className="flex min-h-14 items-center gap-[min(0.75rem,3vw)] rounded-md px-[min(1rem,4vw)] py-2 font-semibold hover:bg-surface-2">
        <span className="max-w-[60%] shrink-0">{label}</span>
        <span className="line-clamp-1 min-w-0 text-sm font-normal text-ink-soft group-open/more:invisible">
          {methods.map(({ name }) => name).join(', ')}
        </span>
        <ChevronDownIcon className="ml-auto size-5 shrink-0 text-ink-soft transition-transform duration-calm group-open/more:rotate-180" />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
