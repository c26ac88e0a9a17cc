import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { isDocumentAddress, isEnclosedAddress } from '#platform/navigation/rules/document-addresses.ts';
import routes from './routes.ts';

/** Every screen with an address as a shopper would have it; what answers without a screen has no component. */
function screens(entries: readonly RouteConfigEntry[]): { address: string; file: string }[] {
  return entries.flatMap(({ path, file, children, index }) => {
    if (children) return screens(children);
    if (path === '*' || !file.endsWith('.tsx')) return [];
    const words = index ? '' : (path ?? '').replace(/:slug\??/, 'nazwa').replace(/:\w+\??/g, '1');
    return [{ address: `/${words}`, file }];
  });
}

const SCREENS = screens(routes);

it('finds screens of both kinds', () => {
  expect(SCREENS.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/koszyk', '/produkt/1/nazwa', '/kategoria/1/nazwa', '/konto/zamowienia/1']),
  );
});

it.each(SCREENS)(
  '$address is left to the browser exactly when its screen is a document, and enclosed exactly when its screen says so',
  async ({ address, file }) => {
    const { handle } = await import(/* @vite-ignore */ `./${file}`);
    expect(isDocumentAddress(address)).toBe(handle?.isDocument === true);
    expect(isEnclosedAddress(address)).toBe(handle?.enclosed !== undefined);
  },
  60_000,
);
