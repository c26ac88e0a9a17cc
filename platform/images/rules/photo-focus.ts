/** Percentages in steps of ten; a crop keeps this point. */
export interface FocusPoint {
  x: number;
  y: number;
}

export const FOCUS_STEP = 10;
const MIDDLE = 50;

export function percentIn(typed: unknown): number {
  const percent = typed === '' ? MIDDLE : Number(typed ?? MIDDLE);
  return Number.isFinite(percent) ? Math.min(Math.max(percent, 0), 100) : MIDDLE;
}

/** „30 70”, empty for the centre. */
export function writeFocus(x: unknown, y: unknown): string {
  const focus = [x, y].map((one) => Math.round(percentIn(one) / FOCUS_STEP) * FOCUS_STEP);
  return focus.every((one) => one === MIDDLE) ? '' : focus.join(' ');
}

export function readFocus(focus: string): FocusPoint {
  const [x, y] = focus.split(' ');
  return { x: percentIn(x), y: percentIn(y) };
}

/** The contract has only an address for a small picture: the focus is its fragment. */
export function addFocus(address: string, focus: string | null | undefined): string {
  return focus ? `${address}#${focus.replace(' ', '-')}` : address;
}

export function focusedSource(address: string): { src: string; 'data-focus'?: string } {
  const [src = '', focus] = address.split('#');
  return focus ? { src, 'data-focus': focus.replace('-', ' ') } : { src };
}
