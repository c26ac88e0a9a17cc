import http from 'node:http';

const draw = (body: string) =>
  `<!doctype html><html lang="pl"><head><meta name="viewport" content="width=device-width"><title>-</title></head><body>${body}</body></html>`;
const LISTING = draw('<article><h2><a href="/produkt/1">x</a></h2></article>');
const PRODUCT = draw('<h1>x</h1>');

export interface BarePages {
  /** Of a listing with one product. */
  address: string;
  stop(): Promise<void>;
}

/** The floor under every move: what the browser alone needs to show a page it has drawn ahead, without styles, scripts or pictures. */
export async function startBarePages(): Promise<BarePages> {
  const server = http.createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/produkt/1' ? PRODUCT : LISTING);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('the bare pages have no port');
  return {
    address: `http://127.0.0.1:${place.port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
