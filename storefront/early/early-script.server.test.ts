import { runInNewContext } from 'node:vm';
import earlyScript from 'virtual:early-script';
import { describe, expect, it } from 'vitest';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { viewportClass } from '#platform/viewport/rules/viewport.ts';

/** The answer to a media query in a window of so many pixels, with the usual text. */
const holdsIn = (width: number) => (query: string) => ({
  matches: width >= Number(/^\(min-width: (.+)rem\)$/.exec(query)?.[1]) * 16,
});

/** The fields that a form sends, in the early script of a test. */
class SentFields {
  fields: Record<string, string>;
  constructor(form: { fields: Record<string, string> }) {
    this.fields = { ...form.fields };
  }
  append(name: string, value: string) {
    this.fields[name] = value;
  }
}

function run({ width = 1300, cookie = '', stored = {} as Record<string, string>, knowsModules = true } = {}) {
  const dataset: Record<string, string | number> = {};
  const meta = { content: 'width=device-width, initial-scale=1' };
  const written: string[] = [];
  const picture = {
    dataset: { src: '/obraz/a', srcset: '/obraz/a 1x', sizes: '9px' },
    src: 'empty.svg',
    srcset: '',
    sizes: '',
  };
  const listeners: Record<string, (event: { target: object }) => void> = {};
  const beacons: [address: string, fields: Record<string, string>][] = [];
  let lookAgain = () => {};
  const document = {
    documentElement: { dataset },
    get cookie() {
      return cookie;
    },
    set cookie(value) {
      written.push(value);
    },
    querySelector: () => meta,
    createElement: (tag: string) => (tag === 'script' && knowsModules ? { noModule: false } : {}),
    querySelectorAll: () => [picture],
    getElementById: () => null,
    addEventListener(type: string, listener: (event: { target: object }) => void) {
      listeners[type] = listener;
    },
    removeEventListener(type: string) {
      delete listeners[type];
    },
  };
  const inWindow: Record<string, ((event: object) => void)[]> = {};
  const window = {
    addEventListener(type: string, listener: (event: object) => void) {
      inWindow[type] = [...(inWindow[type] ?? []), listener];
    },
    matchMedia: holdsIn(width),
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { protocol: 'https:' },
    setTimeout(act: () => void) {
      lookAgain = act;
    },
    navigator: {
      sendBeacon: (address: string, { fields }: SentFields) => beacons.push([address, fields]),
    },
    performance: { getEntriesByType: () => [{}] },
  };
  runInNewContext(earlyScript, { document, window, Date, JSON, FormData: SentFields });
  const press = (consent: string) => listeners.click?.({ target: { closest: () => ({ dataset: { consent } }) } });
  const fail = (type: string) => listeners.error?.({ target: { type } });
  const happen = (type: string, event: object = {}) => {
    for (const listener of inWindow[type] ?? []) listener(event);
  };
  const dispatch = (type: string) => listeners[type]?.({ target: {} });
  return {
    happen,
    dispatch,
    beacons,
    dataset,
    meta: meta.content,
    written,
    press,
    picture,
    fail,
    wait: () => lookAgain(),
  };
}

