/** The type of a product's only size. */
export const UNIVERSAL_SIZE = 'uniw';

/** S3.08: the universal size has an older name on the wire; whichever is sent, this is the one kept. */
export function sentSize(type: string): string {
  return type === 'onesize' ? UNIVERSAL_SIZE : type;
}
