import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { ReturnMethod } from './return-method.ts';

/** Who carries goods back to the shop. */
export interface ReturnDelivery {
  id: string;
  method: ReturnMethod;
  name: string;
  /** What the shopper pays for it; 0 when the shop pays, or the shopper pays somebody else. */
  cost: Grosze;
}
