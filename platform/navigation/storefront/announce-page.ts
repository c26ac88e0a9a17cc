import * as shellTexts from '#platform/shell/texts/shell.ts';

export function announcePage() {
  focusHeading();
  sayPolitely(shellTexts.pageOpened(document.title));
}

/** To the heading of the screen, or of the part that has just come. */
export function focusHeading(heading = '#content h1') {
  const target = document.querySelector<HTMLElement>(heading) ?? document.getElementById('content');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

let region: HTMLElement | undefined;

/** A live region of the document itself: it must exist before it speaks. Returns the function that removes these words only. */
export function sayPolitely(words: string): () => void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'sr-only';
    region.ariaLive = 'polite';
    document.body.append(region);
  }
  const place = region;
  setTimeout(() => {
    place.textContent = words;
  }, 50);
  return () =>
    void setTimeout(() => {
      if (place.textContent === words) place.textContent = '';
    }, 50);
}
