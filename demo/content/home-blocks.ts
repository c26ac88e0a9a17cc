import { sceneFile } from '#demo/scenes.ts';
import type { HomeBlock, HomeBlockKind } from '#modules/content/home/rules/home-blocks.ts';

type Filled<Kind extends HomeBlockKind = HomeBlockKind> = Kind extends HomeBlockKind
  ? Pick<Extract<HomeBlock, { kind: Kind }>, 'kind' | 'content'>
  : never;

/** The main page of the demo, from top to bottom. The banner of winter waits for its season. */
export const demoHomeBlocks: readonly Filled[] = [
  { kind: 'hero', content: { banners: [1] } },
  { kind: 'promises', content: {} },
  { kind: 'departments', content: {} },
  { kind: 'products', content: { zone: 'bestsellers', max: 4 } },
  {
    kind: 'story',
    content: {
      title: 'Na weekend w\u00a0Gorcach',
      text: 'Czerwony szlak z\u00a0Rabki na Turbacz wiedzie przez polany, na których grzech nie przysiąść. Wystarczy mały plecak, wygodne buty, mapa i\u00a0coś ciepłego w\u00a0termosie. Resztę zrobią Gorce: cisza, mgły w\u00a0dolinach i\u00a0widok na Tatry spod schroniska.',
      link: '/kategoria/300/plecaki-i-torby',
      linkText: 'Spakuj się na szlak',
      photo: sceneFile('gorce'),
      alt: 'Polana w górach: drewniana chata z czerwonym dachem, świerki, strumień i żółty plecak oparty o kłodę',
      products: [257, 218, 366, 316],
    },
  },
  { kind: 'ending', content: {} },
  { kind: 'opinions', content: { max: 3 } },
  { kind: 'news', content: { max: 3 } },
  { kind: 'band', content: { banner: 2 } },
  { kind: 'zones', content: { kinds: ['promoted', 'recent'] } },
];
