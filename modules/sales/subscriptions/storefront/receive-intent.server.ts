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

/** Redirects after the change, so that a reload does not repeat it; undefined for another form. */
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

export function subscriptionMessage({ searchParams }: URL): SubscriptionAnswer | null {
  const intent = intentOf(searchParams, CHANGED);
  return intent ? { kind: 'success', text: texts.done[intent] } : null;
}
