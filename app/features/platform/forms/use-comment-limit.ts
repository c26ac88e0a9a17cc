import { type FormEvent, useState } from 'react';
import { truncateComment } from '#rules/platform/forms/truncate-comment.ts';

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
