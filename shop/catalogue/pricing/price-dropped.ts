import type { Grosze } from '#rules/platform/money/grosze.ts';
import { jobKind } from '#shop/platform/jobs/index.ts';

/** A size costs less than before: whoever keeps it is told. */
export const priceDropped = jobKind<{ sizeId: number; before: Grosze; at: string }>('price-dropped');

/** Several sizes of one product at once, the lowest price first: told one after another, so that nobody hears twice. */
export const pricesDropped = jobKind<{ sizes: { sizeId: number; before: Grosze }[]; at: string }>('prices-dropped');
