import { useEffect, useState } from 'react';
import { useMoney } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceHistoryTexts from '#modules/catalogue/pricing/texts/price-history.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { Table } from '#platform/ui/table.tsx';
import { fetchLowestPrices } from '#wire/client/prices.ts';
import type { ShownHistory } from './load.server.ts';
import { dayInWarsaw, PriceChart } from './price-chart.tsx';

export function PriceHistory(history: ShownHistory) {
  const { product, sizes, days, now } = history;
  const { money, type } = useMoney(product.vatPermille);
  const lowest = useLowestPrices(history, type);
  if (sizes.length === 0) return <p className="mt-4">{priceHistoryTexts.empty}</p>;
  return (
    <div className="mt-4 space-y-8">
      <p className="text-ink-soft">{priceHistoryTexts.days(days)}</p>
      {sizes.map(({ type: size, name, changes }) => {
        const sizeName = size === UNIVERSAL_SIZE ? '' : name;
        return (
          <section key={size}>
            {sizeName && <h2 className="mb-2 type-sub">{priceHistoryTexts.size(sizeName)}</h2>}
            <PriceChart changes={changes} from={now - days * DAY_MS} to={now} sizeName={sizeName} money={money} />
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

/** Calculated by the server (S8). */
function useLowestPrices({ product: { id }, sizes }: ShownHistory, priceType: 'gross' | 'net') {
  const [lowest, setLowest] = useState<Record<string, string>>({});
  useEffect(() => {
    const items = sizes.flatMap(({ type, reducedSince }) =>
      reducedSince ? [{ date: reducedSince, productId: id, sizeId: type }] : [],
    );
    if (items.length === 0) return;
    let gone = false;
    void fetchLowestPrices(items, { priceType }).then((answer) => {
      if (gone || !answer) return;
      const found = answer.data?.getLastLowestProductPrices?.flatMap((product) => product.sizes) ?? [];
      // Wire texts have ordinary spaces: a price must not break across lines.
      const shown = (size: (typeof found)[number]) => size.price[priceType]?.formatted.replaceAll(' ', '\u00a0') ?? '';
      setLowest(Object.fromEntries(found.map((size) => [size.id, shown(size)])));
    });
    return () => {
      gone = true;
    };
  }, [id, sizes, priceType]);
  return lowest;
}
