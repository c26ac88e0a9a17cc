import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listSearches } from '#modules/catalogue/search/server/index.ts';
import { growth } from '#modules/sales/reports/rules/sales-figures.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { sumVitals } from '#platform/vitals/server/index.ts';
import { figureOf, METRICS, type Metric, sumFigures, toBars } from '../rules/numbers-figures.ts';
import {
  lastDays,
  type NumbersPeriod,
  PERIOD_LENGTHS,
  parsePeriod,
  periodBefore,
  periodQuery,
} from '../rules/numbers-period.ts';
import { gatherNumbers, listBestSellers } from '../server/index.ts';
import * as texts from '../texts/panel.ts';
import { dayText, describeChart, writeFigure } from './describe-bars.server.ts';
import { describeVitals } from './describe-vitals.server.ts';

export const NUMBERS = '/zaplecze/liczby';
const MAX_PRODUCTS = 20;
const MAX_SEARCHES = 15;

export async function findNumbers(shop: Shop, request: Request) {
  const query = new URL(request.url).searchParams;
  const period = periodOf(shop, request);
  const [days, before] = await Promise.all([gatherNumbers(shop, period), gatherNumbers(shop, periodBefore(period))]);
  const metric = METRICS.find((one) => one === query.get('co')) ?? 'sales';
  return { period, metric, days, before, bars: toBars(period, days, before) };
}

function periodOf(shop: Shop, request: Request): NumbersPeriod {
  return parsePeriod(new URL(request.url).searchParams, warsawDay(shop.now()));
}

export async function findVitals(shop: Shop, period: NumbersPeriod) {
  return describeVitals(...(await Promise.all([sumVitals(shop, period), sumVitals(shop, periodBefore(period))])));
}

export async function loadNumbers(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const period = periodOf(shop, request);
  const { from, to, grain } = period;
  const [{ metric, days, before, bars }, best, found, missed, vitals] = await Promise.all([
    findNumbers(shop, request),
    listBestSellers(shop, period, MAX_PRODUCTS),
    listSearches(shop, { from, to, found: true, max: MAX_SEARCHES }),
    listSearches(shop, { from, to, found: false, max: MAX_SEARCHES }),
    findVitals(shop, period),
  ]);
  const [now, earlier] = [sumFigures(days), sumFigures(before)];
  const today = warsawDay(shop.now());
  return {
    period,
    metric,
    csv: `${NUMBERS}/liczby.csv?${periodQuery(period)}`,
    lengths: PERIOD_LENGTHS.map((length) => {
      const offered = lastDays(length, today);
      return {
        to: addressOf(offered, metric),
        label: texts.period.lengths[length],
        isCurrent: offered.from === from && offered.to === to,
      };
    }),
    sums: METRICS.map((one) => ({
      metric: one,
      now: writeFigure(one, now),
      before: writeFigure(one, earlier),
      growth: growth(figureOf(one, now), figureOf(one, earlier)),
    })),
    tabs: METRICS.map((one) => ({
      to: addressOf(period, one),
      label: texts.metrics[one],
      isCurrent: one === metric,
    })),
    chart: {
      caption: texts.chart.caption(texts.metrics[metric], dayText(from), dayText(to)),
      ...describeChart(metric, period, bars),
    },
    rows: bars.map((bar) => ({
      start: dayText(bar.start),
      cells: METRICS.map((one) => ({
        metric: one,
        now: writeFigure(one, bar.now),
        before: writeFigure(one, bar.before),
      })),
    })),
    grain,
    best: best.map(({ productId, name, pieces, sales }) => ({
      id: productId,
      name: name ?? texts.best.gone(productId),
      to: name === null ? null : `/zaplecze/produkty/${productId}`,
      pieces: pieces.toLocaleString('pl'),
      sales: formatMoney(sales),
    })),
    searches: [
      { title: texts.searches.found, rows: found },
      { title: texts.searches.missed, rows: missed },
    ],
    vitals,
  };
}

export type NumbersScreen = Awaited<ReturnType<typeof loadNumbers>>;

function addressOf(period: NumbersPeriod, metric: Metric): string {
  return `${NUMBERS}?${periodQuery(period)}${metric === 'sales' ? '' : `&co=${metric}`}`;
}
