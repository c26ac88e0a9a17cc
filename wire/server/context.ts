import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OpinionFault } from '#modules/after-sale/opinions/rules/opinion-fault.ts';
import type { RenderZone } from '#modules/catalogue/recommendations/rules/zones.ts';
import { findSession, type Session } from '#modules/customers/accounts/server/index.ts';
import { allowedCookie, type ConsentCategory, parseAllowed } from '#modules/customers/consents/rules/consent.ts';
import type { ListFault } from '#modules/customers/lists/rules/list-rules.ts';
import type { LineContent } from '#modules/sales/basket/rules/line-content.ts';
import type { LineCode } from '#modules/sales/basket/rules/line-outcome.ts';
import type { PaymentState } from '#modules/sales/payments/rules/payment-state.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { SESSION_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';

/** Texts around the payments of an order. The calls have no texts: the process passes them in. */
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
  /** Cookies are for https only. */
  secure: boolean;
  /** S6.08: a domain whose sites share the browser's identity. */
  cookieDomain?: string;
  /** Public scheme and host. */
  origin?: string;
  /** Headers of a proxy with the requested host are trusted. */
  trustProxy?: boolean;
  /** Network address of the caller, for limits. */
  callerOf?: (c: Context) => string;
  /** Renders recommended products as HTML. */
  renderZone?: RenderZone;
  lineDetails?: (line: LineContent) => string[];
  lineText?: (code: LineCode) => string;
  opinionFaultText?: (fault: OpinionFault) => string;
  listFaultText?: (fault: ListFault) => string;
  /** Help screens for search suggestions. */
  helpScreens?: readonly { name: string; link: string }[];
  paymentWords?: PaymentWords;
  /** Text of the consent that `newsletter_consent` gives. */
  newsletterConsent?: string;
}

/** The signed-in customer behind the call; guests cost no query. */
export function callerSession(c: Context, { shop }: WireContext): Promise<Session | null> {
  return findSession(shop, getCookie(c, SESSION_COOKIE));
}

/** Categories of the consent beyond the necessary ones. */
export function getConsent(c: Context): ConsentCategory[] {
  return parseAllowed(new Map([[allowedCookie, getCookie(c, allowedCookie) ?? '']]));
}
