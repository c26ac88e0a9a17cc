import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/request-context.server.ts';

/** Screens for developers do not exist in a shop that sells. */
export function onlyForDevelopers(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).devScreens) throw new Response(null, { status: 404 });
}
