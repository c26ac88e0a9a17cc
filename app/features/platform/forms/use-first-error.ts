import { useEffect } from 'react';
import { scrollToFirstError } from './scroll-to-error.ts';

/** For screens of several small forms: after an answer that refuses one, to its first wrong field or the words about it. */
export function useFirstError(answer: object | undefined, isRefused: boolean): void {
  useEffect(() => {
    const content = document.getElementById('content');
    if (!answer || !isRefused || !content) return;
    const frame = requestAnimationFrame(() => scrollToFirstError(content));
    return () => cancelAnimationFrame(frame);
  }, [answer, isRefused]);
}
