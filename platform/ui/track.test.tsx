import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Track } from './track.tsx';

const names = ['Zgłoszona', 'Czekamy na Ciebie', 'Rozpatrzona'];

const at = (now: number, waits = false) =>
  renderToStaticMarkup(
    <Track
      label="Droga"
      stages={names.map((name, index) => ({ name, done: index <= now, current: index === now, waits }))}
    />,
  );

it('only passed stages are ticked and announced as done; the current one carries a dot', () => {
  const html = at(1);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html.match(/\(gotowe\)/g)).toHaveLength(1);
  expect(html).toMatch(/Zgłoszona<span[^>]*> \(gotowe\)/);
});

it('a stage that waits for the shopper has a colour of its own', () => {
  expect(at(1, true)).toContain('bg-accent ');
  expect(at(1)).not.toContain('bg-accent ');
});

it('the last stage is done once it is reached', () => {
  const html = at(2);
  expect(html.match(/<svg/g)).toHaveLength(3);
  expect(html).toMatch(/Rozpatrzona<span[^>]*> \(gotowe\)/);
});
