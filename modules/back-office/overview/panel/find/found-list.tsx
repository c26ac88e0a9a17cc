import type { Ref } from 'react';
import { Link } from '#platform/ui/link.tsx';
import { find as texts } from '../../texts/panel.ts';
import type { FoundPlace } from './load.server.ts';

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
            className="grid min-h-11 items-baseline gap-x-3 rounded-sm px-3 py-2 no-underline hover:bg-surface-2 focus-visible:bg-surface-2 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-soft text-sm">{texts.kinds[kind]}</span>
            <span className="font-semibold">{name}</span>
            <span className="truncate text-ink-soft text-sm">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
