import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { lostConnection } from '#texts/panel/frame.ts';
import type { ActAnswer } from './act-result.tsx';

/**
 * `clientAction` of a screen where much is typed: while there is no connection it says so and stays as it is, for the router would
 * put an error in the place of the form.
 */
export async function keepTyped({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws when nothing answers.
    if (!(error instanceof TypeError)) throw error;
    return { refused: lostConnection } satisfies ActAnswer;
  }
}

/** `shouldRevalidate` of the same screens: without a connection there is nothing to be asked for. */
export function unlessLost({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { refused }: ActAnswer = actionResult ?? {};
  return refused === lostConnection ? false : defaultShouldRevalidate;
}
