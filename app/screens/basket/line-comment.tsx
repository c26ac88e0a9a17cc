import type { FocusEvent } from 'react';
import { COMMENT_LENGTH } from '#rules/forms/truncate-comment.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { Textarea } from '../../ui/textarea.tsx';

interface LineCommentProps {
  /** Place in the form. */
  number: number;
  name: string;
  comment: string;
  onChange: () => void;
}

/** A remark about one line, sent when the field is left; without script with the button below the lines. */
export function LineComment({ number, name, comment, onChange }: LineCommentProps) {
  function handleBlur({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    if (currentTarget.value.trim() !== comment) onChange();
  }

  return (
    <details className="mt-1 text-sm" open={comment !== ''}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline-offset-4 hover:underline">
        {basketScreenTexts.comment}
      </summary>
      <Textarea
        name={`comment[${number}]`}
        aria-label={basketScreenTexts.commentOn(name)}
        defaultValue={comment}
        maxLength={COMMENT_LENGTH}
        rows={2}
        onBlur={handleBlur}
      />
    </details>
  );
}
