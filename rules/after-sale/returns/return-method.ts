/** Ways goods come back, with the ids the contract gives them (3.5). */
export const RETURN_METHODS = ['point', 'courier', 'own', 'locker'] as const;

export type ReturnMethod = (typeof RETURN_METHODS)[number];

const IDS: Record<ReturnMethod, string> = { point: '1', courier: '2', own: '3', locker: '4' };

export function returnMethodId(method: ReturnMethod): string {
  return IDS[method];
}

export function readReturnMethod(id: string): ReturnMethod | null {
  return RETURN_METHODS.find((method) => IDS[method] === id) ?? null;
}

/** S2.69: only what is brought in person needs a point; a locker takes a parcel anywhere. */
export function needsReturnPoint(method: ReturnMethod | null): boolean {
  return method === 'point';
}
