import type { OrderAddress, OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import {
  orderAddresses,
  orderEvents,
  orderLines,
  orderMailJob,
  orderStock,
  orders,
} from '#modules/sales/order-ledger/server/index.ts';
import { paymentColumns, paymentRow } from '#modules/sales/payments/server/index.ts';
import { insertInOneStatement, rowsOf } from '#platform/db/server/insert-in-one-statement.ts';
import { jobColumns, jobRow } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { neededData } from '../rules/needed-address.ts';
import { tidyAddress } from '../rules/tidy-address.ts';
import type { ComposedOrder } from './compose-order.ts';
import { FROZEN_COLUMNS, freezeGift, freezeLine } from './freeze-line.ts';
import type { PlaceOrder } from './shopper.ts';
import type { ReservedOrder } from './start-order.ts';
import { wholePayment } from './take-money.ts';

const ADDRESS_COLUMNS = [
  'firstName',
  'lastName',
  'companyName',
  'taxNumber',
  'street',
  'streetNumber',
  'zipcode',
  'city',
  'country',
  'phone',
] as const satisfies (keyof OrderAddress)[];

const orderColumns = rowsOf(orders, [
  'id',
  'number',
  'accessToken',
  'visitorId',
  'customerId',
  'idempotencyKey',
  'placedAt',
  'updatedAt',
  'buyer',
  'email',
  'emailKey',
  'phone',
  'document',
  'remarks',
  'deliveryRemarks',
  'consents',
  'courierId',
  'courierName',
  'courierKind',
  'prepaid',
  'place',
  'promisedDay',
  'priceType',
  'goodsGross',
  'goodsNet',
  'rebateGross',
  'rebateNet',
  'deliveryGross',
  'deliveryNet',
  'paymentGross',
  'paymentNet',
  'serviceVatPermille',
  'totalGross',
  'totalNet',
  'vat',
  'pointsSpent',
  'pointsEarned',
]);
const addressColumns = rowsOf(orderAddresses, ['orderId', 'role', ...ADDRESS_COLUMNS]);
const lineColumns = rowsOf(orderLines, ['orderId', 'position', ...FROZEN_COLUMNS]);
const stockColumns = rowsOf(orderStock, ['orderId', 'sizeId', 'quantity']);
const eventColumns = rowsOf(orderEvents, ['orderId', 'kind', 'at', 'details']);

/** With its lines, payment and email. */
export const insertOrder = insertInOneStatement('insert-order', {
  orders: orderColumns,
  addresses: addressColumns,
  lines: lineColumns,
  stock: stockColumns,
  events: eventColumns,
  payments: paymentColumns,
  jobs: jobColumns,
});

type NewOrder = Parameters<typeof insertOrder>[1]['orders'][number];
type OrderRow = typeof orders.$inferInsert;
/** Columns for entered data: the compiler requires each of them. */
type ReportedColumns = Required<Pick<OrderRow, Extract<keyof OrderData, keyof OrderRow>>>;

interface OrderToWrite {
  input: PlaceOrder;
  order: ComposedOrder;
  reserved: ReservedOrder;
  now: Date;
}

export function orderRows(
  shop: Shop,
  { input, order, reserved, now }: OrderToWrite,
  accessToken: string,
): Parameters<typeof insertOrder>[1] {
  const { needsDelivery, delivery, gift, totals } = order;
  const orderId = reserved.id;
  const data = neededData(order.data, { needsDelivery, courier: delivery.chosen });
  const frozen = order.goods.lines.map((line, at) => freezeLine(line, totals.lines[at] ?? { gross: 0, net: 0 }));
  if (gift.kind === 'chosen') frozen.push(freezeGift(gift.sale));
  return {
    orders: [orderRow(shop, { input, order: { ...order, data }, reserved, now }, accessToken)],
    addresses: addresses(data, needsDelivery).map((address) => ({ orderId, ...address })),
    lines: frozen.map((line, at) => ({ ...line, orderId, position: at + 1 })),
    stock: takenOf(order).map(({ sizeId, quantity }) => ({ orderId, sizeId, quantity })),
    events: [{ orderId, kind: 'placed', at: now, details: { number: reserved.number } }],
    payments: wholePayment(orderId, order).map((payment) => paymentRow(payment, now)),
    jobs: [jobRow(orderMailJob, { orderId, mail: input.renewal ? 'renewed' : 'placed' }, now)],
  };
}

function orderRow(
  shop: Shop,
  { input, order, reserved, now }: OrderToWrite,
  accessToken: string,
): NewOrder & ReportedColumns {
  const { data, totals, delivery, needsDelivery, points } = order;
  const email = data.email.trim();
  return {
    id: reserved.id,
    number: reserved.number,
    accessToken,
    visitorId: input.visitorId,
    customerId: input.customerId,
    idempotencyKey: input.idempotencyKey,
    placedAt: now,
    updatedAt: now,
    buyer: data.buyer,
    email,
    emailKey: email.toLowerCase(),
    phone: data.billing.phone?.trim() ?? '',
    document: data.document,
    remarks: data.remarks,
    deliveryRemarks: data.deliveryRemarks,
    consents: data.consents,
    courierId: needsDelivery ? (delivery.chosen?.courierId ?? null) : null,
    courierName: needsDelivery ? (delivery.chosen?.name ?? '') : '',
    courierKind: needsDelivery ? (delivery.chosen?.kind ?? 'none') : 'none',
    prepaid: data.prepaid,
    place: needsDelivery ? delivery.place : null,
    promisedDay: order.promisedDay,
    priceType: shop.settings.priceType,
    goodsGross: totals.goods.gross,
    goodsNet: totals.goods.net,
    rebateGross: totals.rebate.gross,
    rebateNet: totals.rebate.net,
    deliveryGross: totals.delivery.gross,
    deliveryNet: totals.delivery.net,
    paymentGross: totals.payment.gross,
    paymentNet: totals.payment.net,
    serviceVatPermille: totals.serviceVatPermille,
    totalGross: totals.total.gross,
    totalNet: totals.total.net,
    vat: totals.rates,
    pointsSpent: points.needed + points.spent,
    pointsEarned: input.customerId === null ? 0 : points.earned,
  };
}

/** Stock to reduce; a cancellation gives it back. Unlimited stock, and goods ordered from a supplier, are not counted. */
export function takenOf({ goods, gift }: ComposedOrder): { sizeId: number; productId: number; quantity: number }[] {
  const sales = goods.lines.flatMap(({ line: { productId }, sale, parts }) => [
    { ...sale, productId },
    ...parts.map((part) => part.sale),
  ]);
  if (gift.kind === 'chosen') sales.push(gift.sale);
  const counted = new Map(sales.filter(({ stock }) => stock > 0).map((sale) => [sale.sizeId, sale.productId]));
  return [...goods.demand].flatMap(([sizeId, quantity]) => {
    const productId = counted.get(sizeId);
    return productId === undefined ? [] : [{ sizeId, productId, quantity }];
  });
}

type Address = Record<(typeof ADDRESS_COLUMNS)[number], string> & { role: 'billing' | 'delivery' | 'invoice' };

function addresses(data: OrderData, needsDelivery: boolean): Address[] {
  const given = [toAddress('billing', data.billing)];
  if (needsDelivery) given.push(toAddress('delivery', data.delivery ?? data.billing));
  if (data.document === 'invoice' || data.document === 'e-invoice') {
    given.push(toAddress('invoice', data.invoice ?? data.billing));
  }
  return given;
}

function toAddress(role: Address['role'], entered: Partial<OrderAddress>): Address {
  const tidy = tidyAddress(entered);
  const fields = ADDRESS_COLUMNS.map((field) => [field, tidy[field] ?? '']);
  return { ...(Object.fromEntries(fields) as Omit<Address, 'role'>), role };
}
