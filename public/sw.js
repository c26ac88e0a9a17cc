/*
 * Without a network: the products looked at last, as they were, and a page that lists them. With a network every page comes
 * from the shop, so that prices and stock are always those of the shop.
 */
const offlineCache = 'offline-3';
const viewedCache = 'viewed-3';
const offlinePage = '/offline';
const viewedList = '/offline/viewed';
const mostViewed = 12;
const productPath = /^\/produkt\/\d+\/[^/.]+$/;
/** Windows that show a page from here. Whether there is a network, a browser often says wrongly: this is known. */
const keptWindows = new Set();

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const known = [offlineCache, viewedCache];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(openPage(event));
  } else if (request.method === 'POST' && request.url.endsWith('/ajax/get.php')) {
    // Sent once per page view, also when the router changed the page: it names the page that is looked at.
    event.waitUntil(noteView(request.referrer).catch(() => {}));
  } else if (keptWindows.has(event.clientId) && request.destination === 'image') {
    // Pictures of a page that came from the shop do not pass through here: it would only cost time.
    event.respondWith(findKept(request));
  }
});

async function openPage(event) {
  const { pathname } = new URL(event.request.url);
  // The browser might still hold the page itself, but could not say that it is old.
  const kept = navigator.onLine ? undefined : await openKept(pathname);
  if (kept) return fromHere(event, kept);
  try {
    // Going back, a browser takes even what it should ask for again.
    const page = await fetch(event.request, navigator.onLine ? {} : { cache: 'no-cache' });
    // What is only fetched or drawn ahead of a visit, nobody has looked at.
    const isVisit = !event.request.headers.has('sec-purpose');
    if (isVisit && page.ok && productPath.test(pathname))
      event.waitUntil(keepProduct(pathname, page.clone()).catch(() => {}));
    return page;
  } catch {
    const page = (await openKept(pathname)) ?? (await openOffline());
    return page ? fromHere(event, page) : Response.error();
  }
}

function fromHere(event, page) {
  keptWindows.add(event.resultingClientId);
  return page;
}

/** A picture was kept in the format a worker is given, which is not the one a page would ask for. */
async function findKept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keepOfflinePage() {
  const cache = await caches.open(offlineCache);
  const page = await fetch(offlinePage, { cache: 'reload' });
  const html = await page.clone().text();
  const files = [...iconsOf(html), ...picturesOf(html)];
  await Promise.all([cache.put(offlinePage, page), cache.addAll(files)]);
}

async function noteView(address) {
  const { pathname } = new URL(address);
  if (!productPath.test(pathname) || navigator.connection?.saveData) return;
  const [last] = await readViewed();
  if (last?.path === pathname) return;
  const page = await fetch(pathname, { priority: 'low' });
  if (page.ok && !page.redirected) await keepProduct(pathname, page);
}

/** Keeps a product's page, which carries its styles, with its first photo and its small signs; the thirteenth pushes the oldest out. */
async function keepProduct(path, page) {
  const cache = await caches.open(viewedCache);
  const { headers } = page;
  const html = await page.text();
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  if (!title) return;
  const pictures = picturesOf(html);
  const entry = { path, title, picture: pictures.find(isPhoto), files: pictures };
  const viewed = [entry, ...(await readViewed()).filter((other) => other.path !== path)].slice(0, mostViewed);
  await cache.put(path, new Response(html, { headers }));
  await cache.put(viewedList, Response.json(viewed));
  const wanted = new Set([viewedList, ...viewed.flatMap((kept) => [kept.path, ...kept.files])]);
  const present = new Set();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (wanted.has(pathname)) present.add(pathname);
    else await cache.delete(request);
  }
  await Promise.all(entry.files.filter((file) => !present.has(file)).map((file) => cache.add(file)));
}

async function readViewed() {
  const cache = await caches.open(viewedCache);
  const list = await cache.match(viewedList);
  return list ? list.json() : [];
}

/** A kept product as plain text and picture: its scripts could do nothing without the shop, nor could its forms. */
async function openKept(path) {
  const cache = await caches.open(viewedCache);
  const page = productPath.test(path) ? await cache.match(path) : undefined;
  const offline = await caches.match(offlinePage);
  if (!page || !offline) return undefined;
  const note = /<template[^>]*>([\s\S]*?)<\/template>/.exec(await offline.text())?.[1] ?? '';
  const html = (await page.text())
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(/ (?:srcset|srcSet|sizes)="[^"]*"/g, '')
    .replace(/<button\b(?=[^>]* type="submit")(?![^>]* disabled=)/g, '<button disabled=""')
    .replace('<html', '<html data-kept=""')
    .replace(/<body([^>]*)>/, (body) => body + note);
  return new Response(html, { headers: page.headers });
}

async function openOffline() {
  const page = await caches.match(offlinePage);
  if (!page) return undefined;
  const viewed = await readViewed();
  if (viewed.length === 0) return page;
  // Titles and addresses were taken out of HTML, so they are escaped already.
  const items = viewed.map(({ path, title, picture }) => {
    const image = picture ? `<img src="${picture}" alt="" width="64" height="64">` : '';
    return `<li><a href="${path}">${image}<span>${title}</span></a></li>`;
  });
  const html = (await page.text())
    .replace('<section hidden=""', '<section')
    .replace(/(<ul[^>]*>)(<\/ul>)/, (_, start, end) => start + items.join('') + end);
  return new Response(html, { headers: page.headers });
}

/** Browsers ask for the sign on the tab with every page. */
function iconsOf(html) {
  return [...html.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, address]) => address);
}

/** The first photo, and what is small and belongs to the shop: its logo, the sign of the stock. */
function picturesOf(html) {
  const shown = [...html.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g)].map(([, address]) => address);
  const photo = shown.find(isPhoto);
  return [...new Set(shown.filter((address) => address === photo || /^\/(?:brand|status)\//.test(address)))];
}

function isPhoto(address) {
  return address.startsWith('/obraz/');
}
