import {
  currentAlerts,
  dismissAlert,
  holdAlert,
  releaseAlert,
  type ShownAlert,
  subscribeAlerts,
} from './alert-store.ts';

/** The id of the region that `AlertRegion` draws. */
export const ALERTS = 'alerts';

/** Shows the alerts of the page in the region the server drew, without React. */
export function startAlerts() {
  const region = document.getElementById(ALERTS);
  const patterns = region?.querySelector('template')?.content;
  if (!region || !patterns) return;
  // As a popover the region lies in the top layer. It is open from the start, because a live region must exist before it speaks.
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

function addPopup({ id, kind, text }: ShownAlert, region: HTMLElement, patterns: DocumentFragment) {
  const pattern = patterns.querySelector<HTMLElement>(`[data-alert=${kind}]`);
  const popup = pattern && document.importNode(pattern, true);
  if (!popup) return undefined;
  popup.querySelector('p')?.append(text);
  popup.querySelector('button')?.addEventListener('click', () => dismissAlert(id));
  for (const rest of ['pointerenter', 'focusin']) popup.addEventListener(rest, () => holdAlert(id));
  for (const leave of ['pointerleave', 'focusout']) popup.addEventListener(leave, () => releaseAlert(id));
  region.style.setProperty('--upper-edge', `${upperEdge()}px`);
  const isUrgent = kind === 'error' || kind === 'warning';
  region.querySelector(`[aria-live=${isUrgent ? 'assertive' : 'polite'}]`)?.append(popup);
  // An open window entered the top layer later; enter anew to stand above it.
  if (document.querySelector('dialog:modal, [popover=auto]:popover-open')) {
    region.hidePopover();
    region.showPopover();
  }
  return popup;
}
