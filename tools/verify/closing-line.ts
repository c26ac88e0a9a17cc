import type { Counts } from './step.ts';

export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
