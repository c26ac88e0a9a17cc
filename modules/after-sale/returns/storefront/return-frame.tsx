import type { ReactNode } from 'react';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import { type ReturnStep, stepAddress } from '../rules/return-steps.ts';
import * as returnsTexts from '../texts/storefront.ts';
import type { ShownDraft } from './describe-draft.server.ts';
import { DraftSummary } from './draft-summary.tsx';
import { ReturnProgress } from './return-progress.tsx';

interface ReturnFrameProps {
  step: ReturnStep;
  title: string;
  orderNumber: string;
  /** The draft, which can be dropped. */
  draft: ShownDraft | null;
  children: ReactNode;
}

export function ReturnFrame({ step, title, orderNumber, draft, children }: ReturnFrameProps) {
  return (
    <ServiceFrame
      steps={<ReturnProgress step={step} />}
      title={title}
      lead={<p className="figures">{returnsTexts.order(orderNumber)}</p>}
      side={
        <>
          {draft && step !== 'products' && <DraftSummary draft={draft} />}
          <SideBox title={returnsTexts.how.title} steps={returnsTexts.how.steps}>
            {draft && (
              <CancelFold
                title={returnsTexts.cancel.draft}
                text={returnsTexts.cancel.draftText}
                submit={returnsTexts.cancel.draftSubmit}
                action={stepAddress('products', orderNumber)}
              />
            )}
          </SideBox>
        </>
      }
    >
      {children}
    </ServiceFrame>
  );
}

interface CancelFoldProps {
  title: string;
  text: string;
  submit: string;
  /** The page whose action takes it back. */
  action?: string;
}

/** Taking a return back in two steps, also without a script: open, then say yes. */
export function CancelFold({ title, text, submit, action }: CancelFoldProps) {
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline-offset-4 hover:underline">
        {title}
      </summary>
      <p className="mt-1 text-ink-soft">{text}</p>
      <PostForm action={action} className="mt-3">
        <Button type="submit" name="intent" value="cancel" look="danger">
          {submit}
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
