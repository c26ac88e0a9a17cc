import type { ReactNode } from 'react';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import type { SubscriptionState } from '../rules/subscription.ts';
import * as texts from '../texts/storefront.ts';
import type { ShownSubscription } from './describe-subscriptions.server.ts';

const TONES: Record<SubscriptionState, BadgeTone> = { active: 'ok', paused: 'waiting', stopped: 'neutral' };

interface SubscriptionItemProps {
  subscription: ShownSubscription;
  level: 'h2' | 'h3';
  children?: ReactNode;
}

export function SubscriptionItem({ subscription, level: Heading, children }: SubscriptionItemProps) {
  const { id, name, photo, photoTone, state, nextOn, facts, next, intents } = subscription;
  const others = intents.filter((intent) => intent !== 'stop');
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <OrderPhoto photo={photo} tone={photoTone} />
        <div className="min-w-0 flex-1 basis-40">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Heading className="type-sub">{joinNameWithHardSpaces(name)}</Heading>
            <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          </div>
          <ul className="figures mt-1 text-ink-soft">
            <DetailItems details={facts} />
          </ul>
          {next.length > 0 && (
            <ul className="figures mt-2">
              <DetailItems details={next} />
            </ul>
          )}
          {children}
        </div>
      </div>
      {others.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {others.map((intent) => (
            <PostForm key={intent}>
              <input type="hidden" name="subscription" value={id} />
              <input type="hidden" name="next" value={nextOn} />
              <Button
                type="submit"
                name="intent"
                value={intent}
                look="secondary"
                size="sm"
                aria-label={texts.intentOf(intent, name)}
              >
                {texts.intents[intent]}
              </Button>
            </PostForm>
          ))}
        </div>
      )}
      {intents.includes('stop') && (
        // Without a script: two steps.
        <AccordionItem title={texts.stopTitle} className="mt-4 border-t border-b-0 print:hidden">
          <p className="text-ink-soft">{texts.stopText}</p>
          <PostForm className="mt-4">
            <input type="hidden" name="subscription" value={id} />
            <Button type="submit" name="intent" value="stop" look="danger" aria-label={texts.intentOf('stop', name)}>
              {texts.intents.stop}
            </Button>
          </PostForm>
        </AccordionItem>
      )}
    </>
  );
}
