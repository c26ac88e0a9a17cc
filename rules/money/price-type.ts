/** Which of the two prices a shop shows. */
export type PriceType = 'gross' | 'net';
