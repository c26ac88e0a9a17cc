import { data, type RouterContextProvider, redirect } from 'react-router';
import { parseReturnAddress } from '#platform/links/rules/return-address.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import type { StaffFault } from '../rules/staff-form.ts';
import { type Caller, type JoinResult, STAFF_BROWSER_COOKIE, type StaffSession } from '../server/index.ts';
import { faults as faultTexts } from '../texts/panel-sign-in.ts';
import { HOME } from './access.ts';
import { FACTOR, staffContext } from './staff.server.ts';
import { staffBrowserCookie, staffCookie } from './staff-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The guard has checked that the password was given. */
export function sessionOf(context: Context): StaffSession {
  const session = context.get(staffContext);
  if (!session) throw new Error('A half-open screen ran without its guard');
  return session;
}

export function callerOf(context: Context, request: Request): Caller & { browser: string } {
  const page = context.get(pageContext);
  const browserToken = page.cookie(STAFF_BROWSER_COOKIE);
  const browser = isVisitorToken(browserToken) ? browserToken : newToken();
  return { address: page.caller(), userAgent: request.headers.get('User-Agent') ?? '', browser };
}

/** The requested screen of the panel, or its first one. */
export function onwards(request: Request): string {
  const wanted = parseReturnAddress(new URL(request.url).searchParams.get('dalej'));
  return wanted && /^\/zaplecze(?:[/?]|$)/.test(wanted) ? wanted : HOME;
}

/** Gives the new session to the browser and leads to the second factor. */
export function enterHalf(
  context: Context,
  { token, browser }: { token: string; browser: string },
  request: Request,
): Response {
  const { secure } = context.get(pageContext).cookies;
  return redirect(`${FACTOR}?dalej=${encodeURIComponent(onwards(request))}`, {
    headers: [
      ['Set-Cookie', staffCookie(token, { secure })],
      ['Set-Cookie', staffBrowserCookie(browser, { secure })],
    ],
  });
}

export interface EntryAnswer {
  /** About the whole form. */
  refused?: string;
  proof?: string;
  /** By field. */
  faults?: Record<string, string | undefined>;
  /** Never a password. */
  typed?: Record<string, string>;
}

export function answerJoin(
  result: Exclude<JoinResult, { kind: 'joined' }>,
  words: { refused: string; tooMany: string },
  typed: Record<string, string>,
) {
  if (result.kind === 'faults') {
    const faults = Object.entries(result.faults).map(([field, code]) => [field, faultText(code)]);
    return data<EntryAnswer>({ faults: Object.fromEntries(faults), typed }, 400);
  }
  const isTooMany = result.kind === 'too-many';
  return data<EntryAnswer>({ refused: isTooMany ? words.tooMany : words.refused, typed }, isTooMany ? 429 : 400);
}

export function faultText(code: StaffFault): string {
  return faultTexts[code];
}

/** Answers an intent that a screen names in its `actions` but its action does not implement. */
export function unknownIntent() {
  return data(null, 400);
}

/** Nothing that was typed is lost: the form is rendered with it again. */
export function refuse(form: FormData, said: Pick<FormAnswer, 'refused' | 'faults'>): FormAnswer {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return { ...said, typed };
}

/**
 * An answer with a status of its own, where 400 (guard-routes.ts) says too little. The router's own call is left as it is: after one
 * that failed it would not render the screen anew.
 */
export function withStatus<Answer>(request: Request, answer: Answer, status: number | undefined) {
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  return isDocument && status !== undefined ? data(answer, status) : answer;
}

/** A field of a sent form as text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
