/** Named lengths of animations, in milliseconds. */
export const animationLengths = {
  slow: 600, // S9.21
  fast: 200, // S9.22
  normal: 400, // S9.23
} as const;

export type AnimationLength = keyof typeof animationLengths | number;

export const animationTickMs = 13; // S9.24

export function animationMs(length: AnimationLength = 'normal'): number {
  return typeof length === 'number' ? length : animationLengths[length];
}

/** How far along an animation is, 0 to 1, slow at both ends. An animation without length is over at once. */
export function animationProgress(elapsedMs: number, lengthMs: number): number {
  if (elapsedMs >= lengthMs) return 1;
  return 0.5 - Math.cos((Math.max(elapsedMs, 0) / lengthMs) * Math.PI) / 2;
}
