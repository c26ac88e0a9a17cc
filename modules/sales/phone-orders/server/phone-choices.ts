import { asc, eq } from 'drizzle-orm';
import { couriers, findPoint, listLocations, searchPoints } from '#modules/sales/delivery/server/index.ts';
import { paymentMethods } from '#modules/sales/payments/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { plainText } from '#platform/text/rules/plain-text.ts';

/** The quote says whether one serves an order. */
export async function listPhoneChoices(shop: Shop) {
  const ways = await shop.db
    .select({
      id: couriers.id,
      name: couriers.name,
      kind: couriers.kind,
      needsPoint: couriers.needsPoint,
      requestsClientNumber: couriers.requestsClientNumber,
    })
    .from(couriers)
    .where(eq(couriers.enabled, true))
    .orderBy(asc(couriers.position), asc(couriers.id));
  const { id, name, kind, enabled, position } = paymentMethods;
  const methods = await shop.db
    .select({ id, name, kind })
    .from(paymentMethods)
    .where(eq(enabled, true))
    .orderBy(asc(position), asc(id));
  return { couriers: ways, methods };
}

export interface PhonePlace {
  kind: 'point' | 'location';
  id: number;
  name: string;
  address: string;
}

const MAX = 20;

/** By city, postcode, street, name or code; empty for a courier that delivers to an address. */
export async function findPhonePlaces(shop: Shop, courierId: number, text: string): Promise<PhonePlace[]> {
  const { couriers: ways } = await listPhoneChoices(shop);
  const courier = ways.find(({ id }) => id === courierId);
  if (courier?.kind === 'pickup') return findShops(shop, text);
  if (!courier?.needsPoint || text.trim() === '') return [];
  const answer = await searchPoints(shop, { courierId, text });
  return answer.kind === 'found' ? answer.points.slice(0, MAX).map(toPlace) : [];
}

async function findShops(shop: Shop, text: string): Promise<PhonePlace[]> {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  const shops = (await listLocations(shop)).map(toLocation);
  return shops.filter(({ name, address }) => words.every((word) => plainText(`${name} ${address}`).includes(word)));
}

/** Null when it does not exist any more. */
export async function findPhonePlace(shop: Shop, kind: string, id: number): Promise<PhonePlace | null> {
  if (!isRowId(id)) return null;
  if (kind === 'location') return (await listLocations(shop)).map(toLocation).find((one) => one.id === id) ?? null;
  const point = kind === 'point' ? await findPoint(shop.db, id) : null;
  return point && toPlace(point);
}

interface Address {
  street: string;
  zipcode: string;
  city: string;
}

const addressOf = ({ street, zipcode, city }: Address) => `${street}, ${zipcode} ${city}`;

function toPlace({ id, code, name, ...address }: Address & { id: number; code: string; name: string }): PhonePlace {
  const own = [code, name].filter(Boolean);
  return { kind: 'point', id, name: [...new Set(own)].join(', '), address: addressOf(address) };
}

function toLocation({ id, name, ...address }: Address & { id: number; name: string }): PhonePlace {
  return { kind: 'location', id, name, address: addressOf(address) };
}
