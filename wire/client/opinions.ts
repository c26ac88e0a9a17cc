import { asNumber, asRecord, asText, call, logFailure } from './call.ts';

/** Rates an opinion as helpful or not (contract 3.9): the new scores, or the reason of the refusal. */
export async function rateOpinion(
  id: number,
  operation: 'positive' | 'negative',
): Promise<{ positive: number; negative: number } | { fault: string }> {
  try {
    const body = new URLSearchParams({ id: String(id), operation });
    const answer = asRecord(await (await call('/ajax/opinions.php?action=rate', { method: 'POST', body })).json());
    const result = asRecord(answer.result);
    if (!('score_positive' in result)) return { fault: asText(asRecord(answer.errors).faultString) };
    return { positive: asNumber(result.score_positive), negative: asNumber(result.score_negative) };
  } catch (error) {
    logFailure('a vote failed', error);
    return { fault: '' };
  }
}
