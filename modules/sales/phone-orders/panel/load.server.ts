import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import {
  type FoundGoods,
  findPhoneGoods,
  findPhonePlaces,
  listPhoneChoices,
  type PhonePlace,
} from '../server/index.ts';
import * as texts from '../texts/panel.ts';

/** A shorter text is not searched while typing. */
const MIN_LENGTH = 2;

/** `szukaj`, `miejsce` and `kurier` request the results of the form's own buttons. */
export async function loadPhoneOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const { couriers, methods } = await listPhoneChoices(shop);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('szukaj')?.trim().slice(0, 100) ?? '';
  const place = searchParams.get('miejsce')?.trim().slice(0, 100) ?? '';
  return {
    key: crypto.randomUUID() as string,
    couriers,
    methods: methods.map(({ id, name, kind }) => ({
      id,
      name: kind === 'dvp' ? `${name} (${texts.onDelivery})` : name,
      isOnDelivery: kind === 'dvp',
    })),
    goods: text.length < MIN_LENGTH ? null : describeGoods(text, await findPhoneGoods(shop, text)),
    places:
      place.length < MIN_LENGTH
        ? null
        : describePlaces(await findPhonePlaces(shop, Number(searchParams.get('kurier')), place)),
  };
}

export type PhoneScreen = Awaited<ReturnType<typeof loadPhoneOrder>>;
export type ShownGoods = ReturnType<typeof describeGoods>;
export type ShownPlace = ReturnType<typeof describePlaces>[number];

export function describeGoods(text: string, { goods }: FoundGoods) {
  return {
    text,
    found: goods.map(({ productId, name, sizes }) => ({
      productId,
      name,
      sizes: sizes.map((one) => ({
        line: `${productId}/${one.size}`,
        name: sizes.length > 1 ? one.name : '',
        detail: [one.code, formatMoney(one.price), stockText(one.stock)].filter(Boolean).join(', '),
      })),
    })),
  };
}

function stockText(stock: number): string {
  return stock < 0 ? '' : texts.inStock(formatQuantity(stock));
}

export function describePlaces(places: readonly PhonePlace[]) {
  return places.map(({ kind, id, name, address }) => ({ value: `${kind}-${id}`, name, address }));
}
