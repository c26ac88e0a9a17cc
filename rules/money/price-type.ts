export type PriceType = 'gross' | 'net';

// S9.01
export const DEFAULT_PRICE_TYPE: PriceType = 'gross';

/** Reads the shop's setting; anything but `net` means gross. */
export function readPriceType(setting: string | null | undefined): PriceType {
  return setting === 'net' ? 'net' : DEFAULT_PRICE_TYPE;
}
