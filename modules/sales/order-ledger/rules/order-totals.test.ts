import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import { exchangePaymentCost, orderTotals, serviceVat } from './order-totals.ts';

const line = (gross: number, vatPermille = 230) => ({
  vatPermille,
  worth: { gross, net: netFromGross(gross, vatPermille) },
});

describe('serviceVat', () => {
  const rated = (...rates: number[]) => rates.map((vatPermille) => ({ vatPermille }));
  const card = { vatPermille: 0, isGiftCard: true };
  it.each([
    ['nothing in the basket', [], 230],
    ['goods of 23 %', rated(230, 230), 230],
    ['goods of 8 %', rated(80), 80],
    ['books', rated(50, 50, 50), 50],
    ['goods that are exempt', rated(0), 0],
    ['goods of 5 and 23 %', rated(50, 230), 230],
    ['goods of 5 and 8 %', rated(50, 80, 50), 230],
    ['gift cards alone', [card], 230],
    ['books and a gift card', [...rated(50), card], 50],
  ])('delivery of %s', (_, lines, rate) => {
    expect(serviceVat(lines)).toBe(rate);
  });
});

describe('orderTotals', () => {
  it('sums a gross shop up', () => {
    const totals = orderTotals({
      priceType: 'gross',
      lines: [line(9999), line(2100, 50)],
      rebates: [{ kind: 'percent', percent: 10 }],
      delivery: 1490,
      payment: 0,
    });
    expect(totals).toMatchObject({
      goods: { gross: 12_099 },
      rebate: { gross: 1210 },
      delivery: { gross: 1490, net: 1211 },
      total: { gross: 12_379 },
      lines: [{ gross: 8999 }, { gross: 1890, net: 1800 }],
      saved: [1210],
      rates: [
        { vatPermille: 230, gross: 10_489, net: 8528, vat: 1961 },
        { vatPermille: 50, gross: 1890, net: 1800, vat: 90 },
      ],
    });
  });

  it('sends free of charge with a rebate for it beside others, and tells what each saved', () => {
    const sum = (delivery: number, ...kinds: ('free-shipping' | 'percent')[]) =>
      orderTotals({
        priceType: 'gross',
        lines: [line(10_000)],
        rebates: kinds.map((kind) => (kind === 'percent' ? { kind, percent: 10 } : { kind })),
        delivery,
        payment: 0,
      });
    expect(sum(1490, 'percent', 'free-shipping')).toMatchObject({ total: { gross: 9000 }, saved: [1000, 1490] });
    expect(sum(1490, 'percent')).toMatchObject({ total: { gross: 10_490 }, saved: [1000] });
    expect(sum(1490)).toMatchObject({ total: { gross: 11_490 }, saved: [] });
  });

  it('names the rates from the highest, and none that nothing is paid at', () => {
    const { rates } = orderTotals({
      priceType: 'gross',
      lines: [line(1000, 50), line(2000, 80), line(0, 0), line(3000, 230)],
      rebates: [],
      delivery: 0,
      payment: 0,
    });
    expect(rates.map(({ vatPermille, gross }) => [vatPermille, gross])).toEqual([
      [230, 3000],
      [80, 2000],
      [50, 1000],
    ]);
  });

  it('takes a rebate for some lines off only these', () => {
    const { rebate, lines, saved } = orderTotals({
      priceType: 'gross',
      lines: [line(10_000), line(5000), line(2000)],
      rebates: [
        { kind: 'percent', percent: 10, covers: [true, false, true] },
        { kind: 'percent', percent: 50 },
      ],
      delivery: 0,
      payment: 0,
    });
    expect(saved).toEqual([1200, 7900]);
    expect(lines.map(({ gross }) => gross)).toEqual([4500, 2500, 900]);
    expect(rebate.gross).toBe(9100);
  });

  it('works VAT of a net shop out on the sum of a rate', () => {
    const small = { vatPermille: 230, worth: { gross: 12, net: 10 } };
    const { total } = orderTotals({
      priceType: 'net',
      lines: [small, small, small],
      rebates: [],
      delivery: 0,
      payment: 0,
    });
    // 30 net and 23 % of it, not three times the rounded line.
    expect(total).toEqual({ gross: 37, net: 30 });
  });

  it('rounding is no rebate: a net shop without codes gives none', () => {
    const worth = { net: 1001, gross: 1231 };
    const totals = orderTotals({
      priceType: 'net',
      lines: [{ vatPermille: 230, worth }],
      rebates: [],
      delivery: 1499,
      payment: 0,
    });
    expect(totals.rebate).toEqual({ gross: 0, net: 0 });
    expect(totals.total.net).toBe(1001 + totals.delivery.net);
  });

  it('a free-shipping code saves what delivery costs', () => {
    const totals = orderTotals({
      priceType: 'gross',
      lines: [line(5000)],
      rebates: [{ kind: 'free-shipping' }],
      delivery: 1490,
      payment: 200,
    });
    expect(totals).toMatchObject({
      delivery: { gross: 0 },
      total: { gross: 5200 },
      saved: [1490],
      rebate: { gross: 0 },
    });
  });

  it('goods are never worth less than nothing', () => {
    const rebates = [{ kind: 'percent', percent: 50 } as const, { kind: 'amount', amount: 100_000 } as const];
    const totals = orderTotals({ priceType: 'gross', lines: [line(5000)], rebates, delivery: 990, payment: 0 });
    expect(totals).toMatchObject({ total: { gross: 990 }, saved: [2500, 2500] });
  });

  const lines = fc.array(
    fc.record({ gross: fc.integer({ min: 0, max: 2_000_000 }), vatPermille: fc.constantFrom(0, 50, 80, 230) }),
    { maxLength: 40 },
  );
  const rebates = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 500_000 }) }),
      fc.constant({ kind: 'free-shipping' as const }),
    ),
    { maxLength: 3 },
  );
  const cost = fc.integer({ min: 0, max: 5000 });

  it('totals equal the sum of lines with VAT per rate to the grosz, in gross and in net shops', () => {
    fc.assert(
      fc.property(
        lines,
        rebates,
        cost,
        cost,
        fc.constantFrom('gross', 'net'),
        (given, codes, delivery, payment, type) => {
          const priced = given.map(({ gross, vatPermille }) => line(gross, vatPermille));
          const totals = orderTotals({ priceType: type, lines: priced, rebates: codes, delivery, payment });
          const rest = totals.lines.reduce((sum, paid) => sum + paid[type], 0);
          expect(totals.total[type]).toBe(rest + totals.delivery[type] + totals.payment[type]);
          const goods = priced.reduce((sum, { worth }) => sum + worth[type], 0);
          expect(totals.goods[type] - totals.rebate[type]).toBe(rest);
          expect(totals.goods[type]).toBe(goods);
          // What the codes took, however the sums are rounded: nothing when there is none.
          const taken = totals.saved.filter((_, index) => codes[index]?.kind !== 'free-shipping');
          expect(totals.rebate[type]).toBe(taken.reduce((sum, saved) => sum + saved, 0));
          for (const kind of ['gross', 'net'] as const) {
            if (totals.rebate[type] === 0) expect(totals.rebate[kind]).toBe(0);
            expect(totals.rebate[kind]).toBeGreaterThanOrEqual(0);
            const { goods, rebate, delivery: way, payment: fee, total } = totals;
            const parts = goods[kind] - rebate[kind] + way[kind] + fee[kind];
            // Goods, delivery and payment are rounded by themselves in the other type: half a grosz each and the sum's.
            expect(Math.abs(parts - total[kind])).toBeLessThanOrEqual(kind === type ? 0 : 2);
            expect(totals.rates.reduce((sum, rate) => sum + rate[kind], 0)).toBe(total[kind]);
          }
          for (const { vatPermille, gross, net, vat } of totals.rates) {
            expect(gross).toBe(net + vat);
            const exact =
              type === 'net' ? divideRounded(net * vatPermille, 1000) : gross - netFromGross(gross, vatPermille);
            expect(vat).toBe(exact);
          }
          totals.lines.forEach((paid, index) => {
            expect(paid[type]).toBeGreaterThanOrEqual(0);
            expect(paid[type]).toBeLessThanOrEqual(priced[index]?.worth[type] ?? 0);
          });
        },
      ),
    );
  });
});

