import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShopImage } from './shop-image.tsx';

it.each([
  ['a photo of a gallery', { width: 640 }, true],
  ['the largest of the first view, at any size', { width: 160, priority: true }, true],
  ['a version of a product', { width: 80 }, false],
  ['a line of a basket', { width: 160 }, false],
  ['what waits until it is near', { width: 640, lazy: true }, false],
])('%s is asked for in the head of the page: %o', (_, box, isPreloaded) => {
  const page = (
    <html lang="pl">
      <head />
      <body>
        <ShopImage file="kurtka.webp" alt="" height={80} {...box} />
      </body>
    </html>
  );
  expect(renderToStaticMarkup(page).includes('rel="preload"')).toBe(isPreloaded);
});
