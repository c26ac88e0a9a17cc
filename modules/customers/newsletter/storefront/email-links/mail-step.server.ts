import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { confirmReader, findReader, leaveNewsletter } from '../../server/index.ts';

type Context = Readonly<RouterContextProvider>;

/** Opening the link changes nothing: email programs open links too. */
export async function loadMailStep(context: Context, token: string, step: 'confirm' | 'leave') {
  const state = (await findReader(context.get(shopContext), token))?.state;
  if (step === 'confirm') return { isOpen: state === 'asked', isDone: state === 'reading' };
  return { isOpen: state === 'reading' || state === 'asked', isDone: state === 'left' };
}

export async function clickConfirm(context: Context, token: string) {
  return { isDone: await confirmReader(context.get(shopContext), token) };
}

/** Also called by email programs (RFC 8058), without a body. */
export async function clickLeave(context: Context, token: string) {
  await leaveNewsletter(context.get(shopContext), token);
  return { isDone: true };
}
