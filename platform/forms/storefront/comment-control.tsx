import { type FormEvent, type ReactNode, useState } from 'react';
import { COMMENT_LENGTH, truncateComment } from '../rules/truncate-comment.ts';
import * as formTexts from '../texts/forms.ts';
import { TextareaControl } from './text-control.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { FieldState } from './use-shop-form.ts';

interface CommentControlProps {
  field: FieldState;
  label: ReactNode;
  className?: string;
}

/** A remark that keeps its first 255 characters and says so (S5.25). Without JavaScript the browser stops at the limit. */
export function CommentControl({ field, label, className }: CommentControlProps) {
  const hydrated = useHydrated();
  const { truncated, handleInput } = useCommentLimit();
  return (
    <TextareaControl
      field={field}
      label={label}
      className={className}
      maxLength={hydrated ? undefined : COMMENT_LENGTH}
      onInput={handleInput}
      hint={<span role="status">{truncated ? formTexts.commentTooLong : null}</span>}
    />
  );
}

/** Keeps the first 255 characters of a remark while it is typed, and knows whether more was wanted (S5.25). */
export function useCommentLimit() {
  const [truncated, setTruncated] = useState(false);

  function handleInput(event: FormEvent<HTMLTextAreaElement>) {
    const area = event.currentTarget;
    const result = truncateComment(area.value);
    setTruncated(result.truncated);
    if (!result.truncated) return;
    const cursor = area.selectionStart;
    area.value = result.text;
    // Assigning moves the cursor to the end, even when the shopper typed in the middle.
    area.setSelectionRange(cursor, cursor);
  }

  return { truncated, handleInput };
}
