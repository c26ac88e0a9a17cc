import { expect, it, vi } from 'vitest';
import { collapsedScript, rememberCollapsed, startsOpen } from './collapsed-panels.ts';

/** A page with these panels in the window of this width; `!` before those drawn open. The cookie outlives it. */
function openPage(drawn: string[], { width = 390, wrong = false, cookie = '' } = {}) {
  const panels = drawn.map((panel) => ({ id: panel.replace('!', ''), open: panel.startsWith('!') }));
  const page = {
    cookie,
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
      return page.cookie.split(';')[0];
    },
    opened: () => panels.filter(({ open }) => open).map(({ id }) => id),
  };
}

const JACKETS = ['!filter_sizes', 'filter_price', 'filter_trait_1'];
const TENTS = ['!filter_sizes', 'filter_price', 'filter_trait_2', 'filter_trait_3'];

it('what was opened and collapsed in one category is still so after a click in another', () => {
  const jackets = openPage(JACKETS);
  jackets.toggle('filter_sizes');
  const cookie = jackets.toggle('filter_trait_1');
  const tents = openPage(TENTS, { cookie });
  expect(tents.opened()).toEqual([]);
  const later = openPage(JACKETS, { cookie: tents.toggle('filter_price') });
  expect(later.opened()).toEqual(['filter_price', 'filter_trait_1']);
});

it('a panel never seen starts as the page draws it', () => {
  const cookie = openPage(JACKETS).toggle('filter_price');
  expect(openPage(TENTS, { cookie }).opened()).toEqual(['filter_sizes', 'filter_price']);
  expect(['filter_sizes', 'filter_price', 'filter_trait_2'].map(startsOpen)).toEqual([true, true, false]);
  expect(openPage(['!filter_new', 'filter_price'], { cookie }).opened()).toEqual(['filter_new', 'filter_price']);
});

it('S4.51 in a large window only the first of those left open', () => {
  const cookie = 'filterHidden=!filter_price.!filter_trait_1.filter_sizes';
  expect(openPage(JACKETS, { cookie, width: 1100 }).opened()).toEqual(['filter_price']);
});

it('S5.54 a collapsed price panel with a wrong range is open all the same', () => {
  const cookie = 'filterHidden=!filter_sizes.filter_price';
  const drawn = ['filter_sizes', '!filter_price'];
  expect(openPage(drawn, { cookie, width: 1100, wrong: true }).opened()).toEqual(['filter_price']);
});

it('the cookie remembers so many panels and no more', () => {
  const cookie = `filterHidden=${Array.from({ length: 60 }, (_, index) => `filter_trait_${index + 9}`).join('.')}`;
  const kept = openPage(JACKETS, { cookie }).toggle('filter_price')?.replace('filterHidden=', '').split('.') ?? [];
  expect(kept.slice(0, 2)).toEqual(['!filter_sizes', '!filter_price']);
  expect(kept).toHaveLength(40);
});
