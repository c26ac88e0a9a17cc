import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from './request-context.server.ts';

/** Thrown by a loader when the address names nothing that exists: answers 404 with the helpful page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Screens for developers exist in development, in tests and with WITRYNA_DEV_SCREENS=1; not in a shop that sells. */
export function onlyForDevelopers(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).devScreens) throw notFound();
}
