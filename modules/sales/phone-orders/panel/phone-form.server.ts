import { parseOrderForm } from '#modules/sales/checkout/rules/parse-order-form.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  findPhonePlace,
  listPhoneChoices,
  listPhoneGoods,
  type PhoneOrderInput,
  type PhonePlace,
} from '../server/index.ts';

export type Typed = Record<string, string>;

export interface TypedLine {
  productId: number;
  size: string;
  quantity: string;
}

const MAX_LINES = 50;
const LINE = /^(\d{1,9})\/(.{1,60})$/;

export function parseLine(value: string): Omit<TypedLine, 'quantity'> | null {
  const [, productId, size] = LINE.exec(value) ?? [];
  return productId && size ? { productId: Number(productId), size } : null;
}

/** `line-0` names a size, `quantity-0` its pieces. */
export function linesOf(typed: Typed): TypedLine[] {
  return Array.from({ length: MAX_LINES }, (_, at) => at).flatMap((at) => {
    const line = parseLine(typed[`line-${at}`] ?? '');
    return line ? [{ ...line, quantity: typed[`quantity-${at}`] ?? '' }] : [];
  });
}

/** A size that is in the form already is increased. */
export function withLine(lines: readonly TypedLine[], { productId, size }: Omit<TypedLine, 'quantity'>): TypedLine[] {
  const isSame = (line: TypedLine) => line.productId === productId && line.size === size;
  if (!lines.some(isSame)) return [...lines, { productId, size, quantity: '1' }].slice(0, MAX_LINES);
  return lines.map((line) => (isSame(line) ? { ...line, quantity: String((toQuantity(line) || 0) + 1) } : line));
}

function toQuantity({ quantity }: TypedLine): number {
  return parseQuantity(quantity) ?? Number.NaN;
}

export interface ShownLine extends TypedLine {
  name: string;
  code: string;
  isSent: boolean;
}

/** A size that is not on sale any more keeps its code, without a name. */
export async function describeLines(shop: Shop, lines: readonly TypedLine[]): Promise<ShownLine[]> {
  const goods = await listPhoneGoods(
    shop,
    lines.map(({ productId }) => productId),
  );
  return lines.map((line) => {
    const good = goods.find(({ productId }) => productId === line.productId);
    const size = good?.sizes.find((one) => one.size === line.size);
    const sizeName = good && good.sizes.length > 1 ? (size?.name ?? '') : '';
    return {
      ...line,
      name: [good?.name, sizeName].filter(Boolean).join(', '),
      code: size?.code ?? '',
      isSent: good?.isSent ?? true,
    };
  });
}

export function uncounted(lines: readonly TypedLine[]): TypedLine[] {
  return lines.filter((line) => !(toQuantity(line) > 0));
}

/** `point-12`, `location-3`. */
export async function placeOf(shop: Shop, typed: Typed): Promise<PhonePlace | null> {
  const [, kind = '', id = ''] = /^(point|location)-(\d{1,9})$/.exec(typed.place ?? '') ?? [];
  return findPhonePlace(shop, kind, Number(id));
}

/** By the names and rules of the order form. */
export async function toPhoneOrderInput(shop: Shop, typed: Typed, place: PhonePlace | null): Promise<PhoneOrderInput> {
  const { couriers, methods } = await listPhoneChoices(shop);
  const courier = couriers.find(({ id }) => String(id) === typed.courier);
  const isPaidOnDelivery = methods.find(({ id }) => String(id) === typed.payment)?.kind === 'dvp';
  const agreed = typed.terms === 'on';
  const form = parseOrderForm({ ...typed, shipping: courier ? `${courier.id}-${isPaidOnDelivery ? 0 : 1}` : '' });
  return {
    lines: linesOf(typed).map((line) => ({
      productId: line.productId,
      size: line.size,
      quantity: toQuantity(line),
    })),
    data: {
      ...form,
      pickupPointId: courier?.needsPoint && place?.kind === 'point' ? place.id : null,
      locationId: courier?.kind === 'pickup' && place?.kind === 'location' ? place.id : null,
      clientNumber: typed.clientNumber ?? '',
      remarks: typed.remarks ?? '',
      consents: { terms: agreed, virtual: agreed, service: agreed, mailing: false, sms: false },
    },
  };
}
