/** What the law lets a shopper ask for (contract 3.6). */
export const COMPLAINT_METHODS = ['exchange', 'repair', 'price-reduction', 'withdrawal'] as const;

export type ComplaintMethod = (typeof COMPLAINT_METHODS)[number];

/** Where the browser keeps the wish until the complaint has it (contract 1.5, S7.59). */
export const METHOD_KEY = 'complaint_method';

export function isComplaintMethod(text: string | null): text is ComplaintMethod {
  return COMPLAINT_METHODS.some((method) => method === text);
}
