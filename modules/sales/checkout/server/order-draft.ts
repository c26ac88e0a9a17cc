import { eq, sql } from 'drizzle-orm';
import { billingOf } from '#modules/customers/accounts/rules/client-form.ts';
import { findAccount } from '#modules/customers/accounts/server/index.ts';
import {
  EMPTY_ORDER_DATA,
  MAX_ORDER_TEXT_LENGTH,
  ORDER_TEXTS,
  type OrderData,
  type OrderText,
} from '#modules/sales/order-ledger/rules/order-data.ts';
import { type CardCheck, checkCard } from '#modules/sales/payments/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { fillOrderForm, parseOrderForm } from '../rules/parse-order-form.ts';
import type { Shopper } from './shopper.ts';
import { orderDrafts } from './tables.ts';

/** Gift cards come only with their PIN (`addOrderCard`). */
export type OrderDataChange = Partial<Omit<OrderData, 'cards'>>;

const MAX_CARDS = 5;
const MAX_FIELD_LENGTH = 200;

export async function getOrderData(db: Queries, shopper: Shopper): Promise<OrderData> {
  const data = await findDraftData(db, shopper);
  return { ...data, billing: billingOf(data.buyer, data.billing) };
}

async function findDraftData(db: Queries, { visitorId, customerId }: Shopper): Promise<OrderData> {
  const [[draft], own] = await Promise.all([
    findDraft(db, { visitorId }),
    customerId === null ? null : findAccountData(db, customerId),
  ]);
  const entered = draft && { ...EMPTY_ORDER_DATA, ...draft.data };
  if (!entered) return own ?? EMPTY_ORDER_DATA;
  // Entered before signing in: no person yet, only choices such as a courier.
  return own && entered.email === ''
    ? {
        ...entered,
        email: own.email,
        billing: own.billing,
        delivery: own.delivery,
        invoice: own.invoice,
        buyer: own.buyer,
        document: own.document,
      }
    : entered;
}

const findDraft = prepared((db) =>
  db
    .select({ data: orderDrafts.data })
    .from(orderDrafts)
    .where(eq(orderDrafts.visitorId, sql.placeholder('visitorId')))
    .prepare('order-draft'),
);

/** Complete or not: a customer who returns finds it again. */
export async function saveOrderData(shop: Shop, shopper: Shopper, change: OrderDataChange): Promise<OrderData> {
  return changeDraft(shop, shopper, (data) => ({ ...data, ...shorten(change), cards: data.cards }));
}

/** Other fields keep their values, also those of another window. */
export async function saveOrderFields(
  shop: Shop,
  shopper: Shopper,
  fields: Record<string, string>,
): Promise<OrderData> {
  // A payment method chosen after the courier also sets the prepaid side.
  const change = 'payment' in fields && !('shipping' in fields) ? { paymentMethodId: null } : {};
  return changeDraft(shop, shopper, (data) => ({
    ...data,
    ...shorten(parseOrderForm({ ...fillOrderForm({ ...data, ...change }), ...fields })),
  }));
}

export async function addOrderCard(
  shop: Shop,
  shopper: Shopper,
  typed: { number: string; pin: string; caller?: string },
): Promise<CardCheck> {
  const check = await checkCard(shop, shopper.visitorId, typed);
  if (check.kind === 'refused') return check;
  const { cardId } = check.card;
  await changeDraft(shop, shopper, (data) => ({
    ...data,
    cards: [...data.cards.filter((id) => id !== cardId), cardId].slice(-MAX_CARDS),
  }));
  return check;
}

export async function removeOrderCard(shop: Shop, shopper: Shopper, cardId: number): Promise<void> {
  await changeDraft(shop, shopper, (data) => ({ ...data, cards: data.cards.filter((id) => id !== cardId) }));
}

async function changeDraft(shop: Shop, shopper: Shopper, change: (data: OrderData) => OrderData): Promise<OrderData> {
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, shopper.visitorId);
    const before = await getOrderData(tx, shopper);
    const data = withOwnNumber(before, change(before));
    await writeDraft(tx, shopper.visitorId, data, shop.now());
    return data;
  });
}

/** Every courier has its own number of the customer: it is removed with another courier. */
function withOwnNumber(before: OrderData, data: OrderData): OrderData {
  const isOther = before.courierId !== null && data.courierId !== before.courierId;
  return isOther && data.clientNumber === before.clientNumber ? { ...data, clientNumber: '' } : data;
}

export async function writeDraft(tx: Queries, visitorId: number, data: OrderData, updatedAt: Date): Promise<void> {
  await putDraft(tx, { visitorId, data, updatedAt });
}

const putDraft = prepared((db) => {
  const given = sql.placeholder;
  return db
    .insert(orderDrafts)
    .values({ visitorId: given('visitorId'), data: given('data'), updatedAt: given('updatedAt') })
    .onConflictDoUpdate({
      target: orderDrafts.visitorId,
      set: { data: sql`excluded.data`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare('write-order-draft');
});

function shorten(change: OrderDataChange): OrderDataChange {
  const cut = (address: OrderData['billing']) =>
    Object.fromEntries(
      Object.entries(address).map(([field, text]) => [field, String(text).slice(0, MAX_FIELD_LENGTH)]),
    );
  return {
    ...change,
    ...shortenTexts(change),
    ...(change.billing && { billing: cut(change.billing) }),
    ...(change.delivery && { delivery: cut(change.delivery) }),
    ...(change.invoice && { invoice: cut(change.invoice) }),
    ...(change.points !== undefined && { points: Math.max(0, Math.floor(change.points) || 0) }),
  };
}

function shortenTexts(change: OrderDataChange): Partial<Record<OrderText, string>> {
  const shortened = ORDER_TEXTS.flatMap((name) => {
    const text = name === 'clientNumber' ? change[name]?.trim() : change[name];
    return text === undefined ? [] : [[name, [...text].slice(0, MAX_ORDER_TEXT_LENGTH[name]).join('')] as const];
  });
  return Object.fromEntries(shortened);
}

async function findAccountData(db: Queries, customerId: number): Promise<OrderData | null> {
  const account = await findAccount({ db }, customerId);
  if (!account) return null;
  const { kind, email, billing, delivery, invoice } = account.data;
  return {
    ...EMPTY_ORDER_DATA,
    delivery,
    invoice,
    buyer: kind,
    document: kind === 'company' ? 'invoice' : EMPTY_ORDER_DATA.document,
    email,
    billing,
  };
}
