import type { RouterContextProvider } from 'react-router';
import { notFound } from '#app/not-found.server.ts';
import { pageContext } from '#app/request-context.server.ts';

export function loadDevShell(context: Readonly<RouterContextProvider>): null {
  if (!context.get(pageContext).devScreens) throw notFound();
  return null;
}
