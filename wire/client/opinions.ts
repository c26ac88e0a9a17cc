import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { asList, asNumber, asRecord, asText, call, type Json, logFailure } from './call.ts';

const ADDRESS = '/ajax/opinions.php';

export interface OpinionsQuery {
  product: number;
  confirmedOnly: boolean;
  /** Counted from 0. */
  page: number;
}

/** One page of opinions about a product; false when it did not come. */
export async function fetchOpinions(query: OpinionsQuery): Promise<{ items: OpinionView[]; total: number } | false> {
  const parameters = new URLSearchParams({ action: 'get', type: 'product', product: String(query.product) });
  if (query.confirmedOnly) parameters.set('confirmed', '1');
  parameters.set('resultsPage', String(query.page));
  try {
    const answer = asRecord(await (await call(`${ADDRESS}?${parameters}`)).json());
    if (!Array.isArray(answer.results)) throw new Error('no list');
    return {
      items: asList(answer.results).map((item) => parseOpinion(asRecord(item))),
      total: asNumber(answer.resultsNumberAll),
    };
  } catch (error) {
    logFailure('reading opinions failed', error);
    return false;
  }
}

/** Was it helpful (contract 3.9)? The new scores, or false with the reason when the shop gave one. */
export async function rateOpinion(
  id: number,
  operation: 'positive' | 'negative',
): Promise<{ positive: number; negative: number } | { fault: string }> {
  try {
    const body = new URLSearchParams({ id: String(id), operation });
    const answer = asRecord(await (await call(`${ADDRESS}?action=rate`, { method: 'POST', body })).json());
    const result = asRecord(answer.result);
    if (!('score_positive' in result)) return { fault: asText(asRecord(answer.errors).faultString) };
    return { positive: asNumber(result.score_positive), negative: asNumber(result.score_negative) };
  } catch (error) {
    logFailure('a vote failed', error);
    return { fault: '' };
  }
}

function parseOpinion(item: Json): OpinionView {
  const photo = asRecord(item.photo);
  const file = asText(photo.file);
  return {
    id: asNumber(item.id),
    rating: asNumber(item.rating),
    content: asText(item.content),
    author: asText(item.author),
    date: asText(item.createDate).slice(0, 10),
    confirmed: item.confirmedByPurchase === true,
    photo: file ? { file, width: asNumber(photo.width), height: asNumber(photo.height) } : null,
    answer: asText(item.answer),
    answerDate: asText(item.answerDatetime).slice(0, 10),
    scorePositive: asNumber(item.scorePositive),
    scoreNegative: asNumber(item.scoreNegative),
  };
}
