import { GOODS_ROW, GoodsLines } from '#modules/sales/orders/storefront/own-order/goods-row.tsx';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { Link } from '#platform/ui/link.tsx';
import { StageBar } from '#platform/ui/stage-bar.tsx';
import * as texts from '../../texts/storefront.ts';
import { ReturnStateBadge } from '../return-frame.tsx';
import type { ShownReturns } from './load.server.ts';

interface FiledReturnsProps {
  title: string;
  filed: ShownReturns['filed'];
}

/** Returns that were filed before: what they hold, where each is on its way, and when the money comes. */
export function FiledReturns({ title, filed }: FiledReturnsProps) {
  if (filed.length === 0) return null;
  return (
    <section>
      <h2 className="type-sub">{title}</h2>
      <ul className="mt-3 grid gap-3">
        {filed.map(({ code, facts, state, link, goods, progress, track }) => (
          <li key={code} className="@container">
            <Link
              to={link}
              className={`${GOODS_ROW} relative rounded-lg border border-line bg-surface p-5 pe-12 no-underline hover:border-line-strong hover:bg-surface-2 md:px-6 md:pe-14`}
            >
              <GoodsLines
                level="h3"
                title={texts.code(code)}
                goods={goods}
                facts={facts}
                note={!track && <span className="block">{progress}</span>}
                badge={<ReturnStateBadge state={state} />}
              />
              {track && (
                <span className="figures col-span-full mt-3 grid gap-3">
                  <StageBar stages={track} tone="brand" />
                  {progress}
                </span>
              )}
              <ChevronDownIcon className="absolute end-4 top-1/2 size-5 -translate-y-1/2 -rotate-90 text-ink-soft md:end-5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
