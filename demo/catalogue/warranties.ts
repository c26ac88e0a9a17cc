import type { WithdrawalBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import type { warranties } from '#server/shop/schema.ts';
import type { ProducerKey } from './producers.ts';

/** Warranties of the brands of the demo shop, beyond the law. */
export const demoWarranties = [
  {
    id: 1,
    name: 'Gwarancja producenta 24 miesiące',
    description:
      'Obejmuje wady materiału i wykonania. Wadliwą rzecz producent naprawi albo wymieni, a kuriera po nią zamówimy my. Gwarancja nie ogranicza Twoich praw wynikających z niezgodności towaru z umową.',
  },
  {
    id: 2,
    name: 'Dożywotnia gwarancja na szwy i klamry',
    description:
      'Pracownia naprawia szwy, zamki i klamry bezpłatnie tak długo, jak długo plecak z Tobą chodzi. Wystarczy przysłać go czysty; odsyłamy w 14 dni. Gwarancja nie ogranicza Twoich praw wynikających z niezgodności towaru z umową.',
  },
] as const satisfies readonly (typeof warranties.$inferInsert)[];

const byProducer: Partial<Record<ProducerKey, (typeof demoWarranties)[number]['id']>> = {
  rosomak: 2,
  halniak: 1,
  krzesanica: 1,
  biwak: 1,
  swietlik: 1,
  czerwienica: 1,
};

export function warrantyOf(producer: ProducerKey): number | null {
  return byProducer[producer] ?? null;
}

/**
 * Reasons of the owner against withdrawal from a product, by number: a bike is built to measure, a balm whose seal is broken
 * cannot be sold again.
 */
export const withdrawalBars: Record<number, WithdrawalBar | undefined> = {
  6: 'personalised',
  50: 'sealed',
};

const knife = 'Ostre narzędzie. Przechowuj w osłonie, poza zasięgiem dzieci. Tnij zawsze w kierunku od ciała.';
const flame = 'Nie zostawiaj płomienia bez opieki. Trzymaj z dala od dzieci, zwierząt i materiałów łatwopalnych.';
const toy = 'Nie dla dzieci poniżej 3 lat bez nadzoru: małe elementy mogą zostać połknięte.';

/** Product safety: what the law wants a shopper to read, by category. */
export const safetyWarnings: Record<string, string | undefined> = {
  palniki:
    'Używaj wyłącznie na zewnątrz lub w dobrze wietrzonym miejscu. Nigdy nie gotuj w zamkniętym namiocie: grozi zatruciem tlenkiem węgla.',
  sztucce: knife,
  siekiery: knife,
  swiece: flame,
  'zabawki-dla-dzieci': toy,
  'liny-i-tasmy': 'Sprzęt ochrony osobistej kategorii III. Używaj po przeszkoleniu i sprawdzaj przed każdym użyciem.',
  karabinki: 'Sprzęt ochrony osobistej kategorii III. Nie obciążaj poprzecznie ani przy otwartym zamku.',
  kaski: 'Po silnym uderzeniu wymień kask, nawet jeśli uszkodzenia nie widać.',
  zasilanie: 'Nie rozbieraj, nie zgniataj i nie ładuj poniżej 0°C. Zużyty akumulator oddaj do punktu zbiórki.',
  kajaki: 'Pływaj zawsze w kamizelce asekuracyjnej.',
};
