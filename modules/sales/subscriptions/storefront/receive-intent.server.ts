import { redirect } from 'react-router';
import type { Shop } from '#platform/shop/server/shop.ts';
import { SUBSCRIPTION_INTENTS } from '../rules/subscription.ts';
import { changeSubscription, type SubscriptionAccess } from '../server/index.ts';
import * as texts from '../texts/storefront.ts';

export interface SubscriptionAnswer {
  kind: 'success' | 'error';
  text: string;
}

const CHANGED = 'subskrypcja';

const intentOf = (sent: FormData | URLSearchParams, field: string) =>
  SUBSCRIPTION_INTENTS.find((known) => known === sent.get(field));

export function isSubscriptionForm(form: FormData): boolean {
  return intentOf(form, 'intent') !== undefined;
}

/**
 * Carries out the change a form asks for and leads back to its page, so that a reload sends nothing again; undefined when the
 * form asks for something else.
 */
export async function receiveSubscriptionIntent(
  shop: Shop,
  form: FormData,
  { access, page }: { access: Exclude<SubscriptionAccess, 'staff'>; page: string },
): Promise<SubscriptionAnswer | undefined> {
  const intent = intentOf(form, 'intent');
  if (!intent) return undefined;
  const shownNextOn = String(form.get('next'));
  const outcome = await changeSubscription(shop, { id: Number(form.get('subscription')), intent, shownNextOn, access });
  if (outcome !== 'done') return { kind: 'error', text: texts.refused };
  throw redirect(`${page}${page.includes('?') ? '&' : '?'}${CHANGED}=${intent}`, 303);
}

/** Says which change led to this address. */
export function subscriptionMessage({ searchParams }: URL): SubscriptionAnswer | null {
  const intent = intentOf(searchParams, CHANGED);
  return intent ? { kind: 'success', text: texts.done[intent] } : null;
}
