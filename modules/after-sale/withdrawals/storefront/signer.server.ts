import { generateCookie } from 'hono/cookie';
import type { RouterContextProvider } from 'react-router';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { plainName } from '#platform/forms/rules/plain-name.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';

const COOKIE = 'withdrawal_name';
const SECONDS = HOUR_S;
const MAX_LENGTH = 120;

type Order = Pick<OrderView, 'number' | 'addresses'>;
type Context = Readonly<RouterContextProvider>;

/** Carries the name from the statement to its confirmation: it has no business in an address. */
export function signerCookie(context: Context, { number }: Order, name: string): string {
  const secure = context.get(pageContext).origin.startsWith('https:');
  const value = `${number} ${name.trim()}`;
  return generateCookie(COOKIE, value, { maxAge: SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}

/** The name given for this order, by default the buyer's. */
export function getSigner(context: Context, { number, addresses: { billing } }: Order): string {
  const kept = context.get(pageContext).cookie(COOKIE) ?? '';
  const given = kept.startsWith(`${number} `) ? kept.slice(number.length + 1) : '';
  // A cookie can be forged, and the name goes into an email.
  const name = plainName(given) || plainName(`${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`);
  return name.slice(0, MAX_LENGTH);
}
