import { getEventListeners } from 'node:events';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderIsland, renderPage, UnrenderedPart } from './render-page.server.ts';

function Broken(): string {
  throw new Error('no such price');
}

const box = (failing: boolean) => (
  <section>
    <Suspense fallback="One moment">{failing ? <Broken /> : 'All of it'}</Suspense>
  </section>
);

it('an island of which a part fails inside <Suspense> is an error, never its fallback', () => {
  expect(renderIsland(box(false), 'a')).toContain('All of it');
  expect(() => renderIsland(box(true), 'a')).toThrow(UnrenderedPart);
});

it('rendered again by the page, it reports its reason', async () => {
  const errors: unknown[] = [];
  try {
    renderIsland(box(true), 'a');
  } catch (error) {
    const { part } = error as UnrenderedPart;
    await renderPage(part, { signal: new AbortController().signal, onError: (reason) => void errors.push(reason) });
  }
  expect(errors).toEqual([new Error('no such price')]);
});

it('releases the request once the page is rendered or failed', async () => {
  const { signal } = new AbortController();
  const onError = () => undefined;
  await renderPage(box(false), { signal, onError });
  await expect(renderPage(<Broken />, { signal, onError })).rejects.toThrow('no such price');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
