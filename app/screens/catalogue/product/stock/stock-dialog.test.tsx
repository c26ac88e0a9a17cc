import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import StockDialog from './stock-dialog.tsx';

it('the window opens waiting: nothing has failed before anything was asked', () => {
  const Page = createRoutesStub([{ path: '/', Component: () => <StockDialog address="/" onClose={() => {}} /> }]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain(productAboutTexts.stock.loading);
  expect(html).not.toContain(productAboutTexts.stock.failed);
});
