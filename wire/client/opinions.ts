import { asNumber, asRecord, asText, call, logFailure } from './call.ts';

const ADDRESS = '/ajax/opinions.php';

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
