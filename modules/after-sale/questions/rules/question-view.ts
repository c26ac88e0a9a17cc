/** An answered question as everybody sees it. Texts are plain. */
export const QUESTION_STATES = ['waiting', 'published', 'rejected'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export interface QuestionView {
  id: number;
  author: string;
  question: string;
  answer: string;
  /** `YYYY-MM-DD` in Poland. */
  date: string;
}

// Contract 3.11: at least three characters.
export const QUESTION_MINIMUM = 3;
export const QUESTION_LENGTH = 2000;

/** How many questions a product page shows at once; the rest opens below them. */
export const QUESTIONS_FIRST = 3;

export const QUESTION_LIMITS = { perVisitorAnHour: 5, perEmailADay: 8, perShopAnHour: 200 };
