import type { RouterContextProvider } from 'react-router';
import { judgeOpening } from '#modules/back-office/going-live/rules/opening-state.ts';
import { isObstacle } from '#modules/back-office/going-live/rules/sales-stops.ts';
import { listSalesStops } from '#modules/back-office/going-live/server/index.ts';
import { describeStop } from '#modules/back-office/going-live/texts/sales-stops.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Permission } from '#modules/back-office/staff/rules/permissions.ts';
import { describeChart } from '#modules/sales/reports/panel/describe-bars.server.ts';
import { toBars } from '#modules/sales/reports/rules/numbers-figures.ts';
import { lastDays, periodBefore } from '#modules/sales/reports/rules/numbers-period.ts';
import { averageOrder, growth } from '#modules/sales/reports/rules/sales-figures.ts';
import { type DaySales, listSalesDays } from '#modules/sales/reports/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { countSales, countWaiting, findFirstDue, type SalesPeriod, WAITING, type Waiting } from '../server/index.ts';
import { sales as texts } from '../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

const PLACES: Record<Waiting, { to: string; permission: Permission; isTrouble?: boolean }> = {
  toPack: { to: '/zaplecze/zamowienia?money=to-pack', permission: 'orders.see' },
  unpaid: { to: '/zaplecze/zamowienia?money=awaited', permission: 'orders.see' },
  payBack: { to: '/zaplecze/zamowienia?money=pay-back', permission: 'orders.see', isTrouble: true },
  complaints: { to: '/zaplecze/reklamacje', permission: 'after-sale.see' },
  returns: { to: '/zaplecze/zwroty', permission: 'after-sale.see' },
  withdrawals: { to: '/zaplecze/odstapienia', permission: 'after-sale.see' },
  opinions: { to: '/zaplecze/opinie', permission: 'opinions.moderate' },
  questions: { to: '/zaplecze/pytania', permission: 'opinions.moderate' },
  missedRenewals: { to: '/zaplecze/subskrypcje?lista=missed', permission: 'orders.see' },
  lowStock: { to: '/zaplecze/stany', permission: 'catalogue.see' },
  bundles: { to: '/zaplecze/produkty', permission: 'catalogue.see' },
  failedMails: { to: '/zaplecze/zadania?rodzaj=mails', permission: 'jobs.see', isTrouble: true },
  failedJobs: { to: '/zaplecze/zadania?rodzaj=others', permission: 'jobs.see', isTrouble: true },
};

/** Waiting work and sales, limited to the permissions of the current user. */
export async function loadOverview(context: Context) {
  const shop = staffShop(context);
  const [counts, due] = [await countWaiting(shop), await findFirstDue(shop)];
  const waiting = WAITING.filter((kind) => counts[kind] > 0 && isAllowed(context, PLACES[kind].permission));
  const maySee = isAllowed(context, 'numbers.see');
  const sales = maySee ? await countSales(shop) : [];
  return {
    opening: isAllowed(context, 'settings.see') ? await loadOpening(shop) : null,
    waiting: waiting.map((kind) => ({
      kind,
      count: counts[kind],
      clock: due[kind] ?? null,
      to: PLACES[kind].to,
      isTrouble: PLACES[kind].isTrouble === true,
    })),
    sales: sales.map(describePeriod),
    chart: maySee ? await renderLastDays(shop) : null,
  };
}

/** O.83: what keeps a closed shop closed, and what stops sales of an open one; null where nothing does. */
async function loadOpening(shop: Shop) {
  const stops = (await listSalesStops(shop)).filter(isObstacle);
  const state = judgeOpening(shop.opening, stops);
  if (state === 'open') return null;
  const items = [...new Set(stops.map(({ item }) => item))];
  return {
    state,
    missing: items.map((item) => ({
      item,
      reasons: stops.filter((stop) => stop.item === item).map(describeStop),
    })),
  };
}

export type ShownOpening = NonNullable<Awaited<ReturnType<typeof loadOpening>>>;

const CHART_DAYS = 30;

async function renderLastDays(shop: Shop) {
  const period = lastDays(CHART_DAYS, warsawDay(shop.now()));
  const [days, before] = await Promise.all([listSalesDays(shop, period), listSalesDays(shop, periodBefore(period))]);
  const { bars, highest, legend, isEmpty } = describeChart(
    'sales',
    period,
    toBars(period, days.map(asNumbers), before.map(asNumbers)),
  );
  return { bars, highest, legend, isEmpty };
}

export type ShownChart = Awaited<ReturnType<typeof renderLastDays>>;

const asNumbers = (day: DaySales) => ({ ...day, returns: 0, baskets: 0 });

function describePeriod({ days, now, before }: SalesPeriod) {
  const number = (value: number) => value.toLocaleString('pl');
  const [average, averageBefore] = [averageOrder(now), averageOrder(before)];
  const money = (value: number | null) => (value === null ? texts.none : formatMoney(value));
  return {
    days,
    figures: [
      {
        name: texts.orders,
        now: number(now.orders),
        before: number(before.orders),
        growth: growth(now.orders, before.orders),
      },
      { name: texts.sum, now: money(now.sales), before: money(before.sales), growth: growth(now.sales, before.sales) },
      {
        name: texts.average,
        now: money(average),
        before: money(averageBefore),
        growth: growth(average, averageBefore),
      },
    ],
  };
}

export type ShownPeriod = ReturnType<typeof describePeriod>;
