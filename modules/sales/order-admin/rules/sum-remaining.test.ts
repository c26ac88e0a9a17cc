import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { grossFromNet, netFromGross } from '#platform/money/rules/vat.ts';
import { sumRemaining } from './sum-remaining.ts';

const priceTypes: PriceType[] = ['gross', 'net'];
const amount = fc.integer({ min: 1, max: 100_000 });
const line = fc.record({
  price: amount,
  bought: fc.integer({ min: 1, max: 9 }),
  vatPermille: fc.constantFrom(50, 80, 230),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 3000 }),
  payment: fc.integer({ min: 0, max: 1000 }),
  percent: fc.integer({ min: 0, max: 50 }),
});

/** An order as it was placed, and its lines as they are summed up again with pieces taken off. */
function place(priceType: PriceType, { lines, delivery, payment, percent }: Order) {
  const worths = lines.map(({ price, bought, vatPermille }) => {
    const worth = price * bought;
    return priceType === 'gross'
      ? { vatPermille, worth: { gross: worth, net: netFromGross(worth, vatPermille) } }
      : { vatPermille, worth: { net: worth, gross: grossFromNet(worth, vatPermille) } };
  });
  const rebates = percent > 0 ? [{ kind: 'percent' as const, percent }] : [];
  const totals = orderTotals({ priceType, lines: worths, rebates, delivery, payment });
  const keep = (takenOff: (at: number) => number) =>
    sumRemaining(
      priceType,
      worths.map(({ vatPermille, worth }, at) => ({
        vatPermille,
        bought: lines[at]?.bought ?? 0,
        takenOff: takenOff(at),
        worth,
        paid: totals.lines[at] ?? { gross: 0, net: 0 },
      })),
      totals,
    );
  return { totals, keep };
}

interface Order {
  lines: { price: number; bought: number; vatPermille: number }[];
  delivery: number;
  payment: number;
  percent: number;
}

describe.each(priceTypes)('an order of a %s shop, summed up again', (priceType) => {
  it('with nothing taken off costs what it cost', () => {
    fc.assert(
      fc.property(order, (placed) => {
        const { totals, keep } = place(priceType, placed);
        const kept = keep(() => 0);
        expect(kept.total).toEqual(totals.total);
        expect(kept.rates).toEqual(totals.rates);
        expect(kept.goods).toEqual(totals.goods);
        expect(kept.rebate).toEqual(totals.rebate);
      }),
    );
  });

  it('with all goods taken off costs delivery and payment alone', () => {
    fc.assert(
      fc.property(order, (placed) => {
        const { totals, keep } = place(priceType, placed);
        const kept = keep((at) => placed.lines[at]?.bought ?? 0);
        const services = totals.delivery[priceType] + totals.payment[priceType];
        expect(kept.total[priceType]).toBe(services);
        expect(kept.goods).toEqual({ gross: 0, net: 0 });
      }),
    );
  });
});
