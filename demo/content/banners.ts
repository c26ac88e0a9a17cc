import type { GivenBanner } from '#modules/content/home/server/index.ts';

const pictures = (scene: string) => ({
  srcMobile: `demo/banery/${scene}-mobile.webp`,
  srcTablet: `demo/banery/${scene}-tablet.webp`,
  srcDesktop: `demo/banery/${scene}-desktop.webp`,
});

export const demoBanners: readonly GivenBanner[] = [
  {
    id: 1,
    ...pictures('swit'),
    title: 'Piątek jest po\u00a0to, żeby wyjść',
    lead: 'Namioty na wiatr i plecaki na dwie noce. Sprawdzone na naszych własnych plecach.',
    link: '/kategoria/410/namioty',
    linkText: 'Zobacz namioty',
    alt: 'Filcowa polana o świcie: namiot, plecak, strumień i świerki',
  },
  {
    id: 2,
    ...pictures('ognisko'),
    title: 'Wieczór przy ogniu',
    lead: 'Kubki, koce i latarnie na biwak i na taras. Ciepło, które można zabrać ze sobą.',
    link: '/kategoria/1000/dom-i-kuchnia',
    linkText: 'Rozgość się',
    alt: 'Wieczór w lesie: ognisko, ława z kubkiem i rozświetlony namiot',
  },
  {
    id: 3,
    ...pictures('zima'),
    title: 'Zanim spadnie śnieg',
    lead: 'Puch, wełna i sanki czekają. Do końca tygodnia taniej nawet o 30%.',
    link: '/kategoria/900/zima',
    linkText: 'Przygotuj się na zimę',
    alt: 'Drewniana chata wśród ośnieżonych świerków, przed nią sanki',
  },
];