const cost = fc.integer({ min: 0, max: 5000 });
const order = fc.record({
  lines: fc.array(
    fc.record({ gross: fc.integer({ min: 1, max: 2_000_000 }), vatPermille: fc.constantFrom(0, 50, 80, 230) }),
    { maxLength: 10 },
  ),
  percent: fc.integer({ min: 0, max: 100 }),
  delivery: cost,
  priceType: fc.constantFrom('gross' as const, 'net' as const),
});

it('another cost of payment gives the totals the order would have had with it from the start', () => {
  fc.assert(
    fc.property(order, cost, cost, ({ lines, percent, delivery, priceType }, before, after) => {
      const summed = (payment: number) =>
        orderTotals({
          priceType,
          delivery,
          payment,
          rebates: [{ kind: 'percent', percent }],
          lines: lines.map(({ gross, vatPermille }) => ({
            vatPermille,
            worth: { gross, net: netFromGross(gross, vatPermille) },
          })),
        });
      const { payment, total, rates } = summed(after);
      expect(exchangePaymentCost({ priceType, ...summed(before) }, after)).toEqual({ payment, total, rates });
    }),
    // A cost that was the only one of its rate leaves no empty rate behind.
    { examples: [[{ lines: [], percent: 0, delivery: 0, priceType: 'gross' }, 1, 0]] },
  );
});
