import type { Ref } from 'react';
import { Link } from '#app/ui/link.tsx';
import { find as texts } from '#texts/panel/overview.ts';
import type { FoundPlace } from '../screens/platform/find/load.server.ts';

interface FoundListProps {
  text: string;
  found: readonly FoundPlace[];
  ref?: Ref<HTMLUListElement>;
}

export function FoundList({ text, found, ref }: FoundListProps) {
  if (text.length >= 3 && found.length === 0) return <p role="status">{texts.nothing(text)}</p>;
  return (
    <ul ref={ref} aria-label={texts.results} className="max-w-[40rem]">
      {found.map(({ kind, to, name, detail }) => (
        <li key={`${kind} ${to}`}>
          <Link
            to={to}
            className="flex min-h-11 items-baseline gap-3 rounded-sm px-3 py-2 no-underline hover:bg-surface-2 focus-visible:bg-surface-2"
          >
            <span className="w-24 shrink-0 text-ink-soft text-sm">{texts.kinds[kind]}</span>
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <span className="truncate text-ink-soft">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