describe('early script', () => {
  describe('X.57 a form that the browser is already sending', () => {
    const form = { method: 'post' };
    const press = (
      happen: ReturnType<typeof run>['happen'],
      button: object = { form, type: 'submit', dataset: {} },
    ) => {
      const refused: string[] = [];
      happen('click', {
        target: { closest: () => button },
        preventDefault: () => refused.push('default'),
        stopImmediatePropagation: () => refused.push('others'),
      });
      return refused;
    };

    it('is not sent by another click, and no script receives the event', () => {
      const { happen } = run();
      expect(press(happen)).toEqual([]);
      happen('submit', { target: form, defaultPrevented: false });
      expect(press(happen)).toEqual(['default', 'others']);
    });

    it('leaves its other buttons and other forms alone', () => {
      const { happen } = run();
      happen('submit', { target: form, defaultPrevented: false });
      expect(press(happen, { form, type: 'button', dataset: {} })).toEqual([]);
      expect(press(happen, { form: {}, type: 'submit', dataset: {} })).toEqual([]);
    });

    it('is free again when the page is shown anew or the answer does not come', () => {
      const { happen, wait } = run();
      happen('submit', { target: form, defaultPrevented: false });
      happen('pageshow');
      expect(press(happen)).toEqual([]);
      happen('submit', { target: form, defaultPrevented: false });
      wait();
      expect(press(happen)).toEqual([]);
    });

    it('is another one than a form that a script took, or a search', () => {
      const { happen } = run();
      happen('submit', { target: form, defaultPrevented: true });
      happen('submit', { target: { method: 'get' }, defaultPrevented: false });
      expect(press(happen)).toEqual([]);
    });
  });

  describe('X.57 buying from a card before the scripts that do it on the page', () => {
    const begin = (parts: { consentListener?: string } = {}) => {
      const page = run();
      Object.assign(page.dataset, parts);
      const said: string[] = [];
      const makeButton = (name: string) => ({
        form: { action: '/basketchange.php', fields: { product: '5' } },
        name: 'mode',
        value: '1',
        type: 'submit',
        ariaBusy: null,
        dataset: { card: 'buy' },
        click: () => said.push(`${name} clicked`),
      });
      const button = makeButton('it');
      const press = (keys = {}, pressed = button) =>
        page.happen('click', {
          target: { closest: () => pressed },
          preventDefault: () => said.push('default refused'),
          stopImmediatePropagation: () => said.push('others refused'),
          ...keys,
        });
      return { ...page, button, makeButton, said, press };
    };
    const CACHED = ['default refused', 'others refused'];

    it('is at work in the same frame, and is given to them once, however often it was pressed', () => {
      const { press, said, button, dispatch } = begin();
      press();
      expect(button).toMatchObject({ ariaBusy: 'true', dataset: { busy: buyingTexts.adding } });
      press();
      expect(said).toEqual([...CACHED, ...CACHED]);
      dispatch('clicks-ready');
      dispatch('clicks-ready');
      expect(said.slice(4)).toEqual(['it clicked']);
      expect(button).toMatchObject({ ariaBusy: null, dataset: { card: 'buy' } });
      expect(button.dataset).not.toHaveProperty('busy');
    });

    it('is kept for each card that was pressed', () => {
      const { press, makeButton, said, dispatch } = begin();
      press();
      const other = makeButton('another');
      press({}, other);
      expect(other).toMatchObject({ ariaBusy: 'true' });
      dispatch('clicks-ready');
      expect(said.slice(4)).toEqual(['it clicked', 'another clicked']);
    });

    it('is sent when the page is left before they come', () => {
      const { press, happen, said, dispatch, beacons } = begin();
      press();
      happen('pagehide');
      expect(beacons).toEqual([['/basketchange.php', { product: '5', mode: '1' }]]);
      dispatch('clicks-ready');
      expect(said).toEqual(CACHED);
    });

    it.each(['late', 'broken'])('goes as a form where they are %s', (kind) => {
      const { press, said, wait, fail } = begin();
      press();
      if (kind === 'late') wait();
      else fail('module');
      expect(said.slice(2)).toEqual(['it clicked']);
      press();
      expect(said.slice(3), 'the click of its own is the browser’s').toEqual([]);
    });

    it('is theirs alone once they listen, and the browser’s where another tab is asked for', () => {
      const received = begin({ consentListener: '' });
      received.press();
      expect(received.said).toEqual([]);
      const elsewhere = begin();
      elsewhere.press({ ctrlKey: true });
      expect(elsewhere.said).toEqual([]);
    });
  });

  it.each([320, 756, 757, 978, 979, 1199, 1200, 2560])(
    'S1.14 a window of %i px gets the class of the rule',
    (width) => {
      expect(run({ width }).dataset.viewportClass).toBe(viewportClass((query) => holdsIn(width)(query).matches));
    },
  );

  it('S2.79 the remembered desktop layout sets the viewport before the first paint', () => {
    expect(run({ cookie: 'a=b; ResponsiveSwitch=true' })).toMatchObject({
      meta: 'width=1024',
      dataset: { layout: 'desktop' },
    });
    expect(run({ cookie: 'NotResponsiveSwitch=true' }).dataset).not.toHaveProperty('layout');
  });

  it('S4.27 closed bars are named by cookie or by list', () => {
    expect(run({ cookie: 'rabateCode_clicked=true' }).dataset.closedBars).toBe('rebate_code_bar');
    expect(run({ stored: { closedBars: '["free_shipping_bar"]' } }).dataset.closedBars).toBe('free_shipping_bar');
    expect(run().dataset).not.toHaveProperty('closedBars');
  });

  it('S9.50 a list entry older than a day no longer closes the bar', () => {
    const stored = { closedBars: '["free_shipping_bar"]', closedBarsUntil: '{"free_shipping_bar":1000}' };
    expect(run({ stored }).dataset).not.toHaveProperty('closedBars');
  });

  it('asks for consent only those who neither answered nor signed in', () => {
    expect(run().dataset).toHaveProperty('showConsent');
    expect(run({ cookie: 'ck_cook=true' }).dataset).not.toHaveProperty('showConsent');
    expect(run({ cookie: 'login=anna' }).dataset).not.toHaveProperty('showConsent');
  });

  it.each([
    ['refuse', 'necessary'],
    ['accept', 'analytics.marketing'],
  ])('X.57 %s counts before any other script has come, and once', (intent, allowed) => {
    const { dataset, written, press } = run();
    press(intent);
    const ending = '; Path=/; Max-Age=2592000; SameSite=Lax; Secure';
    expect(written).toEqual([`ck_cook=true${ending}`, `ck_consent=${allowed}${ending}`]);
    expect(dataset).not.toHaveProperty('showConsent');
  });

  it('X.57 a request for the settings is stored for the script that shows them; from then on it answers alone', () => {
    const { dataset, written, press } = run();
    press('settings');
    expect(dataset).toHaveProperty('wantsSettings');
    dataset.consentListener = '';
    press('refuse');
    expect(written).toEqual([]);
    expect(dataset).toHaveProperty('showConsent');
  });

  it('pictures are left to the browser when the page’s own scripts fail, and when they do not come for long', () => {
    const late = run();
    late.fail('text/javascript');
    expect(late.picture, 'a foreign script').toMatchObject({ src: 'empty.svg', srcset: '' });
    late.wait();
    expect(late.picture).toMatchObject({ src: '/obraz/a', srcset: '/obraz/a 1x', sizes: '9px' });
    const broken = run();
    broken.fail('module');
    expect(broken.picture).toMatchObject({ src: '/obraz/a', srcset: '/obraz/a 1x', sizes: '9px' });
    const alive = run();
    alive.dataset.consentListener = '';
    alive.wait();
    expect(alive.picture.srcset, 'S9.49 is the scripts’ own').toBe('');
  });

  it('a browser without modules loads pictures at once and clicks buttons normally', () => {
    const old = run({ knowsModules: false });
    expect(old.picture).toMatchObject({ src: '/obraz/a', srcset: '/obraz/a 1x', sizes: '9px' });
    expect(run().picture.src).toBe('empty.svg');
    const refused: string[] = [];
    const event = {
      preventDefault: () => refused.push('default'),
      stopImmediatePropagation: () => refused.push('others'),
    };
    old.happen('click', { target: { closest: () => ({ dataset: { card: 'buy' } }) }, ...event });
    expect(refused).toEqual([]);
  });

  it('spoilt or forbidden storage does no harm', () => {
    expect(run({ stored: { closedBars: '{', closedBarsUntil: '7' } }).dataset.viewportClass).toBe(4);
    expect(run({ stored: { closedBars: '{"a":1}' } }).dataset.viewportClass).toBe(4);
  });
});
