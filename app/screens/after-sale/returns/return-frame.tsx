import type { ReactNode } from 'react';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import type { ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import { type ReturnStep, stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import type { ReturnState } from '#rules/after-sale/returns/return-view.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ReturnProgress } from './return-progress.tsx';

interface ReturnFrameProps {
  step: ReturnStep;
  title: string;
  orderNumber: string;
  method: ReturnMethod | null;
  /** A draft can be given up. */
  hasDraft: boolean;
  children: ReactNode;
}

/** What all steps of a return share: the order it is about, how far it is, and the way out. */
export function ReturnFrame({ step, title, orderNumber, method, hasDraft, children }: ReturnFrameProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <ReturnProgress step={step} method={method} />
      <p className="figures text-ink-soft">{returnsTexts.order(orderNumber)}</p>
      <h1>{title}</h1>
      {children}
      {hasDraft && (
        // Two steps without a script: open, then say yes.
        <details className="mt-4 text-center">
          <summary className="inline-flex min-h-11 cursor-pointer items-center px-4 font-semibold underline-offset-4 hover:underline">
            {returnsTexts.cancel.draft}
          </summary>
          <p className="mt-2 text-ink-soft">{returnsTexts.cancel.draftText}</p>
          <PostForm action={stepAddress('products', orderNumber)} className="mt-3">
            <Button type="submit" name="intent" value="cancel" look="danger">
              {returnsTexts.cancel.draftSubmit}
            </Button>
          </PostForm>
        </details>
      )}
    </div>
  );
}

interface StepButtonsProps {
  back: string;
  submit?: string;
  loading: boolean;
}

export function StepButtons({ back, submit = returnsTexts.next, loading }: StepButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap-reverse justify-between gap-3">
      <ButtonLink to={back} look="secondary" size="lg" className="max-sm:w-full">
        {returnsTexts.back}
      </ButtonLink>
      <Button type="submit" size="lg" loading={loading} className="max-sm:w-full">
        {submit}
      </Button>
    </div>
  );
}

const TONES: Record<ReturnState, BadgeTone> = {
  draft: 'neutral',
  filed: 'brand',
  received: 'brand',
  accepted: 'brand',
  refunded: 'ok',
  refused: 'error',
  cancelled: 'neutral',
};

export function ReturnStateBadge({ state }: { state: ReturnState }) {
  return <Badge tone={TONES[state]}>{returnsTexts.states[state]}</Badge>;
}
