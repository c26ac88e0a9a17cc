import { useSyncExternalStore } from 'react';
import {
  type ClientActionFunctionArgs,
  type DataStrategyResult,
  data,
  type MiddlewareFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { ActAnswer } from './action-result.tsx';
import { lostConnection } from './texts/frame.ts';

type Results = Record<string, DataStrategyResult>;

let isLost = false;
/** The last refusal: the screen keeps showing it. */
let refusal: DataStrategyResult | undefined;
const listeners = new Set<() => void>();

/** Of every screen: a form that nothing answers stays as it is, for the router would put an error in its place. */
export const keepForms: MiddlewareFunction<Results> = async ({ request }, next): Promise<Results> => {
  const results = await next();
  const isForm = request.method !== 'GET';
  const [answer] = Object.values(results);
  // After a refusal the router looks whether there is anything to load, and there is not.
  if (answer === undefined || request.signal.aborted) return results;
  const isUnsent = isForm && answer.type === 'error' && isSilence(answer.result);
  say(isUnsent);
  // After a status like this the router loads nothing anew.
  if (isUnsent) return { root: refusal ?? { type: 'data', result: data(undefined, 503) } };
  refusal = isForm && answer.type === 'data' && isRefused(answer.result) ? answer : undefined;
  return results;
};

/** Whether the last form was left without an answer. */
export function useLostConnection(): boolean {
  return useSyncExternalStore(
    onChange,
    () => isLost,
    () => false,
  );
}

/** `clientAction` of a screen whose parts are sent by themselves: each says next to it that there is no connection. */
export async function keepTyped({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!isSilence(error)) throw error;
    return { refused: lostConnection } satisfies ActAnswer;
  }
}

/** `shouldRevalidate` of the same screens: without a connection there is nothing to be asked for. */
export function unlessLost({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { refused }: ActAnswer = actionResult ?? {};
  return refused === lostConnection ? false : defaultShouldRevalidate;
}

/** `fetch` throws a TypeError when nothing answers; the router passes it on wrapped as an answer. */
function isSilence(error: unknown): boolean {
  const thrown = typeof error === 'object' && error !== null && 'data' in error ? error.data : error;
  return thrown instanceof TypeError;
}

function isRefused(result: unknown): boolean {
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null;
  return typeof init === 'object' && init !== null && 'status' in init && Number(init.status) >= 400;
}

function say(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const notify of listeners) notify();
}

function onChange(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
