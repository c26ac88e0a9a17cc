import { LINE_CODES, type LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import type { BasketOnWire } from '../basket-answer.ts';
import { parseBasket } from './basket.ts';
import { asList, asNumber, asRecord, asText } from './call.ts';
import { postBasket } from './post-basket.ts';

export type BasketChanged =
  | {
      kind: 'changed';
      basket: BasketOnWire;
      outcomes: LineOutcome[];
      /** For its header of waiting analytics events; the body is consumed. */
      response: Response;
    }
  /** The change is unknown: show an error, or let the browser submit the form (S7.40, S7.43). */
  | { kind: 'failed' };

export function changeBasket(form: HTMLFormElement | FormData, action?: string): Promise<BasketChanged> {
  const isInPage = !(form instanceof FormData);
  return parseBasketChange(
    postBasket(isInPage ? new FormData(form) : form, action ?? (isInPage ? form.action : undefined)),
  );
}

export async function parseBasketChange(posted: Promise<Response | null>): Promise<BasketChanged> {
  try {
    const response = await posted;
    const answer: unknown = await response?.json();
    const basket = response && parseBasket(answer);
    return basket ? { kind: 'changed', basket, outcomes: parseOutcomes(answer), response } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
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
  return changeBasket(form, '/basketchange.php?type=multiproduct');
}

function parseOutcomes(answer: unknown): LineOutcome[] {
  return asList(asRecord(answer).outcomes).flatMap((entry): LineOutcome[] => {
    const outcome = asRecord(entry);
    const code = LINE_CODES.find((one) => one === outcome.code);
    if (!code) return [];
    const additional = asText(outcome.additional);
    const limit = outcome.limit === undefined ? {} : { limit: asNumber(outcome.limit) };
    return [
      {
        code,
        productId: asNumber(outcome.productId),
        size: asText(outcome.size),
        ...(additional && { additional }),
        quantity: asNumber(outcome.quantity),
        change: asNumber(outcome.change),
        ...limit,
      },
    ];
  });
}
