import type { Target, Touch } from './touches.ts';

/** A report of the probe to the measurement; moments are milliseconds since 1970, so that documents can be compared. */
export interface ProbeReport {
  kind: 'paint' | 'load' | 'pressed' | 'working' | 'answered' | 'suggested';
  at: number;
  /** When the navigation to the document that says it began. */
  navigatedAt: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Probe {
  /** Scrolls to the target until it is still in the window and can be hit; false without a target. */
  approach(touch: Touch): Promise<boolean>;
  /** Where a finger would press, scrolled into view; null when there is nothing that could be pressed yet. Watches for the answer from now on. */
  aim(touch: Touch, basketLines: number): Promise<Point | null>;
  exists(touch: Touch): boolean;
}

declare global {
  interface Window {
    touchProbe: Probe;
    reportTouch(report: string): void;
  }
}

interface Words {
  searchField: string;
  added: string;
  basket: string;
}

/**
 * Runs in the page before its own scripts, sent there as text: it may use nothing from outside. Looks once per frame, in the
 * page's own clock, and says when the frame with the answer has been rendered.
 */
export function installProbe(words: Words): void {
  if (window.top !== window) return;
  const LEAST_LAYER = 100;
  const report = (kind: ProbeReport['kind'], at: number) => {
    const navigatedAt = performance.timeOrigin;
    window.reportTouch(JSON.stringify({ kind, at: navigatedAt + at, navigatedAt }));
  };

  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return (name ?? '').trim();
  };
  const groupOf = (element: Element) => {
    const group = element.closest('fieldset, [role=radiogroup]');
    return (group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent ?? '').trim();
  };
  const isOnScreen = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return inside && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  function find({ selector, name, nameStart, group }: Target): Element | undefined {
    return [...document.querySelectorAll(selector)].find((element) => {
      if (name !== undefined && nameOf(element) !== name) return false;
      if (nameStart !== undefined && !nameOf(element).startsWith(nameStart)) return false;
      if (group !== undefined && groupOf(element) !== group) return false;
      if (element instanceof HTMLInputElement && element.checked) return false;
      return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
    });
  }
  const findFirst = (touch: Touch) => touch.targets.map(find).find((element) => element !== undefined);

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function reach(element: Element): Promise<Point | null> {
    const pressed = element.closest('label') ?? element;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { x, y, width, height } = pressed.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (pressed.contains(hit) || hit.contains(pressed))) return point;
      // Parts of the page may only now get their true size: look again when they have it.
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      await nextFrame();
    }
    return null;
  }

  /** Drawers, sheets and dialogs on the screen; the empty place of notices is none. */
  const layers = () =>
    [...document.querySelectorAll('dialog[open], [role=dialog], [popover]:popover-open, details[open]')].filter(
      (layer) =>
        layer.getBoundingClientRect().height >= LEAST_LAYER &&
        layer.querySelector('a[href], button, input') !== null &&
        isOnScreen(layer),
    );
  const isNoticed = () =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].some((notice) =>
      notice.textContent?.includes(words.added),
    );
  const countInBasket = () => {
    const link = [...document.querySelectorAll('a[href="/koszyk"]')].find((one) =>
      nameOf(one).startsWith(words.basket),
    );
    return Number(/\d+/.exec(link ? nameOf(link) : '')?.[0] ?? 0);
  };

  /** The condition that holds when the click has been answered. */
  function answerOf(touch: Touch, element: Element, basketLines: number): () => boolean {
    const before = new Set(layers());
    const opened = () => layers().some((layer) => !before.has(layer));
    const { pathname } = location;
    const heading = document.querySelector('h1')?.textContent;
    switch (touch.answer) {
      case 'layer':
        return opened;
      case 'field':
        return () => {
          const field = document.activeElement;
          return field instanceof HTMLInputElement && nameOf(field) === words.searchField && isOnScreen(field);
        };
      case 'choice':
        return () => {
          const { name, value } = element as HTMLInputElement;
          return document.querySelector(`input[name="${name}"][value="${CSS.escape(value)}"]:checked`) !== null;
        };
      case 'basket':
        return () => isNoticed() || countInBasket() > basketLines || opened();
      case 'page':
        return () => location.pathname !== pathname && document.querySelector('h1')?.textContent !== heading;
    }
  }

  /** Behind the frame that is about to be rendered. */
  function afterFrame(then: () => void) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  }
  let watched = 0;
  function watch(kind: ProbeReport['kind'], holds: () => boolean) {
    const turn = watched;
    const look = () => {
      if (turn !== watched) return;
      if (holds()) afterFrame(() => report(kind, performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  window.touchProbe = {
    async approach(touch) {
      const element = findFirst(touch);
      return element !== undefined && (await reach(element)) !== null;
    },
    exists: (touch) => findFirst(touch) !== undefined,
    async aim(touch, basketLines) {
      const element = findFirst(touch);
      if (!element) return null;
      const point = await reach(element);
      if (!point) return null;
      watched += 1;
      const isAnswered = answerOf(touch, element, basketLines);
      watch('answered', isAnswered);
      if (touch.answer === 'basket') watch('working', () => element.ariaBusy === 'true' || isAnswered());
      if (touch.answer === 'field')
        watch('suggested', () => [...document.querySelectorAll('[role=listbox]')].some(isOnScreen));
      return point;
    },
  };
  addEventListener('pointerdown', ({ timeStamp }) => report('pressed', timeStamp), { capture: true, passive: true });
  addEventListener('load', () => report('load', performance.now()), { once: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') report('paint', startTime);
  }).observe({ type: 'paint', buffered: true });
}
