import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldGroup } from './field-group.tsx';

it('says what is wrong with a group before its controls, which may fill the window, and describes the group by it', () => {
  const html = renderToStaticMarkup(
    <FieldGroup id="dostawa" legend="Dostawa" error="Wybierz dostawę." hint="Zmienisz ją później.">
      <input type="radio" />
    </FieldGroup>,
  );
  expect(html.indexOf('Wybierz dostawę.')).toBeLessThan(html.indexOf('<input'));
  expect(html.indexOf('Zmienisz')).toBeGreaterThan(html.indexOf('<input'));
  const [, described = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? [];
  for (const id of described.split(' ')) expect(html).toContain(`id="${id}"`);
  expect(html).not.toMatch(/aria-describedby=""/);
});
