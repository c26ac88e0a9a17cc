import { LINE_CODES, type LineOutcome } from '#rules/selling/basket/line-outcome.ts';
import type { BasketOnWire } from '../basket-answer.ts';
import { parseBasket } from './basket.ts';
import { asList, asNumber, asRecord, asText } from './call.ts';

export type BasketChanged =
  | {
      kind: 'changed';
      basket: BasketOnWire;
      outcomes: LineOutcome[];
      /** For its header of waiting analytics events; the body is already read. */
      response: Response;
    }
  /** Nothing is known to have changed: say so, or send the form the plain way (S7.40, S7.43). */
  | { kind: 'failed' };

const LONGEST_WAIT = 16_000;

/** Posts a form of `/basketchange.php` by script and asks for JSON; also a form that is not in the page. */
export function changeBasket(form: HTMLFormElement | FormData, action?: string): Promise<BasketChanged> {
  const fields = form instanceof FormData ? form : new FormData(form);
  return post(action ?? (form instanceof FormData ? '/basketchange.php' : form.action), fields);
}

export interface AddedProduct {
  product: number;
  size: string;
  number: number;
  /** Further fields of the product form: comment, subscription, bundle parts, configuration. */
  fields?: Record<string, string>;
}

/** Adds one product, as the form of the product page does. */
export function addToBasket({ product, size, number, fields = {} }: AddedProduct): Promise<BasketChanged> {
  const form = new FormData();
  const posted = { ...fields, product: String(product), size, number: String(number), mode: '1' };
  for (const [name, value] of Object.entries(posted)) form.set(name, value);
  return post('/basketchange.php', form);
}

export interface SetLine {
  product: string | number;
  size: string;
  additional?: string;
  /** Absolute; 0 removes the line. */
  quantity: number;
}

/** Sets lines of the basket (S7.38); index 0 is the gift's. */
export function setBasketLines(lines: readonly SetLine[]): Promise<BasketChanged> {
  const form = new FormData();
  lines.forEach((line, index) => {
    const n = index + 1;
    form.set(`product[${n}]`, String(line.product));
    form.set(`size[${n}]`, line.size);
    form.set(`additional[${n}]`, line.additional ?? '');
    form.set(`set_quantity[${n}]`, String(line.quantity));
  });
  return post('/basketchange.php?type=multiproduct', form);
}

async function post(action: string, fields: FormData): Promise<BasketChanged> {
  fields.set('getAjax', 'true');
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: encode(fields),
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    if (!response.ok) return { kind: 'failed' };
    const answer: unknown = await response.json();
    const basket = parseBasket(answer);
    return basket ? { kind: 'changed', basket, outcomes: parseOutcomes(answer), response } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Only files need multipart. */
function encode(fields: FormData): FormData | URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return fields;
    encoded.append(name, value);
  }
  return encoded;
}

function parseOutcomes(answer: unknown): LineOutcome[] {
  return asList(asRecord(answer).outcomes).flatMap((entry): LineOutcome[] => {
    const outcome = asRecord(entry);
    const code = LINE_CODES.find((known) => known === outcome.code);
    if (!code) return [];
    const limit = outcome.limit === undefined ? {} : { limit: asNumber(outcome.limit) };
    return [
      {
        code,
        productId: asNumber(outcome.productId),
        size: asText(outcome.size),
        quantity: asNumber(outcome.quantity),
        change: asNumber(outcome.change),
        ...limit,
      },
    ];
  });
}
