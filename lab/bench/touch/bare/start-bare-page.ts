import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Menu } from './menu.ts';

export interface BarePage {
  address: string;
  stop(): Promise<void>;
}

/** The measure of the shop's pages: a page of React DOM and one island, rendered by a server, without styles. */
export async function startBarePage(folder: string): Promise<BarePage> {
  await buildIsland(folder);
  const island = renderToString(createElement(Menu));
  const page = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title><link rel="icon" href="data:,"><script type="module" src="/island.js"></script></head><body><div id="island">${island}</div><h1>React</h1></body></html>`;
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', cache: 'no-cache', body: brotliCompressSync(page) }],
    [
      '/island.js',
      {
        type: 'text/javascript',
        cache: 'public, max-age=31536000, immutable',
        body: brotliCompressSync(readFileSync(path.join(folder, 'island.js'))),
      },
    ],
  ]);
  const server = http.createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (!file) return void response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'cache-control': file.cache, 'content-encoding': 'br' };
    response.writeHead(200, headers).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function buildIsland(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: path.join(import.meta.dirname, 'client.ts'),
        output: { entryFileNames: 'island.js' },
      },
    },
  });
}
