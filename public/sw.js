/*
 * Shows the offline page when a page cannot be fetched; does nothing else. Pages are never answered from here,
 * so that prices and stock are always those of the shop.
 */
const cacheName = 'offline-1';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage).then((page) => page ?? Response.error())));
  } else if (!navigator.onLine && (request.destination === 'style' || request.destination === 'image')) {
    // The style sheet and the logo of the offline page. With a network nothing passes through here: it would only cost time.
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const page = await fetch(offlinePage, { cache: 'reload' });
  const html = await page.clone().text();
  const parts = [...html.matchAll(/<(?:link rel="stylesheet" href|img src)="([^"]+)"/g)].map(([, address]) => address);
  await Promise.all([cache.put(offlinePage, page), cache.addAll(parts)]);
}
