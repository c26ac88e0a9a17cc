import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/request-context.server.ts';

/** Everything shown comes with the shell, whose tag `settings` purges this page. */
export function loadContact(context: Readonly<RouterContextProvider>): null {
  context.get(pageContext).cache({ tags: ['contact'] });
  return null;
}
