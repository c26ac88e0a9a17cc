import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { announceBasketChange } from '#modules/sales/basket/storefront/change/announce-basket-change.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { changeBasket } from '#wire/client/basket-change.ts';

interface RemovedLinesProps {
  lines: BasketLine[];
  /** Called with restored lines; the others can be tried again. */
  onUndone: (lines: BasketLine[]) => void;
}

/** X.34: restores the lines that were just removed, with quantity, comment, extras and files. */
export function RemovedLines({ lines, onUndone }: RemovedLinesProps) {
  const [pending, setPending] = useState(false);
  const revalidator = useRevalidator();
  const [first] = lines;

  async function undo() {
    setPending(true);
    try {
      const { restoringPosts } = await import('./restoring-posts.ts');
      for (const post of restoringPosts(lines)) {
        const answer = await changeBasket(post.fields, post.action);
        if (answer.kind === 'failed') throw new Error('a line was not restored');
        announceBasketChange(answer, {
          findProduct: (productId) => lines.find((line) => line.productId === productId),
          quiet: true,
        });
        onUndone(post.lines);
      }
    } catch (error) {
      console.error('Removed lines could not be restored', error);
      showAlert({ kind: 'error', text: basketTexts.changeFailed });
    }
    setPending(false);
    await revalidator.revalidate();
  }

  return (
    // A live region must exist before its content. Sticky, because the removed line may have been far down.
    <div aria-live="polite" className="sticky top-20 z-10 md:top-36">
      {first && (
        <Message kind="info" className="mt-4 shadow-soft">
          <div className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              {lines.length === 1 ? basketScreenTexts.removed(first.name) : basketScreenTexts.removedMany(lines.length)}
            </span>
            <Button
              look="secondary"
              size="sm"
              className="-my-2.5 shrink-0"
              loading={pending}
              onClick={() => void undo()}
            >
              {basketScreenTexts.undo}
            </Button>
          </div>
        </Message>
      )}
    </div>
  );
}
