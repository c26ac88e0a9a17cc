import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import { asList, asNumber, asRecord, asText, type Json, orFalse, queryGraphql, quoted } from './call.ts';

/** S7.44 */
export interface ShippingProduct {
  id: number;
  size: string;
  quantity: number;
  /** Parts of a bundle, or the ticked parts of a collection. */
  bundleParts?: readonly { id: number; size: string }[];
}

export const MOMENT_FIELDS = 'time { days hours minutes } weekDay weekAmount today';

/** Requests some fields of the shipping of products: one request per set of parameters (S4.19, S7.46). */
export function shippingCall<Answer>(fields: string, read: (shipping: Json) => Answer | false) {
  const requests = new Map<string, Promise<Answer | false>>();
  return (products: readonly ShippingProduct[]): Promise<Answer | false> => {
    const argument = writeArgument(products);
    const started = requests.get(argument);
    if (started) return started;
    const request = findShipping(argument, fields).then((found) => (found === false ? false : read(found)));
    requests.set(argument, request);
    // A failed request may be repeated.
    void request.then((answer) => answer === false && requests.delete(argument));
    return request;
  };
}

/** S7.47 */
function findShipping(argument: string, fields: string): Promise<Json | false> {
  return orFalse('the shipping call failed', async () => {
    const query = `{ shipping(ShippingInput: ${argument}) { ${fields} } }`;
    const { data, errors } = await queryGraphql(query, { marker: 'shipping' });
    const found = asRecord(data).shipping;
    if (typeof found === 'object' && found !== null) return asRecord(found);
    throw new Error(asText(asRecord(asList(errors)[0]).message) || 'no such product');
  });
}

function writeArgument(products: readonly ShippingProduct[]): string {
  const written = products.map(({ id, size, quantity, bundleParts = [] }) => {
    const parts = bundleParts.map((part) => `{id: ${part.id}, size: ${quoted(sentSize(part.size))}}`).join(', ');
    const bundle = parts && `, bundleParts: [${parts}]`;
    return `{id: ${id}, size: ${quoted(sentSize(size))}, quantity: ${quantity}${bundle}}`;
  });
  return `{mode: product, products: [${written.join(', ')}]}`;
}

export function parseDeliveryMoment(value: unknown): DeliveryMoment {
  const moment = asRecord(value);
  const time = asRecord(moment.time);
  return {
    days: asNumber(time.days),
    hours: asNumber(time.hours),
    minutes: asNumber(time.minutes),
    weekDay: asNumber(moment.weekDay),
    weekAmount: asNumber(moment.weekAmount),
    today: moment.today === true,
  };
}
