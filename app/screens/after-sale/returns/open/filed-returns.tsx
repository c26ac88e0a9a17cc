import { Link } from 'react-router';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import { ReturnStateBadge } from '../return-state-badge.tsx';
import type { ShownReturns } from './load.server.ts';

/** Returns that were filed before. */
export function FiledReturns({ filed }: Pick<ShownReturns, 'filed'>) {
  if (filed.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">{returnsTexts.mine}</h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {filed.map(({ code, order, state, link, amount, date }) => (
          <li key={code}>
            <Link to={link} className="grid gap-1 px-5 py-4 hover:bg-surface-2 sm:grid-cols-[1fr_auto] sm:items-center">
              <span>
                <span className="figures font-semibold">{returnsTexts.code(code)}</span>
                <span className="figures block text-sm text-ink-soft">
                  {order} · {date} · {amount}
                </span>
              </span>
              <span>
                <ReturnStateBadge state={state} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
