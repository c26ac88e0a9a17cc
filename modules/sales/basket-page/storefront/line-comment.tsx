import { type FocusEvent, useEffect, useRef } from 'react';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { useCommentLimit } from '#platform/forms/storefront/comment-control.tsx';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { Textarea } from '#platform/ui/text-controls.tsx';

interface LineCommentProps {
  /** Place in the form. */
  number: number;
  name: string;
  comment: string;
  /** What it must say; empty when it may say anything or nothing. */
  prompt: string;
  /** Tells that it is missing. */
  obstacleId: string | undefined;
  onComment: (comment: string) => void;
}

/**
 * A remark about one line, sent when the field is left; without script with the button below the lines, and the shop
 * cuts what is too long.
 */
export function LineComment({ number, name, comment, prompt, obstacleId, onComment }: LineCommentProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const known = useRef(comment);
  const { truncated, handleInput } = useCommentLimit();

  // Written in another tab: shown here too, unless the shopper is just writing.
  useEffect(() => {
    if (area.current && known.current !== comment && area.current !== document.activeElement) {
      area.current.value = comment;
    }
    known.current = comment;
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
