import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { hideDocumentData, openData } from './document-data.server.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

function loaderOf(answer: unknown, isDocument: boolean) {
  const handle = isDocument ? { page: 'search', isDocument } : { page: 'signin' };
  const route: Route = {
    id: 'a',
    parentId: 'root',
    module: { default: () => null, handle, loader: async () => answer },
  };
  const loader = hideDocumentData({ a: route }).a?.module.loader;
  return () => loader?.({} as never);
}

const data = { products: [{ id: 1 }] };

it('the data of a document have no keys before it is rendered, and are complete then', async () => {
  const held = await loaderOf(data, true)();
  expect(JSON.stringify(held)).toBe('{}');
  expect(openData({ root: { menu: [] }, a: held })).toEqual({ root: { menu: [] }, a: data });
});

it('what a screen with a router loads, and a response, stay as they are', async () => {
  const moved = new Response(null, { status: 302 });
  expect(await loaderOf(data, false)()).toBe(data);
  expect(await loaderOf(moved, true)()).toBe(moved);
});
