import type { ViewportClass } from '#platform/viewport/rules/viewport.ts';
import { BLOCK_NAMES, type BlockName, type PagePartsParams } from '../batch-answer.ts';
import { type BatchAnswer, parseBatchAnswer } from './parse-batch-answer.ts';

export type { BatchAnswer } from './parse-batch-answer.ts';

/** S3.51 */
export interface BatchPage {
  viewport: ViewportClass;
  requestUri: string;
  additionalAjax?: string;
}

type Callback = (answer: BatchAnswer) => void;
const callbacks = new Set<Callback>();

/** Callbacks receive the whole answer of every call (S7.08). Returns the function that unsubscribes. */
export function onBatch(callback: Callback): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/**
 * `POST /ajax/get.php`: all blocks once per page view (S7.07), or those that a widget refreshes. Null after a failure: the page
 * works without the answer (S7.09).
 */
export async function fetchBatch(
  page: BatchPage,
  blocks: readonly BlockName[] = BLOCK_NAMES,
  options: { signal?: AbortSignal } = {},
): Promise<BatchAnswer | null> {
  try {
    const request = JSON.stringify(Object.fromEntries(blocks.map((name) => [name, describeBlock(name, page)])));
    const body = new URLSearchParams({ request });
    const response = await fetch('/ajax/get.php', { method: 'POST', body, ...options });
    if (!response.ok) return null;
    const answer = parseBatchAnswer(await response.json());
    for (const callback of callbacks) call(callback, answer);
    return answer;
  } catch {
    return null;
  }
}

function describeBlock(name: BlockName, page: BatchPage): object {
  if (name === 'Projector') return { format: 'json', params: {} };
  if (name === 'Snippets' || name === 'ToplayersAndWidgets') return { format: 'json', params: pageParams(page) };
  return {};
}

/** S7.66 */
function pageParams({ viewport, requestUri, additionalAjax = '' }: BatchPage): PagePartsParams {
  return {
    mobile: viewport === 1,
    tablet: viewport === 2,
    pc: viewport > 2,
    request_uri: requestUri,
    additional_ajax: additionalAjax,
  };
}

/** An error in one callback must not stop the others. */
function call(callback: Callback, answer: BatchAnswer): void {
  try {
    callback(answer);
  } catch (error) {
    reportError(error);
  }
}
