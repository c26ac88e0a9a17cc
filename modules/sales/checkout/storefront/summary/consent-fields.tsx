import { TermsWords } from '#modules/customers/consents/storefront/terms-words.tsx';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import type { SummaryFormFacts } from './order-summary-form.ts';

interface ConsentFieldsProps {
  facts: SummaryFormFacts;
  field: (name: 'terms' | 'virtual' | 'service' | 'mailing' | 'sms') => FieldState;
}

/** Required for every order: next to the button, wherever that is. */
export function TermsConsent({ facts, field }: ConsentFieldsProps) {
  return (
    <>
      {!needsMore(facts) && <h2 className="type-minor max-md:sr-only">{orderSummaryTexts.terms}</h2>}
      <CheckboxControl field={field('terms')} label={<TermsWords parts={orderSummaryTexts.consents} />} />
    </>
  );
}

const needsMore = ({ hasVirtual, hasService }: SummaryFormFacts) => hasVirtual || hasService;

/** Required for some orders: before the sums, under its heading. */
export function ConsentFields({ facts, field, className }: ConsentFieldsProps & { className?: string }) {
  const texts = orderSummaryTexts.consents;
  if (!needsMore(facts)) return null;
  return (
    <div className={classNames('border-line text-sm md:mt-4 md:border-t md:pt-4', className)}>
      <h2 className="mb-1 type-minor">{orderSummaryTexts.terms}</h2>
      {facts.hasVirtual && <CheckboxControl field={field('virtual')} label={texts.virtual} />}
      {facts.hasService && <CheckboxControl field={field('service')} label={texts.service} />}
    </div>
  );
}

/** Optional, separate from the required ones. */
export function ConsentRequestFields({ field, className }: Pick<ConsentFieldsProps, 'field'> & { className?: string }) {
  const texts = orderSummaryTexts.consents;
  return (
    <Card className={className}>
      <h2 className="mb-1 type-minor">{orderSummaryTexts.voluntary}</h2>
      <div className="grid gap-x-8 text-sm sm:grid-cols-2">
        <CheckboxControl field={field('mailing')} label={texts.mailing} />
        <CheckboxControl field={field('sms')} label={texts.sms} />
      </div>
    </Card>
  );
}
