import { useEffect, useState } from 'react';
import { UNIVERSAL_SIZE } from '#rules/catalogue/sent-size.ts';
import { priceSteps } from '#rules/pricing/price-steps.ts';
import { priceHistoryTexts } from '#texts/price-history.ts';
import { fetchLowestPrices } from '#wire/client/lowest-prices.ts';
import { useMoney } from '../../features/price/use-money.ts';
import { Table } from '../../ui/table.tsx';
import type { ShownHistory } from './load.server.ts';

const BOX = { width: 600, height: 120 };
const DAY = 24 * 60 * 60 * 1000;

/** A chart and its table for each size; the table says the same to those who do not see the chart. */
export function PriceHistory({ history }: { history: ShownHistory }) {
  const { product, sizes, days, now } = history;
  const { money, type } = useMoney(product.vatPermille);
  const lowest = useLowestPrices(history, type);
  if (sizes.length === 0) return <p className="mt-4">{priceHistoryTexts.empty}</p>;
  return (
    <div className="mt-4 space-y-8">
      <p className="text-ink-soft">{priceHistoryTexts.days(days)}</p>
      {sizes.map(({ type: size, name, changes }) => {
        const steps = priceSteps(changes, { ...BOX, from: now - days * DAY, to: now });
        const sizeName = size === UNIVERSAL_SIZE ? '' : name;
        return (
          <section key={size}>
            {sizeName && <h2 className="mb-2 text-lg">{priceHistoryTexts.size(sizeName)}</h2>}
            {steps && (
              <svg
                role="img"
                viewBox={`-8 -12 ${BOX.width + 16} ${BOX.height + 24}`}
                aria-label={priceHistoryTexts.chart(sizeName, money(steps.lowest), money(steps.highest))}
                className="h-auto w-full rounded-md bg-surface-2 text-brand"
              >
                <path d={steps.path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
              </svg>
            )}
            <Table caption={sizeName || priceHistoryTexts.title} className="mt-3">
              <thead>
                <tr>
                  <th scope="col">{priceHistoryTexts.since}</th>
                  <th scope="col">{priceHistoryTexts.price}</th>
                </tr>
              </thead>
              <tbody>
                {changes.toReversed().map(({ since, price }) => (
                  <tr key={since}>
                    <td>
                      <time dateTime={new Date(since).toISOString()}>{dayInWarsaw(since)}</time>
                    </td>
                    <td>{money(price)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
            {lowest[size] && <p className="figures mt-2 text-sm">{priceHistoryTexts.lowest(lowest[size])}</p>}
          </section>
        );
      })}
    </div>
  );
}

/** The lowest price before each running reduction, as the shop computes it; nothing when it cannot say (S8). */
function useLowestPrices({ product: { id }, sizes }: ShownHistory, priceType: 'gross' | 'net') {
  const [lowest, setLowest] = useState<Record<string, string>>({});
  useEffect(() => {
    const items = sizes.flatMap(({ type, reducedSince }) =>
      reducedSince ? [{ date: reducedSince, productId: id, sizeId: type }] : [],
    );
    if (items.length === 0) return;
    let gone = false;
    fetchLowestPrices(items, { priceType }).then((answer) => {
      if (gone || !answer) return;
      const found = answer.data?.getLastLowestProductPrices?.flatMap((product) => product.sizes) ?? [];
      setLowest(Object.fromEntries(found.map((size) => [size.id, size.price[priceType]?.formatted ?? ''])));
    });
    return () => {
      gone = true;
    };
  }, [id, sizes, priceType]);
  return lowest;
}

function dayInWarsaw(moment: number): string {
  return new Date(moment).toLocaleDateString('pl-PL', { timeZone: 'Europe/Warsaw' });
}
