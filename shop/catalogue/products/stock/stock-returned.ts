import { jobKind } from '#shop/platform/jobs/index.ts';

/** A size that could not be bought can be bought again: whoever waits for it is told. */
export const stockReturned = jobKind<{ sizeId: number }>('stock-returned');
