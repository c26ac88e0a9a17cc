import texts from '../data/opinion-texts.json' with { type: 'json' };

/** Texts of opinions by rating; they fit every product of the shop and every author. */
export const opinionTexts: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = texts.opinionTexts;

/** Opinions of the shop itself. */
export const shopOpinionTexts: readonly { rating: number; content: string; answer?: string }[] = texts.shopOpinionTexts;

/** Questions that fit every product of the shop, with its answers. */
export const questionTexts: readonly { question: string; answer: string }[] = texts.questionTexts;

export const answersToPraise: readonly string[] = texts.answersToPraise;
export const answersToCriticism: readonly string[] = texts.answersToCriticism;
export const authors: readonly string[] = texts.authors;
