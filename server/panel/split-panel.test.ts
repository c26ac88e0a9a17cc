import { expect, it } from 'vitest';
import { withoutShopStyles } from './split-panel.ts';

it('the panel is rendered with its own styles alone, though a file it shares with the shop brings the shop’s', () => {
  const routes = {
    panel: { css: ['/assets/panel.css'] },
    people: { css: ['/assets/shop.css#', '/assets/map.css'] },
  };
  const { panel, people } = withoutShopStyles(routes, ['/assets/shop.css']);
  expect(panel?.css).toEqual(['/assets/panel.css']);
  expect(people?.css).toEqual(['/assets/map.css']);
});
