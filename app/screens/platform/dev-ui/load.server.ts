import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/request-context.server.ts';

/** The page exists only where developers' screens are on: in development, in tests, or with WITRYNA_DEV_SCREENS=1. */
export function loadDevUi(context: Readonly<RouterContextProvider>): null {
  if (!context.get(pageContext).devScreens) throw new Response(null, { status: 404 });
  return null;
}
