/** Answer of `set_product_observed`, contract 3.10 and 4.2; `phone` is our own addition. */
export type NoticeAnswer = { status: 'ok' } | { status: 'error'; errdesc: 'mail' | 'phone' | 'limit' | 'add' };

/** What came of a change of the compare list. */
export interface CompareChange {
  outcome: 'added' | 'already-compared' | 'compare-full' | 'unknown-product' | 'removed' | 'unchanged';
}

/** Contract 3.9. `result` is always an object; empty `errors` mean success. */
export interface CallErrors {
  faultCode?: string;
  faultString?: string;
}

export interface InsertAnswer {
  result: { id?: number };
  errors: CallErrors;
}

export interface RateAnswer {
  result: { score_positive?: number; score_negative?: number };
  errors: CallErrors;
}

export interface ListedOpinion {
  id: number;
  rating: number;
  content: string;
  author: string;
  createDate: string;
  confirmedByPurchase: boolean;
  scorePositive: number;
  scoreNegative: number;
  language: string;
  /** Empty when there is none. */
  answer: string;
  answerDatetime: string;
  /** Beyond the contract: the photo, for lists of product opinions. */
  photo?: { file: string; width: number; height: number };
}

export interface ListAnswer {
  results: ListedOpinion[];
  /** Counted from 0. */
  resultsPage: number;
  resultsLimit: number;
  resultsNumberAll: number;
  /** With an empty list only: readers take it for the sign that nothing was found. */
  errors?: CallErrors;
}
