import type { warranties } from '#shop/platform/db/schema.ts';
import type { ProducerKey } from './producers.ts';

/** What the makers of the demo shop promise beyond the law. */
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
