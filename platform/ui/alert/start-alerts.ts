import {
  currentAlerts,
  dismissAlert,
  holdAlert,
  releaseAlert,
  type ShownAlert,
  subscribeAlerts,
} from './alert-store.ts';

export const ALERTS = 'alerts';

/** Shows the alerts of the page in the region the server drew, without React. */
export function startAlerts() {
  const region = document.getElementById(ALERTS);
  const patterns = region?.querySelector('template')?.content;
  if (!region || !patterns) return;
  // As a popover the region is in the top layer. It is open from the start, because a live region must exist before it speaks.
  if (!region.matches(':popover-open')) region.showPopover();
  const popups = new Map<number, HTMLElement>();

  subscribeAlerts(() => {
    const alerts = currentAlerts();
    for (const [id, popup] of popups) {
      if (alerts.some((alert) => alert.id === id)) continue;
      popup.remove();
      popups.delete(id);
    }
    for (const alert of alerts) {
      const popup = popups.get(alert.id) ?? addPopup(alert, region, patterns);
      if (!popup) continue;
      popup.dataset.phase = alert.phase;
      popups.set(alert.id, popup);
    }
  });
}

/** Alerts come down from the header, whose links must stay in reach, and from a bar below it; both stick, but not always at the top. */
function upperEdge(): number {
  const edges = ['header', '[data-alerts-below]'].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0,
  );
  return Math.max(0, ...edges.filter((edge) => edge < window.innerHeight / 2));
}

function addPopup({ id, kind, text, link }: ShownAlert, region: HTMLElement, patterns: DocumentFragment) {
  const pattern = patterns.querySelector<HTMLElement>(`[data-alert=${kind}]`);
  const popup = pattern && document.importNode(pattern, true);
  if (!popup) return undefined;
  popup.querySelector('p')?.append(text, ...(link ? [' ', renderLink(link)] : []));
  popup.querySelector('button')?.addEventListener('click', () => dismissAlert(id));
  for (const rest of ['pointerenter', 'focusin']) popup.addEventListener(rest, () => holdAlert(id));
  for (const leave of ['pointerleave', 'focusout']) popup.addEventListener(leave, () => releaseAlert(id));
  const edge = upperEdge();
  region.style.setProperty('--upper-edge', `${edge}px`);
  const isUrgent = kind === 'error' || kind === 'warning';
  region.querySelector(`[aria-live=${isUrgent ? 'assertive' : 'polite'}]`)?.append(popup);
  chooseEdge(region, edge);
  // An open window entered the top layer later; enter anew to stand above it.
  if (document.querySelector('dialog:modal, [popover=auto]:popover-open')) {
    region.hidePopover();
    region.showPopover();
  }
  return popup;
}

function renderLink({ href, label }: NonNullable<ShownAlert['link']>): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  link.className = 'font-semibold whitespace-nowrap text-brand underline underline-offset-4';
  return link;
}

/** Buttons that are clicked one after another, and elements at the lower edge. */
const UNCOVERED = '.card-heart, #menu_compare_product';

/** Alerts cover as few of those as they can: where the upper edge is full of them, alerts are at the lower one. */
function chooseEdge(region: HTMLElement, upper: number) {
  const { left, right, height } = region.getBoundingClientRect();
  const kept = [...document.querySelectorAll(UNCOVERED)].map((one) => one.getBoundingClientRect());
  const covered = (from: number) =>
    kept.filter((one) => one.left < right && one.right > left && one.top < from + height && one.bottom > from).length;
  region.toggleAttribute('data-low', covered(window.innerHeight - height) < covered(upper));
}
