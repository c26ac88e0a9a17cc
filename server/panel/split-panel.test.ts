import { expect, it } from 'vitest';
import { withoutShopStyles } from './split-panel.ts';

const route = (id: string, css?: string[]) => ({
  id,
  css,
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
});

it('the panel is drawn by its own styles alone, though a file it shares with the shop brings the shop’s', () => {
  const routes = {
    panel: route('panel', ['/assets/panel.css']),
    people: route('people', ['/assets/shop.css#', '/assets/map.css']),
    bare: route('bare'),
  };
  const { panel, people, bare } = withoutShopStyles(routes, ['/assets/shop.css']);
  expect(panel?.css).toEqual(['/assets/panel.css']);
  expect(people?.css).toEqual(['/assets/map.css']);
  expect(bare?.css).toBeUndefined();
});
