import { data, type RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { seeStaffSignInLink, signInStaffByLink } from '../../server/index.ts';
import { signInLink as texts } from '../../texts/panel-sign-in.ts';
import { callerOf, type EntryAnswer, enterHalf } from '../entering.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Opening the page uses nothing up: programs that check emails open every link. */
export async function loadSignInLink(context: Context, token: string | undefined) {
  return { works: await seeStaffSignInLink(context.get(shopContext), token) };
}

/** The first half of signing in, once; the second factor comes after it. */
export async function signInByLink(context: Context, token: string | undefined, request: Request) {
  const caller = callerOf(context, request);
  const opened = await signInStaffByLink(context.get(shopContext), token, caller);
  if (opened === null) return data<EntryAnswer>({ refused: texts.used.lead }, 400);
  return enterHalf(context, { ...caller, token: opened }, request);
}
