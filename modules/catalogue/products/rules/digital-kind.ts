/** Delivered automatically after the payment: a card with money on it, or a file to download. */
export const DIGITAL_KINDS = ['gift-card', 'file'] as const;

export type DigitalKind = (typeof DIGITAL_KINDS)[number];

/** Digital content by law, given at once only with consent. A gift card is none: it stands for money. */
export function isDigitalContent({ type, digital }: { type: string; digital: DigitalKind | null }): boolean {
  return type === 'product_virtual' && digital !== 'gift-card';
}

/** Nothing of the order is packed or done by hand. */
export function isWhollyDigital(lines: readonly { digital: DigitalKind | null }[]): boolean {
  return lines.length > 0 && lines.every(({ digital }) => digital !== null);
}
