import { createHash } from 'node:crypto';
import { demoCouriers } from '#demo/content/couriers.ts';
import { demoCustomer } from '#demo/content/customer.ts';
import { type DemoOrder, demoGuest } from '#demo/content/orders.ts';
import { demoPaymentMethods } from '#demo/content/payment-methods.ts';
import { demoOrderNumber } from '#demo/insert-rows.ts';
import { worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { WithdrawalBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import { ORDER_STATES, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orderTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import type { orderAddresses, orderEvents, orderLines, orders, payments } from '#server/shop/schema.ts';
import type { Clock } from './size-rows.ts';

/** A size as the database has it after the catalogue was filled. */
export interface SoldSize {
  productId: number;
  sizeId: number;
  sizeType: string;
  sizeName: string;
  name: string;
  versionName: string | null;
  code: string;
  type: string;
  photo: string | null;
  photoTone: string | null;
  unit: string;
  unitPlural: string;
  vatPermille: number;
  unitSellby: number;
  unitPrecision: number;
  withdrawalBar: WithdrawalBar | null;
  price: number;
  pointsReceived: number;
  subscriptionRebatePercent: number;
}

export interface DemoPlace {
  id: number;
  code: string;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  openingHours: string;
}

export interface OrderRows {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  addresses: (typeof orderAddresses.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
}

/** The rows of one order, summed up by the same rule as a real one. */
export function orderRows(
  demo: DemoOrder,
  sold: readonly SoldSize[],
  places: { locker: DemoPlace; shop: DemoPlace },
  clock: Clock,
): OrderRows {
  const subscriptionDays = demo.subscription?.days ?? demo.renewalOfDays;
  const goods = demo.goods.flatMap(([productId, quantity]) => {
    const found = sold.find((row) => row.productId === productId);
    const size = found && { ...found, price: subscriptionDays ? reduced(found) : found.price };
    return size ? [{ size, quantity, worth: amount(worthOf(size.price, quantity), size.vatPermille) }] : [];
  });
  const courier = demoCouriers.find((row) => row.id === demo.courierId);
  const worth = goods.reduce((sum, good) => sum + good.worth.gross, 0);
  const cost = (demo.prepaid ? courier?.prepaidCost : courier?.onDeliveryCost) ?? 0;
  const totals = orderTotals({
    priceType: 'gross',
    lines: goods.map(({ size, worth }) => ({ vatPermille: size.vatPermille, worth })),
    rebates: demo.rebate ? [{ kind: 'percent', percent: demo.rebate }] : [],
    delivery: courier?.freeFrom && worth >= courier.freeFrom ? 0 : cost,
    payment: 0,
  });
  const placedAt = clock.daysAgo(demo.daysAgo);
  const buyer = demo.customerId ? demoCustomer : demoGuest;
  const isRefunded = demo.payments.at(-1) === 'refunded';
  const isPaid = demo.payments.at(-1) === 'accepted' || isRefunded;
  const place = demo.courierId === 2 ? places.locker : demo.courierId === 3 ? places.shop : null;
  const orderId = demo.id;
  return {
    order: {
      id: orderId,
      number: demoOrderNumber(orderId),
      accessToken: token(`order ${orderId}`),
      customerId: demo.customerId,
      idempotencyKey: `demo-order-${orderId}`,
      state: demo.state,
      placedAt,
      updatedAt: placedAt,
      buyer: demo.company ? 'company' : 'private',
      email: buyer.email,
      emailKey: buyer.email,
      phone: buyer.phone,
      document: demo.company ? 'invoice' : 'receipt',
      consents: { terms: true, virtual: false, service: false, mailing: false, sms: false },
      courierId: demo.courierId,
      courierName: courier?.name ?? '',
      courierKind: courier?.kind ?? 'none',
      prepaid: demo.prepaid,
      place,
      priceType: 'gross',
      trackingNumber: reached(demo.state).includes('sent') ? `PL${70_000_000 + orderId * 137}` : '',
      goodsGross: totals.goods.gross,
      goodsNet: totals.goods.net,
      rebateGross: totals.rebate.gross,
      rebateNet: totals.rebate.net,
      deliveryGross: totals.delivery.gross,
      deliveryNet: totals.delivery.net,
      serviceVatPermille: totals.serviceVatPermille,
      totalGross: totals.total.gross,
      totalNet: totals.total.net,
      vat: totals.rates,
      paid: isPaid ? totals.total.gross : 0,
      refunded: isRefunded ? totals.total.gross : 0,
      pointsEarned: demo.customerId
        ? goods.reduce((sum, { size, quantity }) => sum + size.pointsReceived * quantity, 0)
        : 0,
    },
    lines: goods.map(({ size: { price, subscriptionRebatePercent: _, ...size }, quantity, worth }, index) => ({
      ...size,
      orderId,
      position: index + 1,
      versionName: size.versionName ?? '',
      quantity,
      unitGross: price,
      ...(subscriptionDays && { extras: { subscriptionDays }, renewalUnitGross: price }),
      unitNet: netFromGross(price, size.vatPermille),
      worthGross: worth.gross,
      worthNet: worth.net,
      deliveredAt: deliveredAt(demo, clock),
      paidGross: totals.lines[index]?.gross ?? 0,
      paidNet: totals.lines[index]?.net ?? 0,
    })),
    addresses: (demo.company ? (['billing', 'delivery', 'invoice'] as const) : (['billing', 'delivery'] as const)).map(
      (role) => ({
        orderId,
        role,
        firstName: buyer.firstName,
        lastName: buyer.lastName,
        phone: buyer.phone,
        street: buyer.street,
        zipcode: buyer.zipcode,
        city: buyer.city,
        ...(demo.company && { companyName: 'Leśniewska Projekty', taxNumber: '5260250274' }),
      }),
    ),
    events: reached(demo.state).map((state, step) => ({
      orderId,
      kind: state === 'new' ? 'placed' : state,
      at: stepAt(demo, step, clock),
    })),
    payments: demo.payments.map((state, turn) => {
      const method = demoPaymentMethods.find((row) => row.id === demo.methodId);
      const at = clock.daysAgo(demo.daysAgo * (1 - (turn + 1) / 100));
      return {
        orderId,
        reference: `P${token(`payment ${orderId} ${turn}`)}`,
        methodId: demo.methodId,
        state,
        createdAt: at,
        updatedAt: at,
        kind: method?.kind ?? 'transfer',
        name: method?.name ?? '',
        amount: totals.total.gross,
        problem: state === 'error' ? 'bank' : state === 'restart' ? 'timed-out' : null,
      };
    }),
  };
}

/** The price in a subscription. */
function reduced({ price, subscriptionRebatePercent }: SoldSize): number {
  return Math.round((price * (100 - subscriptionRebatePercent)) / 100);
}

function amount(gross: number, vatPermille: number) {
  return { gross, net: netFromGross(gross, vatPermille) };
}

function stepAt({ daysAgo }: DemoOrder, step: number, clock: Clock): Date {
  return clock.daysAgo(daysAgo * (1 - step / 8));
}

function deliveredAt(demo: DemoOrder, clock: Clock): Date | null {
  const step = reached(demo.state).indexOf('delivered');
  return step < 0 ? null : stepAt(demo, step, clock);
}

/** States an order passed on its way to this one. */
function reached(state: OrderState): OrderState[] {
  if (state === 'cancelled') return ['new', 'cancelled'];
  if (state === 'returned') return ['new', 'confirmed', 'packing', 'sent', 'delivered', 'returned'];
  const way = ORDER_STATES.slice(0, ORDER_STATES.indexOf(state) + 1);
  return state === 'delivered' ? way.filter((step) => step !== 'ready') : way;
}

/** The same on every machine; opens nothing but the demo's own orders. */
function token(name: string): string {
  return createHash('sha256').update(`polana ${name}`).digest('base64url').slice(0, 32);
}
