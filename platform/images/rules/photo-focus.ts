/** Percent from the left and from the top, in tens: a picture that is cropped keeps what is there. */
export interface FocusPoint {
  x: number;
  y: number;
}

export const FOCUS_STEP = 10;
const MIDDLE = 50;

/** What was typed or pointed at as a percentage; what is none is the middle. */
export function percentIn(typed: unknown): number {
  const percent = typed === '' ? MIDDLE : Number(typed ?? MIDDLE);
  return Number.isFinite(percent) ? Math.min(Math.max(percent, 0), 100) : MIDDLE;
}

/** As it is kept and carried: „30 70”, empty for the middle, which most photos have. */
export function writeFocus(x: unknown, y: unknown): string {
  const focus = [x, y].map((one) => Math.round(percentIn(one) / FOCUS_STEP) * FOCUS_STEP);
  return focus.every((one) => one === MIDDLE) ? '' : focus.join(' ');
}

export function readFocus(focus: string): FocusPoint {
  const [x, y] = focus.split(' ');
  return { x: percentIn(x), y: percentIn(y) };
}

/** An address is all the calls of the contract give of a small picture: its focus goes behind it, where no server looks. */
export function addFocus(address: string, focus: string | null | undefined): string {
  return focus ? `${address}#${focus.replace(' ', '-')}` : address;
}

/** The same address for an `img`, with the focus next to it. */
export function focusedSource(address: string): { src: string; 'data-focus'?: string } {
  const [src = '', focus] = address.split('#');
  return focus ? { src, 'data-focus': focus.replace('-', ' ') } : { src };
}
