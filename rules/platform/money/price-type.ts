export type PriceType = 'gross' | 'net';

// S9.01
export const DEFAULT_PRICE_TYPE: PriceType = 'gross';
