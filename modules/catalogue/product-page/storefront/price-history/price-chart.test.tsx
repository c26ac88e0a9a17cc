import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceChart } from './price-chart.tsx';

const from = Date.parse('2026-02-05T12:00:00Z');
const to = Date.parse('2026-05-06T12:00:00Z');
const draw = (...prices: number[]) =>
  renderToStaticMarkup(
    <PriceChart
      from={from}
      to={to}
      sizeName="M"
      changes={prices.map((price, index) => ({ price, since: from + index * 1000 }))}
      money={(gross) => `${gross / 100} zł`}
    />,
  );
/** What is next to and below the stairs. */
const labels = (html: string) => [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text);

it('the chart of prices tells its bounds and days to the eye and in words', () => {
  const html = draw(12_000, 9900);
  expect(labels(html)).toEqual(['120 zł', '99 zł', '05.02.2026', '06.05.2026']);
  expect(html).toContain(
    'aria-label="Wykres ceny, rozmiar M, od 05.02.2026 do 06.05.2026: najniższa 99 zł, najwyższa 120 zł"',
  );
});

it('a price that never moved is told once', () => {
  expect(labels(draw(12_000))).toEqual(['120 zł', '05.02.2026', '06.05.2026']);
});

it('draws nothing of nothing', () => {
  expect(draw()).toBe('');
});
