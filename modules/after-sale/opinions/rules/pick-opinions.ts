import { shortenOpinion } from './opinion-text.ts';
import type { ProductOpinionView } from './opinion-view.ts';

type Said = Pick<ProductOpinionView, 'rating' | 'content' | 'photo'> & { product: { id: number } };

/** From so many characters on an opinion tells something. */
const INFORMATIVE = 60;
const GOOD = 4;

/** Of the newest those that tell most: good ones in more than a few words, better rated, short enough to be read to the end, with a photo; of a product one, and no words twice. */
export function pickOpinions<Opinion extends Said>(newest: readonly Opinion[], max: number): Opinion[] {
  const worth = ({ rating, photo, content }: Said) =>
    (rating >= GOOD && content.length >= INFORMATIVE ? 100 : 0) +
    rating * 4 +
    (shortenOpinion(content).cut ? 0 : 3) +
    (photo ? 2 : 0);
  const known = new Set<number | string>();
  const isNew = ({ product, content }: Said) => {
    const isSaid = known.has(product.id) || known.has(content);
    known.add(product.id).add(content);
    return !isSaid;
  };
  return newest
    .toSorted((a, b) => worth(b) - worth(a))
    .filter(isNew)
    .slice(0, max);
}
