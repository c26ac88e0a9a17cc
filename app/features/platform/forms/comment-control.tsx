import type { ReactNode } from 'react';
import { COMMENT_LENGTH } from '#rules/platform/forms/truncate-comment.ts';
import { formTexts } from '#texts/platform/forms.ts';
import { TextareaControl } from './text-control.tsx';
import { useCommentLimit } from './use-comment-limit.ts';
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
