import { type RouterContextProvider, redirect } from 'react-router';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import {
  findLastPoint,
  findPoint,
  type PickupPoint,
  type PointsAnswer,
  searchPoints,
} from '#modules/sales/delivery/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { getOrderSummary, type OrderSummary } from '../../server/index.ts';

/**
 * Points of the chosen courier: the chosen or previous one, then the search results. Without a search: points around the chosen one, or
 * near the customer's address.
 */
export async function loadPoints(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const order = await getOrderSummary(shop, shopper);
  const courier = order.delivery.chosen;
  if (!courier?.needsPoint || courier.kind === 'pickup') throw redirect('/zamowienie/dane');
  const asked = parseQuestion(url);
  const cashOnly = courier.prepaid === 'dvp';
  const question = { courierId: courier.courierId, cashOnDelivery: cashOnly };
  const own = await findOwnPoint(shop, { order, visitorId: shopper.visitorId, courier });
  const chosen = own?.isChosen && !asked.isRequested ? own.point : null;
  const answer = asked.isRequested
    ? await searchPoints(shop, { ...question, text: asked.text, near: asked.near })
    : chosen
      ? await searchPoints(shop, { ...question, text: chosen.city, near: chosen })
      : await nearAddress(shop, order, question);
  return {
    courier: { name: courier.name, kind: courier.kind },
    clientNumber: courier.requestsClientNumber ? order.data.clientNumber : null,
    failed: answer.kind === 'failed',
    text: chosen?.city ?? asked.text,
    /** The centre of the search: the text, the chosen point, or the customer's address. */
    where: asked.isRequested ? ('asked' as const) : chosen ? ('chosen' as const) : ('address' as const),
    fromSummary: url.searchParams.get('z') === 'podsumowanie',
    chosenId: own?.point.id ?? null,
    own: own && { ...describe(own.point), isChosen: own.isChosen },
    nothing: answer.kind === 'nothing' && asked.isRequested ? answer.reason : null,
    tiles: context.get(pageContext).mapTiles,
    points:
      answer.kind === 'found'
        ? answer.points
            .filter(({ id }) => id !== own?.point.id)
            // A distance from the chosen point is not a distance from the customer.
            .map((point) => describe(chosen ? { ...point, away: null } : point))
        : [],
  };
}

export type ShownPoints = Awaited<ReturnType<typeof loadPoints>>;
export type ShownPoint = ReturnType<typeof describe>;

interface OwnPoint {
  point: PickupPoint;
  /** In this order; otherwise in the previous one. */
  isChosen: boolean;
}

/** Chosen for this order, else the one of the previous order. */
async function findOwnPoint(
  shop: Shop,
  { order, visitorId, courier }: { order: OrderSummary; visitorId: number; courier: DeliveryOption },
): Promise<OwnPoint | null> {
  const last = await findLastPoint(shop, visitorId, courier.courierId);
  const chosenId = order.delivery.place?.id;
  if (chosenId !== undefined && chosenId !== last?.id) {
    const chosen = await findPoint(shop.db, chosenId);
    if (chosen) return { point: chosen, isChosen: true };
  }
  const serves = last && (courier.prepaid !== 'dvp' || last.cashOnDelivery);
  return serves ? { point: last, isChosen: false } : null;
}

function parseQuestion({ searchParams }: URL) {
  const text = searchParams.get('szukaj')?.slice(0, 120) ?? '';
  const latitude = Number(searchParams.get('lat') ?? Number.NaN);
  const longitude = Number(searchParams.get('lng') ?? Number.NaN);
  const near = Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
  const isRequested = searchParams.has('szukaj') || near !== undefined;
  return { text, near, isRequested };
}

/** By postcode, then by city. */
async function nearAddress(
  shop: Shop,
  { data }: OrderSummary,
  question: { courierId: number; cashOnDelivery: boolean },
): Promise<PointsAnswer> {
  const { zipcode = '', city = '' } = data.delivery ?? data.billing;
  const byPostcode = await searchPoints(shop, { ...question, text: zipcode });
  return byPostcode.kind === 'found' ? byPostcode : searchPoints(shop, { ...question, text: city });
}

function describe(point: PickupPoint) {
  const { id, code, name, street, zipcode, city, openingHours, hint, cashOnDelivery, away, latitude, longitude } =
    point;
  return {
    id,
    name,
    openingHours,
    hint,
    cashOnDelivery,
    title: `${street}, ${zipcode} ${city}`,
    code,
    position: { latitude, longitude },
    away: away === null ? '' : away.toFixed(1).replace('.', ','),
  };
}
