import { getCookies, writeCookie } from '#platform/cookies/storefront/browser-cookies.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import {
  type BarId,
  barCookieDays,
  barCookies,
  closeBar,
  closedBarsKey,
  closedUntilKey,
  isBarClosed,
} from '../../rules/closed-bars.ts';
import { freeShippingText } from './free-shipping-text.ts';

const texts = shellTexts.rebateCode;

export function startBars() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-close-bar], [data-copy-code]') : null;
    const { closeBar: bar, copyCode } = button?.dataset ?? {};
    if (bar) close(bar as BarId);
    if (copyCode) void copy(copyCode);
  });
  // The early script cannot hide strips that were closed after it ran.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-close-bar]')) {
    if (isClosed(dataset.closeBar as BarId)) document.getElementById(dataset.closeBar ?? '')?.remove();
  }
  subscribePersonal(writeFreeShipping);
}

function writeFreeShipping() {
  const bar = document.getElementById('free_shipping_bar');
  const words = bar?.querySelector('p');
  if (!bar || !words) return;
  const shown = freeShippingText(bar.dataset.from ?? '', currentPersonal().basket);
  bar.hidden = shown === null;
  bar.classList.toggle('is-active', shown?.active === true);
  if (shown) words.textContent = shown.text;
}

async function copy(code: string) {
  try {
    await navigator.clipboard.writeText(code);
    showAlert({ kind: 'success', text: texts.copied });
  } catch {
    showAlert({ kind: 'warning', text: texts.copyFailed(code) });
  }
}

function isClosed(bar: BarId): boolean {
  return isBarClosed(getClosedBars(), getCookies().has(barCookies[bar]), bar, Date.now());
}

function close(bar: BarId) {
  document.getElementById(bar)?.remove();
  writeCookie(barCookies[bar], 'true', barCookieDays);
  try {
    const memory = closeBar(getClosedBars(), bar, Date.now());
    localStorage.setItem(closedBarsKey, memory.list);
    localStorage.setItem(closedUntilKey, memory.until);
  } catch {
    // Storage is full or forbidden: the cookie remembers.
  }
}

function getClosedBars() {
  try {
    return { list: localStorage.getItem(closedBarsKey), until: localStorage.getItem(closedUntilKey) };
  } catch {
    return { list: null, until: null };
  }
}
