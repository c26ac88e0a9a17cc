import { markCovered } from '#platform/ui/covers.ts';
import { answerConsent } from './answer-consent.ts';
import { holdClicks } from './hold-clicks.ts';
import { loadPicturesWithoutScripts } from './load-pictures.ts';
import { markPage } from './mark-page.ts';

/**
 * Runs in the head before the first paint; `tools/build/early-script.ts` compiles it and the page contains it. Pages are cached and the
 * same for all visitors: here they get what depends on the window, cookies or local storage.
 */
markPage();
answerConsent();
document.addEventListener(
  'toggle',
  ({ target, newState }) => openCover(target as HTMLElement, newState === 'open'),
  true,
);
document.addEventListener('fragment-shown', markCovered);
loadPicturesWithoutScripts(holdClicks());

function openCover(cover: HTMLElement, isOpen: boolean) {
  if (isOpen && cover.id === 'header-search') cover.querySelector('input')?.focus();
  // A drawer that is removed with its part of the page fires no event: `fragment-shown` follows.
  if (cover.matches('.menu-drawer,.filters')) markCovered();
}
