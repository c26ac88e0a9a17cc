import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { PagePart } from './page-part.tsx';

it('a window opens waiting: nothing has failed before anything was asked', () => {
  const html = renderToStaticMarkup(<PagePart address="/produkt/1/historia-ceny" failed="Nie udało się." />);
  expect(html).toContain(uiTexts.loading);
  expect(html).not.toContain('Nie udało się.');
});
