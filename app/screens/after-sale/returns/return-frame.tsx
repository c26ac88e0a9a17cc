import type { ReactNode } from 'react';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import type { ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import { type ReturnStep, stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import type { ReturnState } from '#rules/after-sale/returns/return-view.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ServiceFrame, SideBox } from '../../../ui/service-frame.tsx';
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
    <ServiceFrame
      steps={<ReturnProgress step={step} method={method} />}
      title={title}
      lead={<p className="figures">{returnsTexts.order(orderNumber)}</p>}
      side={
        <SideBox title={returnsTexts.how.title} steps={returnsTexts.how.steps}>
          {hasDraft && <GiveUp orderNumber={orderNumber} />}
        </SideBox>
      }
    >
      {children}
    </ServiceFrame>
  );
}

/** Two steps without a script: open, then say yes. */
function GiveUp({ orderNumber }: { orderNumber: string }) {
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline-offset-4 hover:underline">
        {returnsTexts.cancel.draft}
      </summary>
      <p className="mt-1 text-ink-soft">{returnsTexts.cancel.draftText}</p>
      <PostForm action={stepAddress('products', orderNumber)} className="mt-3">
        <Button type="submit" name="intent" value="cancel" look="danger">
          {returnsTexts.cancel.draftSubmit}
        </Button>
      </PostForm>
    </details>
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
