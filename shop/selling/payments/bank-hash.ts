import { createHash } from 'node:crypto';

/**
 * S9.42: the hash a payment form carries to the bank, MD5 of its fields and the secret. It only tells a garbled form from
 * a whole one; money is believed when a signed letter comes.
 */
export function bankHash(fields: readonly (string | number)[], secret: string): string {
  return createHash('md5')
    .update([...fields, secret].join('|'))
    .digest('hex');
}
