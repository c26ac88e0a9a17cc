import type { DemoProduct } from '#demo/catalogue/types.ts';
import { demoCustomer } from '#demo/content/customer.ts';
import { photosOf } from '#demo/photos.ts';
import type { Clock } from '#demo/rows/size-rows.ts';
import { type SeededRandom, seededRandom } from '#demo/seeded-random.ts';
import { summariseRatings } from '#modules/after-sale/opinions/rules/opinion-view.ts';
import type { opinions, questions } from '#server/shop/schema.ts';
import {
  answersToCriticism,
  answersToPraise,
  authors,
  opinionTexts,
  questionTexts,
  shopOpinionTexts,
} from './opinion-texts.ts';

type OpinionRow = typeof opinions.$inferInsert;

/** Enough to read and to page through; thousands more would only slow the first start down. */
const opinionCount = ({ rating }: DemoProduct) => Math.ceil(rating.count / 4);

/** Opinions about every product that has a rating, a fifth of them with photos, and one that waits to be read. */
export function productOpinionRows(products: readonly DemoProduct[], clock: Clock): OpinionRow[] {
  return products.flatMap((product) => {
    const random = seededRandom(`opinions-${product.id}`);
    const age = Math.max(2, product.createdDaysAgo);
    const rows = Array.from({ length: opinionCount(product) }, () => ({
      ...opinionRow(product, random),
      productId: product.id,
      createdAt: clock.daysAgo(Math.round(random.next() * Math.min(age, 500) * 100) / 100),
    }));
    return withoutSamePhotos(withoutEchoes(rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())));
  });
}

/** The texts of a rating in turn, from the one its first opinion has: no opinion repeats the one before. */
function withoutEchoes<Row extends { rating: 1 | 2 | 3 | 4 | 5; content: string }>(rows: readonly Row[]): Row[] {
  const next = new Map<number, number>();
  return rows.map((row) => {
    const texts = opinionTexts[row.rating];
    const place = next.get(row.rating) ?? texts.indexOf(row.content);
    next.set(row.rating, place + 1);
    return { ...row, content: texts[place % texts.length] ?? row.content };
  });
}

/** How many opinions are between two with the same photo: they are never read together. */
const PHOTO_REST = 8;

function withoutSamePhotos<Row extends { photo?: string }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, number>();
  return rows.map((row, index) => {
    if (!row.photo) return row;
    if (index - (last.get(row.photo) ?? -PHOTO_REST) < PHOTO_REST) {
      return { ...row, photo: undefined, photoWidth: undefined, photoHeight: undefined };
    }
    last.set(row.photo, index);
    return row;
  });
}

/** The sums of the opinions about a product: cards and listings must not promise anything else. */
export function demoRating(product: DemoProduct): { ratingCount: number; ratingAverage: number } {
  const random = seededRandom(`opinions-${product.id}`);
  const given = Array.from({ length: opinionCount(product) }, () => {
    const { rating } = opinionRow(product, random);
    random.next();
    return { rating, count: 1 };
  });
  const sums = [1, 2, 3, 4, 5].map((rating) => ({
    rating,
    count: given.filter((one) => one.rating === rating).length,
  }));
  const { count, average } = summariseRatings(sums);
  return { ratingCount: count, ratingAverage: average };
}

function opinionRow({ rating, photoSets }: DemoProduct, random: SeededRandom) {
  const given = pickRating(rating.average, random);
  const [set] = photoSets;
  // Shoppers photograph what they bought where they use it.
  const used = set ? photosOf(set).filter(({ view }) => view === 'scena') : [];
  const photo = used.length > 0 && random.chance(0.2) ? random.pick(used) : undefined;
  return {
    rating: given,
    content: random.pick(opinionTexts[given]),
    author: random.pick(authors),
    confirmed: random.chance(0.75),
    state: 'published' as const,
    ...(photo ? { photo: photo.file, photoWidth: photo.width, photoHeight: photo.height } : {}),
    ...answer(given, random),
    scorePositive: random.chance(0.4) ? random.between(1, 12) : 0,
    scoreNegative: random.chance(0.15) ? random.between(1, 3) : 0,
  };
}

/** Scattered around the average the product is meant to have. */
function pickRating(average: number, random: SeededRandom): 1 | 2 | 3 | 4 | 5 {
  if (random.chance(average - 4)) return 5;
  if (random.chance(0.75)) return 4;
  return random.chance(0.6) ? 3 : random.pick([5, 2, 1] as const);
}

function answer(rating: number, random: SeededRandom): Pick<OpinionRow, 'answer'> {
  if (rating < 4) return { answer: random.pick(answersToCriticism) };
  return random.chance(0.12) ? { answer: random.pick(answersToPraise) } : {};
}

export function shopOpinionRows(clock: Clock): OpinionRow[] {
  const random = seededRandom('shop-opinions');
  return shopOpinionTexts.map((opinion, index) => ({
    ...opinion,
    author: authors[(index * 7) % authors.length] ?? '',
    confirmed: random.chance(0.85),
    state: 'published' as const,
    scorePositive: random.between(0, 6),
    createdAt: clock.daysAgo(1 + index * 6 + random.next() * 4),
  }));
}

/** Opinions that wait for moderation, one of them by the demo customer. */
export function waitingOpinionRows(clock: Clock): OpinionRow[] {
  return [
    {
      productId: 39,
      rating: 5,
      author: demoCustomer.firstName,
      email: demoCustomer.email,
      content: 'Pojemny i wygodny. Czekam na pierwszy dłuższy wyjazd.',
      customerId: demoCustomer.id,
      createdAt: clock.daysAgo(0.2),
    },
    {
      productId: 39,
      rating: 1,
      author: 'xxx',
      content: 'Tanie zegarki tylko u nas, wejdź na stronę.',
      createdAt: clock.daysAgo(0.4),
    },
  ];
}

/** Two or three questions about some products; on one they fill more than a screen. */
export function questionRows(products: readonly DemoProduct[], clock: Clock): (typeof questions.$inferInsert)[] {
  return products.flatMap(({ id }) => {
    const random = seededRandom(`questions-${id}`);
    const count = id === 39 ? questionTexts.length : random.chance(0.4) ? random.between(1, 3) : 0;
    const first = random.between(0, questionTexts.length - 1);
    return Array.from({ length: count }, (_, index) => {
      const text = questionTexts[(first + index) % questionTexts.length];
      const daysSinceQuestion = 3 + index * 20 + random.between(0, 15);
      return {
        productId: id,
        author: random.pick(authors),
        email: 'pytanie@example.com',
        question: text?.question ?? '',
        answer: text?.answer ?? '',
        answeredAt: clock.daysAgo(daysSinceQuestion - 1),
        state: 'published' as const,
        createdAt: clock.daysAgo(daysSinceQuestion),
      };
    });
  });
}
