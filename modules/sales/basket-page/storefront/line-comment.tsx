import { type FocusEvent, useEffect, useRef } from 'react';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { useCommentLimit } from '#platform/forms/storefront/comment-control.tsx';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { Textarea } from '#platform/ui/text-controls.tsx';

interface LineCommentProps {
  /** Index in the form. */
  number: number;
  name: string;
  comment: string;
  /** Required content; empty when the comment is optional. */
  prompt: string;
  /** Element that says that the comment is missing. */
  obstacleId: string | undefined;
  onComment: (comment: string) => void;
}

/** Sent when the field loses the focus; without script with the button below the lines. */
export function LineComment({ number, name, comment, prompt, obstacleId, onComment }: LineCommentProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = useRef(comment);
  const { truncated, handleInput } = useCommentLimit();

  // Changed in another tab: shown here too, unless the customer is typing.
  useEffect(() => {
    if (area.current && stored.current !== comment && area.current !== document.activeElement) {
      area.current.value = comment;
    }
    stored.current = comment;
  }, [comment]);

  function handleBlur({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    if (currentTarget.value.trim() !== comment.trim()) onComment(currentTarget.value);
  }

  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-medium">
        {prompt || basketScreenTexts.comment}
      </p>
      <Textarea
        ref={area}
        name={`comment[${number}]`}
        aria-label={basketScreenTexts.commentOn(name, prompt)}
        aria-required={prompt !== '' || undefined}
        aria-describedby={obstacleId}
        defaultValue={comment}
        rows={2}
        onInput={handleInput}
        onBlur={handleBlur}
      />
      <p role="status" className="mt-1 text-ink-soft">
        {truncated ? formTexts.commentTooLong : null}
      </p>
    </div>
  );
}
