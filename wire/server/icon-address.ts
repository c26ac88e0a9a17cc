import { imageAddress } from '#rules/platform/images/image-address.ts';

/** Address of a small picture; empty when the product has none, as the readers of the calls expect a text. */
export function iconAddress(file: string | null): string {
  return file === null ? '' : imageAddress(file, 160);
}
