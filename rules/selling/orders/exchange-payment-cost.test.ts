import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netFromGross } from '#rules/platform/money/vat.ts';
import { exchangePaymentCost } from './exchange-payment-cost.ts';
import { orderTotals } from './order-totals.ts';

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
