import { runWaitingEvents } from '#modules/content/tracking/storefront/run-waiting-events.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import type { ListAnswer } from '#wire/client/shopping-lists.ts';
import * as listTexts from '../../texts/storefront.ts';
import { markStatus } from './mark-status.ts';

/** S4.38; errors use the first message of the server (S7.54). */
export async function runListCall<Answer extends ListAnswer>(
  element: HTMLElement,
  intent: 'add' | 'other',
  ask: () => Promise<Answer>,
): Promise<Answer> {
  markStatus(element, 'loading', intent);
  const answer = handOn(await ask());
  markStatus(element, answer.ok ? 'success' : 'error', intent);
  if (!answer.ok) showAlert({ kind: 'error', text: answer.message || listTexts.failed });
  return answer;
}

/** S7.53: the tracking helper receives every answer. */
export function handOn<Answer extends ListAnswer>(answer: Answer): Answer {
  if (answer.response) void runWaitingEvents(answer.response);
  return answer;
}
