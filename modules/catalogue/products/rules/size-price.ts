import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { UnitPrice } from '#platform/money/rules/unit-price.ts';

/** Cost of one piece of a size, gross. */
export interface SizePrice {
  price: Grosze;
  /** Price before the running reduction; null when there is none, or none that may be announced (X.38). */
  regularPrice: Grosze | null;
  /** Lowest price of the 30 days before the reduction began (X.01); null when nothing is reduced. */
  lowestPrice30: Grosze | null;
  /** When the running reduction began, ISO. */
  reducedSince: string | null;
  suggestedPrice: Grosze | null;
  advancePrice: Grosze | null;
  /** Price in points, 0 when it cannot be bought for points. */
  points: number;
  /** Of one piece. */
  pointsReceived: number;
  /** Points for 100 zł, where a rule of the owner sets them. */
  pointsPerHundred: number | null;
  /** X.08 */
  unitPrice: UnitPrice | null;
}
