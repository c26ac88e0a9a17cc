import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';

export function createApp() {
  const handle = createRequestHandler(build);
  const app = new Hono();
  app.all('*', (c) => handle(c.req.raw, new RouterContextProvider()));
  return app;
}
