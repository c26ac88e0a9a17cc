import type { SizeStatus } from './size-status.ts';

/** S3.21: the picture of a status; a price told by phone has one of its own. */
export function statusPicture({ status, phonePrice }: { status: SizeStatus; phonePrice: boolean }): string {
  return `/status/${phonePrice ? 'phone' : status}.svg`;
}
