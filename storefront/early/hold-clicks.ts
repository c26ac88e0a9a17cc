import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { scriptsListen } from './answer-consent.ts';

/** A form that the browser is sending is locked for this time, in which its answer should arrive. */
const SENDING_MS = 10_000;

/** A click that buys from a card waits so long for the page's entry; then it goes as a form. Less than the entry's own requests may take. */
const BUYING_TIMEOUT_MS = 1500;

/**
 * X.57: a form that the browser is sending already is not sent again by another click. A click that buys from a card marks its button
 * as busy in the same frame and is replayed when the page's scripts listen (`clicks-ready`): as a form it would load another page, which
 * takes longer on a slow line. When the user leaves before, a beacon buys. Returns the function that sends clicks as forms from then on.
 */
export function holdClicks(): () => void {
  let sent: EventTarget | null = null;
  let isPlain = false;
  const held: HTMLButtonElement[] = [];

  function replay() {
    for (const button of held.splice(0)) {
      button.ariaBusy = null;
      delete button.dataset.busy;
      button.click();
    }
  }
  function clickPlainly() {
    isPlain = true;
    replay();
  }

  document.addEventListener('clicks-ready', replay);
  window.addEventListener('submit', ({ defaultPrevented, target }) => {
    if (defaultPrevented || (target as HTMLFormElement).method !== 'post') return;
    sent = target;
    window.setTimeout(() => {
      sent = null;
    }, SENDING_MS);
  });
  window.addEventListener('pageshow', () => {
    sent = null;
  });
  window.addEventListener('pagehide', () => {
    for (const button of held.splice(0)) {
      if (!button.form) continue;
      const fields = new FormData(button.form);
      fields.append(button.name, button.value);
      window.navigator.sendBeacon(button.form.action, fields);
    }
  });
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      if (sent && button.form === sent && button.type === 'submit') return refuse(event);
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (button.dataset.card !== 'buy' || scriptsListen() || isPlain || isModified) return;
      refuse(event);
      if (held.includes(button)) return;
      held.push(button);
      button.ariaBusy = 'true';
      button.dataset.busy = buyingTexts.adding;
      window.setTimeout(clickPlainly, BUYING_TIMEOUT_MS);
    },
    true,
  );
  return clickPlainly;
}

function refuse(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
