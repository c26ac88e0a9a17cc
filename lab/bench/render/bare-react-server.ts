import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The measure of the shop's pages: React, `node:http` and as many elements as the path names, each with a class and
 * every other with a text, one component for eight. No data, no styles, not compressed. Runs in a process of its own.
 */
const server = http.createServer((request, response) => {
  const body = `<!DOCTYPE html>${renderToString(Page({ elements: Number(request.url?.slice(1)) }))}`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));

const IN_CARD = 8;
/** html, head, title, body, ul. */
const AROUND = 5;

function Page({ elements }: { elements: number }): ReactElement {
  const inside = elements - AROUND;
  const cards = Array.from({ length: Math.floor(inside / IN_CARD) }, (_, place) =>
    createElement(Card, { key: place, place }),
  );
  const rest = Array.from({ length: inside % IN_CARD }, (_, place) =>
    createElement('li', { key: `rest-${place}`, className: 'rest' }, 'rest'),
  );
  return createElement(
    'html',
    { lang: 'pl' },
    createElement('head', null, createElement('title', null, 'React')),
    createElement('body', null, createElement('ul', { className: 'cards' }, cards, rest)),
  );
}

function Card({ place }: { place: number }): ReactElement {
  return createElement(
    'li',
    { className: 'card' },
    createElement('img', { className: 'photo', src: `/photo-${place}.webp`, alt: '', width: 640, height: 640 }),
    createElement(
      'h2',
      { className: 'name' },
      createElement('a', { className: 'link', href: `/product/${place}` }, `Product ${place}`),
    ),
    createElement(
      'p',
      { className: 'offer' },
      createElement('span', { className: 'price' }, `${place},00 zł`),
      createElement('s', { className: 'former' }, `${place + 1},00 zł`),
    ),
    createElement('button', { className: 'buy', type: 'submit', name: 'product', value: place }, 'Buy'),
  );
}
