import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
import { leaveOutDocuments } from './leave-out-documents.ts';

const { transform } = leaveOutDocuments();
const run = (route: string, code: string): unknown =>
  typeof transform === 'function' ? Reflect.apply(transform, {}, [code, path.join(repositoryRoot, route)]) : undefined;
const PRODUCT = 'modules/catalogue/product-page/storefront/route.tsx';
const BASKET = 'modules/sales/basket-page/storefront/route.tsx';
const REQUESTED = 'export { handle, meta, default } from "./route.tsx";';

it('X.57 browsers get the handle and the head of a document’s route, not its component', () => {
  expect(run(`${PRODUCT}?__react-router-build-client-route`, REQUESTED)).toMatchObject({
    code: 'export { handle, meta,  } from "./route.tsx";\nexport default () => null;',
  });
  expect(run(PRODUCT, 'export default _UNSAFE_withComponentProps(function Route() {});')).toMatchObject({
    code: 'export default /* @__PURE__ */ _UNSAFE_withComponentProps(function Route() {});',
  });
});

it('the route of a screen with a router stays whole', () => {
  expect(run(`${BASKET}?__react-router-build-client-route`, REQUESTED)).toBeNull();
});
