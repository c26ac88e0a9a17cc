import { expect, it } from 'vitest';
import { putStylesFirst } from './put-styles-first.server.ts';

const page = (head: string) => `<html><head>${head}</head><body><link rel="modulepreload" href="/c.js"/></body></html>`;

it('sends the style sheet before the modules, which are fetched with low priority', () => {
  const modules = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  const late =
    '<link fetchPriority="low" rel="modulepreload" href="/a.js"/><link fetchPriority="low" rel="modulepreload" href="/b.js"/>';
  expect(putStylesFirst(page(`<title>x</title>${modules}<link rel="stylesheet" href="/s.css"/>`))).toBe(
    page(`<title>x</title><link rel="stylesheet" href="/s.css"/>${late}`),
  );
});

it('leaves a document without modules as it is', () => {
  expect(putStylesFirst('<p>modulepreload</p>')).toBe('<p>modulepreload</p>');
  expect(putStylesFirst(page('<title>x</title>'))).toBe(page('<title>x</title>'));
});
