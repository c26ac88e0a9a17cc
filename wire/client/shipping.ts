import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import { asList, asNumber, asRecord, asText, type Json, logFailure, postGraphql, quoted } from './call.ts';

/** What is to be sent (S7.44). */
export interface ShippingProduct {
  id: number;
  size: string;
  quantity: number;
  /** Parts of a bundle; of a collection only the ticked ones. */
  bundleParts?: readonly { id: number; size: string }[];
}

export const MOMENT_FIELDS = 'time { days hours minutes } weekDay weekAmount today';

/** Asks for some fields of the shipping of products: one request per set of parameters (S4.19, S7.46). */
export function shippingCall<Answer>(fields: string, read: (shipping: Json) => Answer | false) {
  const kept = new Map<string, Promise<Answer | false>>();
  return (products: readonly ShippingProduct[]): Promise<Answer | false> => {
    const argument = writeArgument(products);
    const known = kept.get(argument);
    if (known) return known;
    const asked = ask(argument, fields).then((found) => (found === false ? false : read(found)));
    kept.set(argument, asked);
    // What failed may be asked again.
    void asked.then((answer) => answer === false && kept.delete(argument));
    return asked;
  };
}

/** A failure is logged and false (S7.47). */
async function ask(argument: string, fields: string): Promise<Json | false> {
  try {
    const answer = asRecord(
      await postGraphql(`{ shipping(ShippingInput: ${argument}) { ${fields} } }`, { marker: 'shipping' }),
    );
    const found = asRecord(answer.data).shipping;
    if (typeof found !== 'object' || found === null) throw new Error(firstMessage(answer) || 'no such product');
    return asRecord(found);
  } catch (error) {
    logFailure('the shipping call failed', error);
    return false;
  }
}

function firstMessage(answer: Json): string {
  return asText(asRecord(asList(answer.errors)[0]).message);
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
