import type { RouterContextProvider } from 'react-router';
import { registerLines } from '#platform/mail/texts/company-register.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

/** Most of what is shown comes with the shell, whose tag `settings` purges this page. */
export function loadContact(context: Readonly<RouterContextProvider>, url: URL) {
  const { position, phoneHours, bankAccount, register } = context.get(shopContext).settings;
  const page = context.get(pageContext);
  page.cache({ tags: ['contact'] });
  return {
    position,
    phoneHours,
    bankAccount,
    register: registerLines(register),
    tiles: page.mapTiles,
    isSent: url.searchParams.has('wyslano'),
  };
}
