import { Link } from '#platform/ui/link.tsx';
import type { describeClaims } from './describe-claims.server.ts';

export function ClaimLinks({ claims }: { claims: ReturnType<typeof describeClaims> }) {
  return (
    <ul>
      {claims.map(({ to, text, state, at }) => (
        <li key={to} className="border-line border-t py-2 first:border-t-0">
          <Link to={to} className="underline">
            {text}
          </Link>
          <p className="figures text-ink-soft text-sm">{[state, at].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
