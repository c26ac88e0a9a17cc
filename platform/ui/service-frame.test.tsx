import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ACCOUNT_GRID, SERVICE_GRID, ServiceFrame, SideBox } from './service-frame.tsx';

const root = join(import.meta.dirname, '../..');

it('title, content and a box next to it are in the one grid', () => {
  const html = renderToStaticMarkup(
    <ServiceFrame title="Zwrot" side={<SideBox title="Jak to działa" steps={['Wybierz', 'Odeślij']} />}>
      <p>Pola</p>
    </ServiceFrame>,
  );
  expect(html).toContain(SERVICE_GRID);
  expect(html).toMatch(/<h1[^>]*>Zwrot<\/h1>/);
  expect(html).toMatch(/Pola.*<aside.*<li>Wybierz<\/li><li>Odeślij<\/li>/);
});

it('no screen of an order, return, complaint or withdrawal has a grid or a column of its own', () => {
  const screens = globSync(
    'modules/{after-sale/{returns,complaints,withdrawals},sales/{orders,payment-page}}/storefront/**/*.tsx',
    {
      cwd: root,
    },
  ).filter((file) => !file.includes('.test.'));
  expect(screens.length).toBeGreaterThan(30);
  const own = screens.filter((file) => /_2\drem\]|mx-auto max-w-\dxl/.test(readFileSync(join(root, file), 'utf8')));
  expect(own).toEqual([]);
  expect(ACCOUNT_GRID.replaceAll('@4xl:', 'lg:')).toBe(SERVICE_GRID);
});
