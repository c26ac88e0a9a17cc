import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceChart } from './price-chart.tsx';

const from = Date.parse('2026-02-05T12:00:00Z');
const to = Date.parse('2026-05-06T12:00:00Z');
const render = (...prices: number[]) =>
  renderToStaticMarkup(
    <PriceChart
      from={from}
      to={to}
      sizeName="M"
      changes={prices.map((price, index) => ({ price, since: from + index * 1000 }))}
      money={(gross) => `${gross / 100} zł`}
    />,
  );
/** The labels next to and below the steps of the chart. */
const labels = (html: string) => [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text);

it('the chart of prices shows its bounds and days as labels and in words', () => {
  const html = render(12_000, 9900);
  expect(labels(html)).toEqual(['120 zł', '99 zł', '05.02.2026', '06.05.2026']);
  expect(html).toContain(
    'aria-label="Wykres ceny, rozmiar M, od 05.02.2026 do 06.05.2026: najniższa 99 zł, najwyższa 120 zł"',
  );
});

it('a price that never moved is shown once', () => {
  expect(labels(render(12_000))).toEqual(['120 zł', '05.02.2026', '06.05.2026']);
});

it('renders nothing without prices', () => {
  expect(render()).toBe('');
});
