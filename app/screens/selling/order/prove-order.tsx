import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { orderLookupTexts } from '#texts/selling/order-lookup.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ShownOrder } from './load.server.ts';

const texts = orderLookupTexts.proof;

/** The order was opened by its number and contact: says what that does not show, and how to see it (decision 17). */
export function ProveOrder({ proof }: { proof: NonNullable<ShownOrder['proof']> }) {
  return (
    <Notice kind="info" title={texts.title} className="mt-4 print:hidden">
      <p>{texts.text}</p>
      {proof.ofAccount && <p className="mt-2">{texts.account}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <PostForm>
          <Button type="submit" name="intent" value="link" look="secondary">
            {texts.submit}
          </Button>
        </PostForm>
        {proof.ofAccount && (
          <ButtonLink to={proof.signIn} look="secondary">
            {orderLookupTexts.signIn}
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}
