import { useEffect, useState } from 'react';
import { onScroll } from '#app/features/platform/viewport/on-scroll.ts';
import { ArrowUpIcon } from '#app/ui/icons/arrows.tsx';
import { showsBackToTop } from '#rules/platform/viewport/viewport.ts';
import * as shellTexts from '#texts/platform/shell.ts';

/** S9.31 */
export function BackToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => onScroll(() => setShown(showsBackToTop(window.scrollY, window.innerHeight))), []);

  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={shellTexts.backToTop}
      className="back-to-top fixed right-4 bottom-24 z-30 flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-soft transition-colors hover:bg-surface-2 md:right-6 md:bottom-6"
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}
