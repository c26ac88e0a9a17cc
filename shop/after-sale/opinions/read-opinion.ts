import type { OpinionView, ProductOpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { warsawTime } from '#rules/platform/calendar/warsaw-time.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { opinions } from './tables.ts';

/** What is read of a published opinion; e-mail addresses and visitors stay out. */
export const opinionColumns = {
  id: opinions.id,
  rating: opinions.rating,
  content: opinions.content,
  author: opinions.author,
  createdAt: opinions.createdAt,
  confirmed: opinions.confirmed,
  photo: opinions.photo,
  photoWidth: opinions.photoWidth,
  photoHeight: opinions.photoHeight,
  answer: opinions.answer,
  answeredAt: opinions.answeredAt,
  scorePositive: opinions.scorePositive,
  scoreNegative: opinions.scoreNegative,
};

export const aboutColumns = {
  productId: products.id,
  productName: products.name,
  productSlug: products.slug,
  productPhoto: products.photo,
  productTone: products.photoTone,
};

type Row = Pick<typeof opinions.$inferSelect, keyof typeof opinionColumns>;
interface AboutRow {
  productId: number;
  productName: string;
  productSlug: string;
  productPhoto: string | null;
  productTone: string | null;
}

export function readOpinion(row: Row): OpinionView {
  const { id, rating, content, author, confirmed, answer, scorePositive, scoreNegative } = row;
  const { photo: file, photoWidth: width, photoHeight: height } = row;
  return {
    id,
    rating,
    content,
    author,
    confirmed,
    answer,
    scorePositive,
    scoreNegative,
    photo: file && width && height ? { file, width, height } : null,
    date: warsawTime(row.createdAt).day,
    answerDate: row.answeredAt ? warsawTime(row.answeredAt).day : '',
  };
}

export function readProductOpinion(row: Row & AboutRow): ProductOpinionView {
  const { productId: id, productName: name, productPhoto: photo, productTone: photoTone } = row;
  return { ...readOpinion(row), product: { id, name, link: productLink(id, row.productSlug), photo, photoTone } };
}
