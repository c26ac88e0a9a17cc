const NON_BREAKING_SPACE = '\u00a0';

/** Loyalty points as a shopper reads them: `100 pkt` (S9.03). */
export function formatPoints(points: number): string {
  const text = String(points).replace('.', ',');
  return `${text.replace(/\B(?=(\d{3})+(?:,|$))/g, NON_BREAKING_SPACE)}${NON_BREAKING_SPACE}pkt`;
}
