import { index, type RouteConfig, route } from '@react-router/dev/routes';

const textPages = ['regulamin', 'prywatnosc', 'dostawa', 'deklaracja-dostepnosci', 'tabela-rozmiarow'];

export default [
  index('screens/home/route.tsx'),
  route('kategoria/:id/:slug?', 'screens/listing/category-route.tsx'),
  route('producent/:id/:slug?', 'screens/listing/producer-route.tsx'),
  route('seria/:id/:slug?', 'screens/listing/series-route.tsx'),
  route('promocje', 'screens/listing/promotions-route.tsx'),
  route('nowosci', 'screens/listing/new-route.tsx'),
  route('szukaj', 'screens/listing/search-route.tsx'),
  route('kategorie', 'screens/categories/route.tsx'),
  route('zapytaj-o-produkt', 'screens/product-request/route.tsx'),
  route('produkt/:id/powiadomienie', 'screens/notice/route.tsx'),
  route('powiadomienie/:token/rezygnacja', 'screens/end-notice/route.tsx'),
  route('produkt/:id/:slug?', 'screens/product/route.tsx'),
  route('koszyk', 'screens/basket/route.tsx'),
  route('contact.php', 'screens/contact/route.tsx'),
  route('ulubione', 'screens/favourites/route.tsx'),
  route('porownanie', 'screens/compare/route.tsx'),
  route('logowanie', 'screens/sign-in/route.tsx'),
  route('konto', 'screens/account/route.tsx'),
  ...textPages.map((address) => route(address, 'screens/text-page/route.tsx', { id: `text-page/${address}` })),
  route('express/:provider', 'screens/express/route.tsx'),
  route('dev/ui', 'screens/dev-ui/route.tsx'),
  route('dev/okno', 'screens/dev-shell/route.tsx'),
  route('dev/formularze', 'screens/dev-forms/route.tsx'),
  route('dev/poczta/:id?', 'screens/dev-mailbox/route.tsx'),
  route('dev/formularze/sprawdz', 'screens/dev-forms/check-route.ts'),
  route('menu.json', 'screens/menu/route.ts'),
  route('manifest.webmanifest', 'screens/manifest/route.ts'),
  route('robots.txt', 'screens/robots/route.ts'),
  route('sitemap.xml', 'screens/sitemap/index-route.ts'),
  route('sitemap/:part', 'screens/sitemap/part-route.ts'),
  route('offline', 'screens/offline/route.ts'),
  // Keep last: every address no other screen answers.
  route('*', 'screens/not-found/route.tsx'),
] satisfies RouteConfig;
