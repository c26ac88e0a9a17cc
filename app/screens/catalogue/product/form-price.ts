import type { Grosze } from '#rules/platform/money/grosze.ts';

/** One piece as the form is filled in, as the shop computed it; or why there is no price. */
export type FormPrice = { price: Grosze } | { error: string };
