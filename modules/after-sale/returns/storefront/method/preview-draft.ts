import * as returnsMethodTexts from '../../texts/method.ts';
import type { ShownDraft } from '../describe-draft.server.ts';
import type { ShownReturnMethod } from './load.server.ts';
import { deliveryField } from './method-form.ts';

type RequestedField = 'return_type' | ReturnType<typeof deliveryField>;

/** The draft as the next step will show it once what is chosen now is sent; its sums are the server's own. */
export function previewDraft(
  { draft, method, methods, moneyBefore }: Pick<ShownReturnMethod, 'draft' | 'method' | 'methods' | 'moneyBefore'>,
  chosenIn: (field: RequestedField) => unknown,
): ShownDraft | null {
  const offer = methods.find(({ id }) => id === chosenIn('return_type'));
  if (!draft || !offer) return draft;
  const { deliveries } = offer;
  const chosen = deliveries.find(({ id }) => id === chosenIn(deliveryField(offer.method)));
  // Where there is only one there is nothing to choose.
  const delivery = deliveries.length === 1 ? deliveries[0] : chosen;
  return {
    lines: draft.lines,
    sentBack: offer.method === method ? draft.sentBack : returnsMethodTexts.types[offer.method].name,
    money: delivery?.money ?? moneyBefore,
  };
}
