import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyElement, renderElement, stubElements, stylesOf } from '../testing/rendered-element.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubElements();
});
afterEach(() => void vi.useRealTimers());

const ALERTS = 'alerts';
const kinds = ['success', 'info', 'warning', 'error'] as const;

/** Alerts are known to the whole page: every test has its own. */
async function loadScripts() {
  vi.resetModules();
  const [{ showAlert }, { startAlerts }] = [await import('./alert-store.ts'), await import('./start-alerts.ts')];
  return { showAlert, startAlerts };
}

/** Elements that alerts must not cover. */
const heartAt = (top: number, left = 300) => ({ top, bottom: top + 44, left, right: left + 44 });

/**
 * The region as the server renders it, over the width of a phone and 100 px high with what it says, below a header that ends at this
 * height, perhaps with a bar that ends at that.
 */
function renderRegion({ edge = 64, bar = 0, isModal = false, hearts = [] as ReturnType<typeof heartAt>[] } = {}) {
  const patterns = renderElement(
    'template',
    {},
    kinds.map((kind) => renderElement('div', { 'data-alert': kind }, [renderElement('p'), renderElement('button')])),
  );
  const template = Object.assign(patterns, { content: patterns });
  const polite = renderElement('div', { 'aria-live': 'polite' });
  const assertive = renderElement('div', { 'aria-live': 'assertive' });
  const steps: string[] = [];
  const region = Object.assign(renderElement('div', { id: ALERTS }, [template, polite, assertive]), {
    matches: () => steps.at(-1) === 'shown',
    showPopover: () => void steps.push('shown'),
    hidePopover: () => void steps.push('hidden'),
    getBoundingClientRect: () => ({ left: 0, right: 390, height: 100 }),
  });
  const at = (bottom: number) => ({ getBoundingClientRect: () => ({ bottom }) });
  const elements: Record<string, object> = { header: at(edge), '[data-alerts-below]': at(bar) };
  vi.stubGlobal('window', { innerHeight: 800 });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === ALERTS ? region : null),
    querySelector: (selector: string) => elements[selector] ?? (isModal ? {} : null),
    querySelectorAll: () => hearts.map((rect) => ({ getBoundingClientRect: () => rect })),
    createElement: renderElement,
    importNode: copyElement,
  });
  const words = (live: HTMLElement) => [...live.children].map((popup) => popup.querySelector('p')?.textContent);
  return { region, steps, polite, assertive, said: () => ({ polite: words(polite), assertive: words(assertive) }) };
}

it('what must be known at once interrupts, the rest waits its turn; each has its look and its words', async () => {
  const { showAlert, startAlerts } = await loadScripts();
  const { said, polite, steps, region } = renderRegion();
  startAlerts();
  expect(steps).toEqual(['shown']);
  for (const kind of kinds) showAlert({ kind, text: kind });
  expect(said()).toEqual({ polite: ['success', 'info'], assertive: ['warning', 'error'] });
  expect(polite.children[0]).toMatchObject({ dataset: { alert: 'success', phase: 'shown' } });
  expect(stylesOf(region)).toEqual({ '--upper-edge': '64px' });
  expect(steps).toEqual(['shown']);
});

it('one that is closed goes, another stays until its time is over', async () => {
  const { showAlert, startAlerts } = await loadScripts();
  const { said, polite } = renderRegion();
  startAlerts();
  showAlert({ kind: 'success', text: 'Dodano' });
  showAlert({ kind: 'success', text: 'Usunięto' });
  polite.children[0]?.querySelector('button')?.dispatchEvent(new Event('click'));
  expect(said().polite).toEqual(['Usunięto']);
  vi.advanceTimersByTime(4100);
  expect(polite.children[0]).toMatchObject({ dataset: { phase: 'fading' } });
  vi.advanceTimersByTime(500);
  expect(said().polite).toEqual([]);
});

it.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('%s keeps an alert until %s', async (rest, leave) => {
  const { showAlert, startAlerts } = await loadScripts();
  const { said, polite } = renderRegion();
  startAlerts();
  showAlert({ kind: 'info', text: 'Czytam' });
  const [popup] = polite.children;
  popup?.dispatchEvent(new Event(rest));
  vi.advanceTimersByTime(60_000);
  expect(said().polite).toEqual(['Czytam']);
  popup?.dispatchEvent(new Event(leave));
  vi.advanceTimersByTime(5000);
  expect(said().polite).toEqual([]);
});

it.each([
  ['below the bar that sticks under the header', 120, '120px'],
  ['a bar far down the page is in no way', 500, '64px'],
  ['nor is one scrolled away', -40, '64px'],
])('an alert is placed: %s', async (_, bar, edge) => {
  const { showAlert, startAlerts } = await loadScripts();
  const { region } = renderRegion({ bar });
  startAlerts();
  showAlert({ kind: 'info', text: 'Dodano' });
  expect(stylesOf(region)).toEqual({ '--upper-edge': edge });
});

it.each([
  ['no heart is near', [], false],
  ['a heart is below the header', [heartAt(100)], true],
  ['a heart ends at the header', [heartAt(20)], false],
  ['one is far to the right of it', [heartAt(100, 400)], false],
  ['both edges have one', [heartAt(100), heartAt(720)], false],
  ['the lower edge has fewer', [heartAt(100), heartAt(100, 100), heartAt(720)], true],
])('alerts cover as few hearts as they can: %s', async (_, hearts, isLow) => {
  const { showAlert, startAlerts } = await loadScripts();
  const { region } = renderRegion({ hearts });
  startAlerts();
  showAlert({ kind: 'success', text: 'Dodano' });
  expect(region.dataset.low !== undefined).toBe(isLow);
});

it('an alert may lead on', async () => {
  const { showAlert, startAlerts } = await loadScripts();
  const { polite } = renderRegion();
  // Said before the page can show it: nothing but the region waits for it.
  showAlert({ kind: 'success', text: 'Dodano', link: { href: '/ulubione', label: 'Zobacz ulubione' } });
  startAlerts();
  expect(polite.querySelector('a')).toMatchObject({ href: '/ulubione', textContent: 'Zobacz ulubione' });
});

it('what was said before the page could show it is shown; above an open dialog the region comes to the top again', async () => {
  const { showAlert, startAlerts } = await loadScripts();
  const { said, steps, region } = renderRegion({ isModal: true, edge: -80 });
  showAlert({ kind: 'error', text: 'Nie udało się' });
  startAlerts();
  expect(said().assertive).toEqual(['Nie udało się']);
  expect(steps).toEqual(['shown', 'hidden', 'shown']);
  // Scrolled away the header covers nothing.
  expect(stylesOf(region)).toEqual({ '--upper-edge': '0px' });
});

it('a page without a region shows nothing and fails nothing', async () => {
  const { showAlert, startAlerts } = await loadScripts();
  vi.stubGlobal('document', { getElementById: () => null });
  startAlerts();
  expect(() => showAlert({ kind: 'info', text: 'Nikt' })).not.toThrow();
});
