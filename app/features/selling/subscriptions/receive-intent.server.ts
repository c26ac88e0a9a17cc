import { SUBSCRIPTION_INTENTS } from '#rules/selling/subscriptions/subscription.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { changeSubscription, type SubscriptionAccess } from '#shop/selling/subscriptions/index.ts';
import * as texts from '#texts/selling/subscriptions.ts';

export interface SubscriptionAnswer {
  kind: 'success' | 'error';
  text: string;
}

const intentOf = (form: FormData) => SUBSCRIPTION_INTENTS.find((known) => known === form.get('intent'));

export function asksOfSubscription(form: FormData): boolean {
  return intentOf(form) !== undefined;
}

/** Carries out what a form of a subscription asks for; undefined when the form asks for something else. */
export async function receiveSubscriptionIntent(
  shop: Shop,
  form: FormData,
  access: Exclude<SubscriptionAccess, 'staff'>,
): Promise<SubscriptionAnswer | undefined> {
  const intent = intentOf(form);
  if (!intent) return undefined;
  const outcome = await changeSubscription(shop, { id: Number(form.get('subscription')), intent, access });
  return outcome === 'done' ? { kind: 'success', text: texts.done[intent] } : { kind: 'error', text: texts.refused };
}
