import { expect, it, vi } from 'vitest';
import { collapsedScript, rememberCollapsed, startsOpen } from './collapsed-panels.ts';
import { HELD_OPEN } from './listing-ids.ts';

/** A page with these panels in the window of this width; `!` before those drawn open, `*` before one that is held open. The cookies outlive it. */
function openPage(drawn: string[], { width = 390, wrong = false, cookies = {} as Record<string, string> } = {}) {
  const panels = drawn.map((panel) => ({
    id: panel.replace(/^[!*]/, ''),
    open: /^[!*]/.test(panel),
    hasAttribute: (name: string) => name === HELD_OPEN && panel.startsWith('*'),
  }));
  const jar = new Map(Object.entries(cookies));
  const page = {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(written) {
      const [name = '', value = ''] = written.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    },
    querySelector: () => ({ querySelector: () => (wrong ? {} : null), querySelectorAll: () => panels }),
    querySelectorAll: () => panels,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  vi.stubGlobal('innerWidth', width);
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

const JACKETS = ['!filter_sizes', 'filter_price', 'filter_trait_1'];
const TENTS = ['!filter_sizes', 'filter_price', 'filter_trait_2', 'filter_trait_3'];

it('what was opened and collapsed in one category is still so after a click in another', () => {
  const jackets = openPage(JACKETS);
  jackets.toggle('filter_sizes');
  const cookies = jackets.toggle('filter_trait_1');
  const tents = openPage(TENTS, { cookies });
  expect(tents.opened()).toEqual([]);
  const later = openPage(JACKETS, { cookies: tents.toggle('filter_price') });
  expect(later.opened()).toEqual(['filter_price', 'filter_trait_1']);
});

it('a panel never seen starts as the page draws it', () => {
  const cookies = openPage(JACKETS).toggle('filter_price');
  expect(openPage(TENTS, { cookies }).opened()).toEqual(['filter_sizes', 'filter_price']);
  const drawn = { filter_sizes: true, filter_price: false, filter_trait_2: false };
  expect(Object.entries(drawn).map(([id, open]) => startsOpen(id, open))).toEqual([true, true, false]);
  expect(openPage(['!filter_new', 'filter_price'], { cookies }).opened()).toEqual(['filter_new', 'filter_price']);
});

it('S4.51 in a large window one is open at first, then as many as the shopper left open', () => {
  expect(openPage(JACKETS, { width: 1100 }).opened()).toEqual(['filter_sizes']);
  const cookies = { filterShown: 'filter_price.filter_trait_1', filterHidden: 'filter_sizes' };
  expect(openPage(JACKETS, { cookies, width: 1100 }).opened()).toEqual(['filter_price', 'filter_trait_1']);
});

it('S5.54 a collapsed price panel with a wrong range is open all the same', () => {
  const cookies = { filterShown: 'filter_sizes', filterHidden: 'filter_price' };
  const drawn = ['filter_sizes', '!filter_price'];
  expect(openPage(drawn, { cookies, width: 1100, wrong: true }).opened()).toEqual(['filter_price']);
});

it('the fold with a chosen filter in it is open, though it was collapsed before', () => {
  const cookies = { filterShown: 'filter_sizes', filterHidden: 'filter_more' };
  expect(openPage(['!filter_sizes', '!filter_more'], { cookies }).opened()).toEqual(['filter_sizes']);
  expect(openPage(['!filter_sizes', '*filter_more'], { cookies }).opened()).toEqual(['filter_sizes', 'filter_more']);
});

it('the cookies remember so many panels and no more, the collapsed ones under their agreed name', () => {
  const many = Array.from({ length: 60 }, (_, index) => `filter_trait_${index + 9}`).join('.');
  const page = openPage(JACKETS, { cookies: { filterHidden: many } });
  const { filterShown, filterHidden } = page.toggle('filter_price');
  expect(filterShown).toBe('filter_sizes.filter_price');
  expect(filterHidden?.split('.').slice(0, 2)).toEqual(['filter_trait_1', 'filter_trait_9']);
  expect(filterHidden?.split('.')).toHaveLength(30);
});
