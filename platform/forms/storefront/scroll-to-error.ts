import { animateValue } from '#platform/ui/animate-value.ts';
import { SCROLL_TO_ERROR_MS } from '../rules/server-check.ts';

/** Below the header and an alert under it. */
const ROOM_ABOVE = 0.35;
/** Nearer to the upper edge a header or an alert may cover it. */
const UPPER_EDGE = 0.3;
/** Its words stand below it. */
const LOWER_EDGE = 0.1;

/**
 * Brings the first wrong field into view in 300 ms and puts the cursor there (S5.24); where no single field is wrong, the
 * words about the whole form, inside it or above it.
 */
export function scrollToFirstError(
  form: HTMLElement,
  field = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? wordsAbout(form),
): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  if (isInView(field) || staysInView(field)) return;
  const from = window.scrollY;
  const wanted = from + field.getBoundingClientRect().top - window.innerHeight * ROOM_ABOVE;
  const farthest = document.documentElement.scrollHeight - window.innerHeight;
  const to = Math.min(Math.max(0, wanted), Math.max(0, farthest));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Inside a dialog the page itself does not move: the nearest scrolling box must.
  if (calm || field.closest('dialog')) {
    field.scrollIntoView({ block: 'center' });
    return;
  }
  animateValue({
    from,
    to,
    length: SCROLL_TO_ERROR_MS,
    onStep: (top) => window.scrollTo({ top, behavior: 'instant' }),
  });
}

function wordsAbout(form: HTMLElement): HTMLElement | null {
  const words =
    form.querySelector<HTMLElement>('[role=alert]') ?? document.querySelector<HTMLElement>('#content [role=alert]');
  words?.setAttribute('tabindex', '-1');
  return words;
}

/** With the words about it, which a bar at the lower edge may cover. */
function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  if (top < window.innerHeight * UPPER_EDGE || bottom > window.innerHeight * (1 - LOWER_EDGE)) return false;
  return [field, ...descriptionsOf(field)].every(isUncovered);
}

/** The elements of `aria-describedby`; visually hidden ones have no height. */
function descriptionsOf(field: HTMLElement): HTMLElement[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []).filter(({ offsetHeight }) => offsetHeight > 1);
}

function isUncovered(element: HTMLElement): boolean {
  const { bottom, left, right } = element.getBoundingClientRect();
  const topElement = document.elementFromPoint((left + right) / 2, bottom - 1);
  return (
    topElement !== null && (topElement === element || topElement.contains(element) || element.contains(topElement))
  );
}

/** In a bar that stays over the page, scrolling would move everything but the field. */
function staysInView(field: HTMLElement): boolean {
  const bar = field.closest('.sticky');
  return bar !== null && getComputedStyle(bar).position === 'sticky';
}
