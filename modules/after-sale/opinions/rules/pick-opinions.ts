import { shortenOpinion } from './opinion-text.ts';
import type { ProductOpinionView } from './opinion-view.ts';

type Said = Pick<ProductOpinionView, 'rating' | 'content' | 'photo'> & { product: { id: number } };

/** Shorter opinions say too little. */
const INFORMATIVE = 60;
const GOOD = 4;

/** Picks the most informative of the newest: well rated, neither too short nor too long, with a photo; one for each product, and no text twice. */
export function pickOpinions<Opinion extends Said>(newest: readonly Opinion[], max: number): Opinion[] {
  const worth = ({ rating, photo, content }: Said) =>
    (rating >= GOOD && content.length >= INFORMATIVE ? 100 : 0) +
    rating * 4 +
    (shortenOpinion(content).cut ? 0 : 3) +
    (photo ? 2 : 0);
  const picked = new Set<number | string>();
  const isNew = ({ product, content }: Said) => {
    const isSaid = picked.has(product.id) || picked.has(content);
    picked.add(product.id).add(content);
    return !isSaid;
  };
  return newest
    .toSorted((a, b) => worth(b) - worth(a))
    .filter(isNew)
    .slice(0, max);
}
