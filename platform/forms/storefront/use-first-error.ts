import { useEffect } from 'react';
import { focusHeading } from '#platform/navigation/storefront/announce-page.ts';
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

/** A form that was answered is gone, and its button with it: the keyboard goes on from the heading above the answer. */
export function useAnswerFocus(isAnswered: boolean): void {
  useEffect(() => {
    if (isAnswered) focusHeading();
  }, [isAnswered]);
}
