import { isDelivered } from '#rules/catalogue/availability/is-delivered.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

/** Must anything be sent back? Not what never left the shop, and not what comes in no parcel. */
export function goesBack({ unpacked, lines }: Pick<WithdrawalView, 'unpacked' | 'lines'>): boolean {
  return !unpacked && lines.some(({ type }) => isDelivered(type));
}
