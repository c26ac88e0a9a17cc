import type { Grosze } from '#rules/money/grosze.ts';
import { jobKind } from '../jobs/index.ts';

/** A size costs less than before: whoever keeps it is told. */
export const priceDropped = jobKind<{ sizeId: number; before: Grosze; at: string }>('price-dropped');
