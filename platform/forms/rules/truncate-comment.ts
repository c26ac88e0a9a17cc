// S9.48
export const COMMENT_LENGTH = 255;

export interface TruncatedComment {
  text: string;
  truncated: boolean;
}

/** Keeps the first 255 characters of a remark (S5.25). A line break counts once: forms send it as two characters. */
export function truncateComment(comment: string): TruncatedComment {
  const characters = Array.from(comment.replace(/\r\n?/g, '\n'));
  return {
    text: characters.slice(0, COMMENT_LENGTH).join(''),
    truncated: characters.length > COMMENT_LENGTH,
  };
}
