import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OpinionFault } from '#modules/after-sale/opinions/rules/opinion-fault.ts';
import type { RenderZone } from '#modules/catalogue/recommendations/rules/zones.ts';
import { findSession, type Session } from '#modules/customers/accounts/server/index.ts';
import type { ListFault } from '#modules/customers/lists/rules/list-rules.ts';
import type { LineContent } from '#modules/sales/basket/rules/line-content.ts';
import type { LineCode } from '#modules/sales/basket/rules/line-outcome.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { SESSION_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';

/** The words around the payments of an order; the calls have none of their own. */
export interface PaymentWords {
  total: string;
  paid: string;
  toPay: string;
  pay: string;
  states: Record<PaymentState, { title: string }>;
}

/** Dependencies of every call of the wire. */
export interface WireContext {
  shop: Shop;
  /** Cookies may travel over https only. */
  secure: boolean;
  /** S6.08: a domain whose sites share the browser's identity. */
  cookieDomain?: string;
  /** Scheme and host shoppers see. */
  origin?: string;
  /** What a proxy says of the host the browser asked is believed. */
  trustProxy?: boolean;
  /** Network address of the caller, for limits. */
  callerOf?: (c: Context) => string;
  /** The calls know no screens: the process brings the one that turns recommended products into HTML. */
  renderZone?: RenderZone;
  /** Parts of a line of the basket, in words. */
  lineDetails?: (line: LineContent) => string[];
  /** Outcome of a wish about the basket, in words. */
  lineText?: (code: LineCode) => string;
  /** The calls choose no words: the process brings those of a refused opinion. */
  opinionFaultText?: (fault: OpinionFault) => string;
  listFaultText?: (fault: ListFault) => string;
  /** Screens that answer questions, by their names; suggestions name them. */
  helpScreens?: readonly { name: string; link: string }[];
  paymentWords?: PaymentWords;
  /** What a user who sends `newsletter_consent` agrees to. */
  newsletterConsent?: string;
}

/** The signed-in customer behind the call; guests cost no query. */
export function callerSession(c: Context, { shop }: WireContext): Promise<Session | null> {
  return findSession(shop, getCookie(c, SESSION_COOKIE));
}
