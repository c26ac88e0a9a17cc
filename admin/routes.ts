import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** A screen of the panel by its folder below admin/screens; the server makes the layout around them a root (server/panel). */
const screen = (address: string, folder: string) => route(address, `../admin/screens/${folder}/route.tsx`);

export const panelRoutes = [
  layout(
    '../admin/root.tsx',
    { id: 'panel' },
    prefix('zaplecze', [
      route('', '../admin/screens/platform/start/route.ts'),
      screen('pulpit', 'platform/overview'),
      screen('szukaj', 'platform/find'),
      screen('logowanie', 'platform/sign-in'),
      screen('logowanie/kod', 'platform/factor'),
      screen('drugi-skladnik', 'platform/enrol'),
      screen('klucz', 'platform/passkey'),
      screen('wyloguj', 'platform/sign-out'),
      screen('start', 'platform/set-up'),
      screen('zaproszenie/:token', 'platform/invitation'),
      screen('konto', 'platform/account'),
      screen('ludzie', 'platform/people'),
      screen('dziennik', 'platform/audit'),
      screen('otwarcie', 'platform/checklist'),
      screen('ustawienia', 'platform/settings'),
      screen('zadania', 'platform/jobs'),
      screen('strony', 'content/pages'),
      screen('strony/:address', 'content/page'),
      screen('import', 'catalogue/import'),
      screen('dostawa', 'selling/couriers'),
      screen('dostawa/:id', 'selling/courier'),
      screen('punkty-odbioru', 'selling/points-import'),
      screen('sklepy', 'selling/locations'),
      screen('sklepy/:id', 'selling/location'),
      screen('platnosci', 'selling/payment-methods'),
      screen('platnosci/:id', 'selling/payment-method'),
      screen('kody-rabatowe', 'selling/rebates'),
      screen('kody-rabatowe/:id', 'selling/rebate'),
      screen('gratisy', 'selling/gifts'),
      screen('gratisy/:id', 'selling/gift'),
      screen('punkty', 'selling/points'),
      screen('karty-podarunkowe', 'selling/gift-cards'),
      screen('zamowienia', 'selling/orders'),
      screen('zamowienia/pliki/:file', 'selling/order-files'),
      screen('zamowienia/:number', 'selling/order'),
      screen('zwroty', 'after-sale/returns'),
      screen('zwroty/:code', 'after-sale/return'),
      screen('zwroty/:code/zdjecia/:name', 'after-sale/return-photo'),
      // Keep last: every address of the panel no other screen answers.
      screen('*', 'platform/not-found'),
    ]),
  ),
] satisfies RouteConfig;
