import { expect, it, vi } from 'vitest';
import { collapsedScript, rememberCollapsed, startsOpen } from './collapsed-panels.ts';
import { HELD_OPEN, MORE_FILTERS, PANEL_GROUP } from './listing-ids.ts';

/**
 * A page with these panels in a window of this class; `!` before those rendered open, `*` before one that is held open. As in a
 * browser, opening a panel closes the others of its name. The cookies outlive it.
 */
function openPage(
  rendered: string[],
  { viewportClass = 4, several = false, wrong = false, cookies = {} as Record<string, string> } = {},
) {
  const panels = rendered.map((panel) => new Panel(panel, several));
  for (const panel of panels) panel.others = panels;
  const jar = new Map(Object.entries(cookies));
  const page = {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written) {
      const [name = '', value = ''] = written.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    },
    documentElement: { dataset: { viewportClass: String(viewportClass) } },
    querySelector: () => ({ querySelector: () => (wrong ? {} : null), querySelectorAll: () => panels }),
    querySelectorAll: () => panels,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  new Function(collapsedScript)();
  return {
    toggle(id: string) {
      for (const panel of panels) if (panel.id === id) panel.open = !panel.open;
      rememberCollapsed();
      return Object.fromEntries(jar);
    },
    opened: () => panels.filter(({ open }) => open).map(({ id }) => id),
  };
}

class Panel {
  readonly id: string;
  readonly #isHeldOpen: boolean;
  name: string;
  others: Panel[] = [];
  #open: boolean;

  constructor(rendered: string, several: boolean) {
    this.id = rendered.replace(/^[!*]/, '');
    this.#open = /^[!*]/.test(rendered);
    this.#isHeldOpen = rendered.startsWith('*');
    this.name = several || this.id === MORE_FILTERS ? '' : PANEL_GROUP;
  }

  get open() {
    return this.#open;
  }

  set open(open) {
    this.#open = open;
    if (!open || this.name === '') return;
    for (const other of this.others) if (other !== this && other.name === this.name) other.open = false;
  }

  hasAttribute(name: string) {
    return name === HELD_OPEN && this.#isHeldOpen;
  }
}

const JACKETS = ['!filter_sizes', 'filter_price', 'filter_trait_1'];
const TENTS = ['!filter_sizes', 'filter_price', 'filter_trait_2', 'filter_trait_3'];

it('what was opened and collapsed in one category is still so after a click in another', () => {
  const jackets = openPage(JACKETS, { several: true });
  jackets.toggle('filter_sizes');
  const cookies = jackets.toggle('filter_trait_1');
  const tents = openPage(TENTS, { cookies, several: true });
  expect(tents.opened()).toEqual([]);
  const later = openPage(JACKETS, { cookies: tents.toggle('filter_price'), several: true });
  expect(later.opened()).toEqual(['filter_price', 'filter_trait_1']);
});

it('a panel never seen starts as the page renders it', () => {
  const cookies = openPage(JACKETS, { several: true }).toggle('filter_price');
  expect(openPage(TENTS, { cookies, several: true }).opened()).toEqual(['filter_sizes', 'filter_price']);
  const rendered = { filter_sizes: true, filter_price: false, filter_trait_2: false };
  expect(Object.entries(rendered).map(([id, open]) => startsOpen(id, open))).toEqual([true, true, false]);
  expect(openPage(['!filter_new', 'filter_price'], { cookies, several: true }).opened()).toEqual([
    'filter_new',
    'filter_price',
  ]);
});

it.each([3, 4])(
  'S4.51 on class %i opening a panel closes the others, the fold aside, and that one is remembered',
  (viewportClass) => {
    const panels = ['!filter_sizes', 'filter_price', 'filter_more', 'filter_trait_1'];
    const page = openPage(panels, { viewportClass });
    page.toggle('filter_price');
    expect(page.opened()).toEqual(['filter_price']);
    page.toggle('filter_more');
    const cookies = page.toggle('filter_trait_1');
    expect(page.opened()).toEqual(['filter_more', 'filter_trait_1']);
    expect(openPage(panels, { viewportClass, cookies }).opened()).toEqual(['filter_more', 'filter_trait_1']);
    expect(openPage(['!filter_new', 'filter_trait_1'], { viewportClass, cookies }).opened()).toEqual([
      'filter_trait_1',
    ]);
  },
);

it.each([1, 2])('on class %i each panel opens for itself', (viewportClass) => {
  const page = openPage(JACKETS, { viewportClass });
  const cookies = page.toggle('filter_price');
  expect(page.opened()).toEqual(['filter_sizes', 'filter_price']);
  expect(openPage(JACKETS, { viewportClass, cookies }).opened()).toEqual(['filter_sizes', 'filter_price']);
  expect(openPage(JACKETS, { viewportClass: 4, cookies }).opened()).toHaveLength(1);
});

it('several stay open on class 4 where the shop allows it', () => {
  const cookies = { filterShown: 'filter_price.filter_trait_1', filterHidden: 'filter_sizes' };
  expect(openPage(JACKETS, { several: true }).opened()).toEqual(['filter_sizes']);
  expect(openPage(JACKETS, { cookies, several: true }).opened()).toEqual(['filter_price', 'filter_trait_1']);
});

it('S5.54 a collapsed price panel with a wrong range is open all the same', () => {
  const cookies = { filterShown: 'filter_sizes', filterHidden: 'filter_price' };
  const rendered = ['filter_sizes', '!filter_price'];
  expect(openPage(rendered, { cookies, wrong: true }).opened()).toEqual(['filter_price']);
});

it('the fold with a chosen filter in it is open, though it was collapsed before', () => {
  const cookies = { filterShown: 'filter_sizes', filterHidden: 'filter_more' };
  expect(openPage(['!filter_sizes', '!filter_more'], { cookies }).opened()).toEqual(['filter_sizes']);
  expect(openPage(['!filter_sizes', '*filter_more'], { cookies }).opened()).toEqual(['filter_sizes', 'filter_more']);
});

it('the cookies remember so many panels and no more, the collapsed ones under their agreed name', () => {
  const many = Array.from({ length: 60 }, (_, index) => `filter_trait_${index + 9}`).join('.');
  const page = openPage(JACKETS, { cookies: { filterHidden: many }, several: true });
  const { filterShown, filterHidden } = page.toggle('filter_price');
  expect(filterShown).toBe('filter_sizes.filter_price');
  expect(filterHidden?.split('.').slice(0, 2)).toEqual(['filter_trait_1', 'filter_trait_9']);
  expect(filterHidden?.split('.')).toHaveLength(30);
});
