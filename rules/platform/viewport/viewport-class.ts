/** 1 mobile, 2 tablet, 3 desktop, 4 large desktop (S1.14, S9.06). */
export type ViewportClass = 1 | 2 | 3 | 4;

/** The first width in CSS pixels of each class above 1. */
export const viewportStarts = { 2: 757, 3: 979, 4: 1200 } as const;

export function viewportClass(width: number): ViewportClass {
  if (width >= viewportStarts[4]) return 4;
  if (width >= viewportStarts[3]) return 3;
  if (width >= viewportStarts[2]) return 2;
  return 1;
}

/** S9.07: desktop behaviours apply above class 2. */
export const desktopClasses: readonly ViewportClass[] = [3, 4];

/** What only a hand-held screen does. */
export const handheldClasses: readonly ViewportClass[] = [1, 2];
